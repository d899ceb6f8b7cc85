package import ConflictLogs
import ConstraintGrammar
import ConstraintReports
package import JSON

extension ConflictExplanation {
  /// Writes the log and its explanation as an object of JSON.
  ///
  /// - Parameters:
  ///   - count: how often the conflict has been found.
  ///   - file: the name of the file that the log is in.
  ///   - more: writes what else is to be in the object.
  package func write(
    to writer: inout JSONWriter, count: Int, file: String?, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object { writer in
      writer.member("line", log.line)
      writer.member("file", file)
      writer.member("count", count)
      writer.key("constraints")
      writer.array { writer in for entry in log.entries { writer.value(entry) } }
      writer.key("views")
      writer.array { writer in for view in log.views { writer.value(view) } }
      writer.key("conflict")
      if conflict.isEmpty { writer.null() } else { writer.conflict(of: self) }
      writer.member("given up", givenUpAddress)
      writer.key("advice")
      writer.array { writer in for advice in advice { writer.value(advice) } }
      writer.key("drawings")
      writer.array { writer in for drawing in drawings { writer.value(drawing) } }
      writer.member("text", text(count: count, source: file).joined(separator: "\n"))
      more(&writer)
    }
  }

  private var givenUpAddress: String? {
    guard let index = log.givenUp, case .constraint(let constraint) = log.entries[index] else { return nil }
    return constraint.address
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ entry: ConflictLog.Entry) {
    object { writer in
      switch entry {
      case .constraint(let constraint):
        writer.member("line", constraint.line)
        writer.member("text", constraint.text)
        writer.member("ok", true)
        writer.member("class", constraint.className)
        writer.member("address", constraint.address)
        writer.key("place")
        if let place = constraint.place {
          writer.object { writer in
            writer.member("file", place.file)
            writer.member("line", place.line)
          }
        } else {
          writer.null()
        }
        writer.member("madeBy", constraint.maker.name)
        writer.members(of: constraint.statement)
      case .unread(let unread):
        writer.member("line", unread.line)
        writer.member("text", unread.text)
        writer.member("ok", false)
        writer.member("error", unread.diagnostic)
      }
    }
  }

  fileprivate mutating func value(_ view: PrintedView) {
    object { writer in
      writer.member("address", view.address)
      writer.member("class", view.className)
      writer.member("title", view.title)
      writer.member("name", view.name)
    }
  }

  fileprivate mutating func conflict(of explanation: ConflictExplanation) {
    object { writer in
      writer.key("constraints")
      writer.array { writer in for index in explanation.conflict { writer.value(index) } }
      writer.key("proof")
      writer.array { writer in
        for step in explanation.proof {
          writer.object { writer in
            switch step.part {
            case .constraint(let index): writer.member("constraint", index)
            case .size(let item, let attribute), .margin(let item, let attribute):
              writer.member("item", item)
              writer.member("attribute", attribute.rawValue)
            }
            writer.member("times", step.times)
          }
        }
      }
      writer.key("assumedSuperview")
      if let (view, superview) = explanation.assumedSuperview {
        writer.object { writer in
          writer.member("view", view)
          writer.member("superview", superview)
        }
      } else {
        writer.null()
      }
      writer.member("text", explanation.reason.joined(separator: "\n"))
    }
  }

  fileprivate mutating func value(_ advice: ConflictExplanation.Advice) {
    object { writer in
      writer.member("constraint", advice.constraint)
      writer.member("text", advice.text)
      writer.member("swift", advice.swift)
      writer.member("objc", advice.objectiveC)
    }
  }

  fileprivate mutating func value(_ drawing: ConflictDrawing) {
    object { writer in
      writer.member("axis", drawing.isVertical ? "vertical" : "horizontal")
      writer.key("extents")
      writer.array { writer in for extent in drawing.extents { writer.object { $0.members(of: extent) } } }
      writer.key("undetermined")
      writer.array { writer in for item in drawing.undetermined { writer.value(item) } }
      writer.key("demand")
      switch drawing.demand {
      case .extent(let extent)?: writer.object { $0.members(of: extent) }
      case .line(let item, let attribute, let place)?:
        writer.object { writer in
          writer.member("item", item)
          writer.member("attribute", attribute.rawValue)
          writer.member("place", place)
        }
      case nil: writer.null()
      }
      writer.member("constraint", drawing.constraint)
    }
  }

  private mutating func members(of extent: ConflictDrawing.Extent) {
    member("item", extent.view)
    member("start", extent.start)
    member("end", extent.end)
  }
}
