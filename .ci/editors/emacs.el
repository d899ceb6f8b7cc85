;; Opens a source in Emacs with Eglot, which the article's lines have told of the server: the diagnostic is at its place, and the buffer
;; is as expected once the mistake is fixed, a call migrated and a view renamed. What is changed is written to the file.

(require 'eglot)

(defun wait-for (what test)
  "Waits ten seconds at most until TEST holds; WHAT is told if it does not."
  (let ((end (+ (float-time) 10)))
    (while (not (funcall test))
      (when (> (float-time) end) (error "no %s" what))
      (accept-process-output nil 0.05))))

(defun go-to (text)
  "Goes to the beginning of TEXT, wherever it is."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun apply-action (title)
  "Applies the action at point that is called TITLE."
  (let ((action (seq-find (lambda (action) (equal (plist-get action :title) title)) (eglot-code-actions (point)))))
    (unless action (error "no action %s" title))
    (eglot--apply-workspace-edit (plist-get action :edit))
    ;; The server is told when Emacs has nothing else to do, which here it always has.
    (eglot--signal-textDocument/didChange)))

(setq eglot-sync-connect 10 eglot-confirm-server-initiated-edits nil)
(find-file (pop command-line-args-left))
(apply #'eglot (eglot--guess-contact))
(wait-for "diagnostic" (lambda () (flymake-start) (flymake-diagnostics)))
(let ((diagnostic (car (flymake-diagnostics))))
  (go-to "\" options")
  ;; Where nothing is left of the text, Flymake marks what is beside it.
  (unless (<= (flymake-diagnostic-beg diagnostic) (point) (flymake-diagnostic-end diagnostic))
    (error "the diagnostic is at %s" (flymake-diagnostic-beg diagnostic))))
(apply-action "Insert ']'")
(go-to "icon(44)")
(apply-action "Write this call as anchors")
(go-to "title]")
(eglot-rename "caption")
(save-buffer)
(eglot-shutdown (eglot-current-server))
