// A headless Chromium, driven over a pipe: messages of its protocol, each with a zero byte behind it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class Browser {
  #process;
  #profile = mkdtempSync(join(tmpdir(), "chromium-"));
  #pending = new Map();
  #listeners = new Set();
  #received = "";
  #number = 0;

  constructor(command = "chromium") {
    const options = ["--headless", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
      `--user-data-dir=${this.#profile}`, "--force-color-profile=srgb", "--disable-background-networking"];
    // The sandbox of Chromium refuses to work for root, whom many containers run as.
    if (process.getuid() === 0) options.push("--no-sandbox");
    this.#process = spawn(command, options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    this.#process.stdio[4].setEncoding("utf8").on("data", (text) => this.#receive(text));
    this.#process.on("exit", (status) => {
      for (const { reject } of this.#pending.values()) reject(new Error(`the browser ended with status ${status}`));
      this.#pending.clear();
    });
    this.#process.on("error", (error) => { throw error; });
    // After a failure too.
    process.on("exit", () => {
      this.#process.kill();
      rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
    });
  }

  #receive(text) {
    const messages = (this.#received + text).split("\0");
    this.#received = messages.pop();
    for (const message of messages.map((message) => JSON.parse(message))) {
      const waiting = this.#pending.get(message.id);
      if (!waiting) {
        for (const listener of this.#listeners) listener(message);
        continue;
      }
      this.#pending.delete(message.id);
      if (message.error) waiting.reject(new Error(`${waiting.method}: ${message.error.message}`));
      else waiting.resolve(message.result);
    }
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#number;
    this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject, method }));
  }

  listen(listener) { this.#listeners.add(listener); }

  async page() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    for (const domain of ["Page", "Runtime", "Log"]) await page.send(`${domain}.enable`);
    return page;
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.on("exit", resolve));
    await this.send("Browser.close").catch(() => {});
    await ended;
  }
}

export class Page {
  // What went wrong in scripts, style sheets and requests since the page was opened.
  errors = [];
  #browser;
  #session;
  #loaded;

  constructor(browser, session) {
    this.#browser = browser;
    this.#session = session;
    browser.listen(({ method, params, sessionId }) => {
      if (sessionId !== session) return;
      if (method === "Page.loadEventFired") this.#loaded?.();
      if (method === "Runtime.exceptionThrown") {
        const { exception, text } = params.exceptionDetails;
        this.errors.push(exception?.description ?? text);
      }
      if (method === "Runtime.consoleAPICalled" && ["error", "warning", "assert"].includes(params.type)) {
        this.errors.push(params.args.map((argument) => argument.value ?? argument.description).join(" "));
      }
      if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level)) {
        this.errors.push(params.entry.text);
      }
    });
  }

  send(method, params) { return this.#browser.send(method, params, this.#session); }

  async appear(width, height, scheme) {
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  async open(url) {
    this.errors = [];
    const loaded = new Promise((resolve) => { this.#loaded = resolve; });
    const { errorText } = await this.send("Page.navigate", { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await loaded;
  }

  // What a function without free variables gives in the page.
  async evaluate(body, ...values) {
    const expression = `(${body})(${values.map((value) => JSON.stringify(value) ?? "undefined").join(", ")})`;
    const answer = await this.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception.description);
    return answer.result.value;
  }

  async press(key, code = key, text = undefined) {
    const keys = { Backspace: 8, Tab: 9, Enter: 13, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };
    const event = { key, code, windowsVirtualKeyCode: keys[key], text };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  async screenshot() {
    const { cssContentSize: { width, height } } = await this.send("Page.getLayoutMetrics");
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    const { data } = await this.send("Page.captureScreenshot", { format: "png", captureBeyondViewport: true, clip });
    return Buffer.from(data, "base64");
  }
}
