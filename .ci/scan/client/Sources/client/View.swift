// Never compiled: what the plug-in reads are texts.
#if canImport(UIKit)
  func layOut(_ views: [String: UIView]) {
    let both = ["title": title, "icon": icon]
    add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8[icon]|", metrics: nil, views: both))
    add(NSLayoutConstraint.constraints(withVisualFormat: "V:|[titel]|", metrics: nil, views: both))
    /* é😀 */ add(NSLayoutConstraint.constraints(withVisualFormat: "V:[icon]|", metrics: nil, views: ["icon": icon, "é😀": e]))
  }
#endif
