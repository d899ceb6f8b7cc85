// Runs each case of the fixtures, and writes all constraints that come of it.

for (name, run) in CardView.cases {
  let view = CardView()
  run(view)()
  print("CardView.\(name)")
  for record in view.records { print(record) }
}
for (name, run) in ProfileView.cases {
  let view = ProfileView()
  run(view)()
  print("ProfileView.\(name)")
  for record in view.records { print(record) }
}
