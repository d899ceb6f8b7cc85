"""A client of the Language Server Protocol that waits for each answer: what the checks and the replay speak through."""
import json
import subprocess


class Client:
    def __init__(self, program, folder=None):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self.count = 0
        self.notifications = []

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                raise EOFError("the server has ended")
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, parameters=None):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if message.get("id") == self.count:
                return message["result"] if "result" in message else message["error"]
            self.notifications.append(message)

    def tell(self, method, parameters=None):
        self.send({"method": method, "params": parameters})

    def wait(self, method):
        """The parameters of the next notification of a method."""
        while True:
            for message in self.notifications:
                if message.get("method") == method:
                    self.notifications.remove(message)
                    return message["params"]
            self.notifications.append(self.receive())

    def start(self, folder="file:///nowhere"):
        capabilities = {"general": {"positionEncodings": ["utf-8"]}}
        answer = self.ask("initialize", {"capabilities": capabilities, "rootUri": folder})
        self.tell("initialized", {})
        return answer

    def open(self, uri, language, text):
        document = {"uri": uri, "languageId": language, "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})

    def stop(self):
        """The status that the server exits with when it has been shut down."""
        self.ask("shutdown")
        self.tell("exit")
        return self.process.wait(timeout=60)
