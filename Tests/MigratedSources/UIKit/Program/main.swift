import UIKit

// Runs each case of the fixtures, and writes all constraints that come of it.

@MainActor func record<Fixture: Scene>(_ cases: [(String, (Fixture) -> () -> Void)]) {
  for (name, run) in cases {
    let view = Fixture(in: UIView())
    run(view)()
    print("\(Fixture.self).\(name)")
    for line in view.records { print(line) }
  }
}

MainActor.assumeIsolated {
  record(CardView.cases)
  record(ProfileView.cases)
  record(BannerView.cases)
  record(FormerView.cases)
}
