"""The server as a client of another maker sees it: each feature once, through typed requests and answers."""
import os
import pathlib

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.environ["CONSTRAINT_GRAMMAR"]
SOURCE = """class Card: UIView {
  func layOut() {
    let views = ["title": title, "icon": icon]
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[title]-8-[icon", options: [], metrics: nil, views: views))
    addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[title(44)]", options: [], metrics: nil, views: views))
  }
}
"""
LINES = SOURCE.split("\n")


def position(line, text, behind=0):
    return types.Position(line, LINES[line].index(text) + behind)


def applied(text, edit):
    lines = text.split("\n")
    edits = [edit for changes in edit.changes.values() for edit in changes]
    for change in sorted(edits, key=lambda edit: (edit.range.start.line, edit.range.start.character), reverse=True):
        start, end = change.range.start, change.range.end
        before, behind = lines[start.line][: start.character], lines[end.line][end.character :]
        lines[start.line : end.line + 1] = (before + change.new_text + behind).split("\n")
    return "\n".join(lines)


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(client: LanguageClient, tmp_path: pathlib.Path):
    uri = (tmp_path / "Card.swift").as_uri()
    client.uri = uri
    client.options = {"pageOfCodes": "https://host/codes"}
    # What the editor says that it takes, and this client does not.
    client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda parameters: None)
    await client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"),
            initialization_options=client.options,
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="app")],
        ))
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, types.LanguageKind.Swift, 1, SOURCE)))
    yield
    await client.shutdown_session()


def place(client, where):
    return {"text_document": types.TextDocumentIdentifier(client.uri), "position": where}


async def actions(client, where, only=None):
    return await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(client.uri), types.Range(where, where),
            types.CodeActionContext(diagnostics=[], only=only)))


async def test_diagnostics(client):
    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(types.TextDocumentIdentifier(client.uri)))
    (diagnostic,) = report.items
    assert diagnostic.range.start == position(3, '", options')
    assert diagnostic.code == "unexpected-end"
    assert diagnostic.severity == types.DiagnosticSeverity.Error
    whole = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    assert [item.uri for item in whole.items] == [client.uri]


async def test_changes(client):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, client.uri),
            [types.TextDocumentContentChangePartial(
                text="]", range=types.Range(position(3, '", options'), position(3, '", options')))]))
    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(types.TextDocumentIdentifier(client.uri)))
    assert list(report.items) == []


async def test_code_actions(client):
    (fix, *_) = await actions(client, position(3, '", options'), ["quickfix"])
    assert (fix.title, fix.is_preferred) == ("Insert ']'", True)
    everything = await actions(client, position(3, "title]"))
    titles = [action.title for action in everything]
    assert "Fix all constraint strings of this file" in titles
    assert "Write it in compact-constraint-2021" not in titles
    migrate = next(
        action for action in await actions(client, position(4, "title(44)")) if action.title == "Write this call as anchors")
    assert "title.heightAnchor.constraint(equalToConstant: 44)" in migrate.edit.document_changes[0].edits[0].new_text


async def test_resolved_action(client):
    offered = await actions(client, position(4, "title(44)"))
    action = next(action for action in offered if action.title == "Write all calls of this file as anchors")
    assert action.edit is None
    resolved = await client.code_action_resolve_async(action)
    (change,) = resolved.edit.document_changes[0].edits
    assert "title.heightAnchor.constraint(equalToConstant: 44)" in change.new_text


async def test_codes(client):
    report = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(types.TextDocumentIdentifier(client.uri)))
    assert report.items[0].code_description.href == "https://host/codes#unexpected-end"


async def test_hover(client):
    hover = await client.text_document_hover_async(types.HoverParams(**place(client, position(4, "title(44)"))))
    assert "- title is 44 high" in hover.contents.value
    assert "IDENTIFIER ::=" in hover.contents.value


async def test_completion(client):
    answer = await client.text_document_completion_async(
        types.CompletionParams(**place(client, position(3, "title]"))))
    assert [item.label for item in answer] == ["icon", "title"]


async def test_names(client):
    where = place(client, position(4, "title(44)"))
    highlights = await client.text_document_document_highlight_async(types.DocumentHighlightParams(**where))
    # A string that can't be read has no names.
    assert [highlight.range.start.line for highlight in highlights] == [2, 4]
    named = await client.text_document_prepare_rename_async(types.PrepareRenameParams(**where))
    assert named.placeholder == "title"


async def test_semantic_tokens(client):
    tokens = await client.text_document_semantic_tokens_full_async(
        types.SemanticTokensParams(types.TextDocumentIdentifier(client.uri)))
    assert len(tokens.data) % 5 == 0 and len(tokens.data) > 0


async def test_rename_in_a_line(client):
    uri = "untitled:layout.compact-constraint"
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "plaintext", 1, "a.width = b.width\na.top = b.top")))
    edit = await client.text_document_rename_async(
        types.RenameParams(types.TextDocumentIdentifier(uri), types.Position(0, 0), "title"))
    assert [(change.range.start.line, change.new_text) for change in edit.document_changes[0].edits] == [
        (0, "title"), (1, "title")]


async def test_grammar(client):
    uri = "untitled:list.ebnf"
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "ebnf", 1, "list ::= item+\nitem ::= [a-z]")))
    definition = await client.text_document_definition_async(
        types.DefinitionParams(types.TextDocumentIdentifier(uri), types.Position(0, 10)))
    assert (definition.uri, definition.range.start) == (uri, types.Position(1, 0))
    hover = await client.text_document_hover_async(
        types.HoverParams(types.TextDocumentIdentifier(uri), types.Position(0, 10)))
    assert "├──([a-z])──┤" in hover.contents.value
