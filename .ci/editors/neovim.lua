-- Opens a source in Neovim, which the article's lines have told of the server: the diagnostic is at its place, and the buffer is as
-- expected once the mistake is fixed, a call migrated and a view renamed.
-- What is changed is written to the file.
local function fail(message)
  io.stderr:write("neovim: " .. message .. "\n")
  vim.cmd("cquit")
end

-- A place in the buffer, from 0 on, as the server counts.
local function position(line, text)
  local found = vim.api.nvim_buf_get_lines(0, line, line + 1, true)[1]:find(text, 1, true)
  if not found then fail("no " .. text) end
  return { line = line, character = found - 1 }
end

local function ask(method, parameters)
  parameters.textDocument = vim.lsp.util.make_text_document_params()
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 10000)
  for _, answer in pairs(answers or {}) do
    if answer.result then return answer.result end
    if answer.err then fail(answer.err.message) end
  end
  fail("no answer to " .. method)
end

local function apply(place, title)
  local actions = ask("textDocument/codeAction", { range = { start = place, ["end"] = place }, context = { diagnostics = {} } })
  for _, action in ipairs(actions) do
    if action.title == title then return vim.lsp.util.apply_workspace_edit(action.edit, "utf-16") end
  end
  fail("no action '" .. title .. "'")
end

if not vim.wait(10000, function() return #vim.diagnostic.get(0) > 0 end) then fail("no diagnostic") end
local diagnostics = vim.diagnostic.get(0)
local place = position(2, '" options')
if #diagnostics ~= 1 or diagnostics[1].lnum ~= place.line or diagnostics[1].col ~= place.character then
  fail(vim.inspect(diagnostics))
end
apply(place, "Insert ']'")
if not vim.wait(10000, function() return #vim.diagnostic.get(0) == 0 end) then fail("the mistake is still there") end
apply(position(3, "icon(44)"), "Write this call as anchors")
local renamed = ask("textDocument/rename", { position = position(2, "title]"), newName = "caption" })
vim.lsp.util.apply_workspace_edit(renamed, "utf-16")
vim.cmd("write")
vim.lsp.stop_client(vim.lsp.get_active_clients())
vim.cmd("qall!")
