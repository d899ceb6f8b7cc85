import ConflictLogs

// The programs of the pages of the module ConflictLogs, each as it stands there.

extension PageTests {
  /// What Auto Layout prints
  static func explainALog(_ print: Output) throws {
    let console = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x60 V:|-(0)-[UIButton:0x7a'Cancel']   (active, names: '|':UIView:0x7b )>",
          "<NSLayoutConstraint:0x61 UIButton:0x7a'Cancel'.height == 52   (active)>",
          "<NSLayoutConstraint:0x62 UIButton:0x7a'Cancel'.width == 100   (active)>",
          "<NSLayoutConstraint:0x63 V:[UIButton:0x7a'Cancel']-(42)-|   (active, names: '|':UIView:0x7b )>",
          "<NSAutoresizingMaskLayoutConstraint:0x64 h=--& v=--& UIView:0x7b.height == 86   (active)>"
      )
      """

    for log in ConflictLog.logs(in: console) {
      for line in ConflictExplanation(of: log).text() { print(line) }
    }
    // line 1: 4 of 5 constraints contradict each other
    //   button "Cancel" begins at the top of UIView (line 3)
    //   button "Cancel" is 52 high (line 4)
    //   button "Cancel" ends 42 above the bottom of UIView (line 6)
    //   so UIView is 94 high (52 + 42 = 94);
    //   but UIView is 86 high (line 7, made from the frame of a view that keeps its autoresizing mask)
    // Advice: the frame of UIView is set by what contains it: give the priority 999 to: button "Cancel" is 52 high.
    //     let constraint1 = buttonCancel.heightAnchor.constraint(equalToConstant: 52)
    //     constraint1.priority = .init(rawValue: 999)
  }
}
