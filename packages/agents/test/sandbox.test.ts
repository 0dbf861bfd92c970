import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox, type Run, type Sandbox } from "../src/index.ts";
import { createRun } from "./support/create-run.ts";

let url: string;
let sandbox: Sandbox;
const paths: string[] = [];
const traces: unknown[] = [];
const revoked: string[] = [];
/** How the server got the bodies of changes: their lengths, or that they came in pieces. */
const bodies: unknown[] = [];
/** What the server responds before its usual response. */
const conflicts: string[] = [];
const server = createServer((request, response) => {
  paths.push(`${request.method} ${request.url} ${request.headers.authorization}`);
  traces.push(request.headers["traceparent"]);
  if (request.method !== "GET")
    bodies.push(request.headers["content-length"] ?? request.headers["transfer-encoding"]);
  const code = conflicts.shift();
  if (code !== undefined) {
    response.writeHead(409, { "content-type": "application/json" });
    response.end(JSON.stringify({ errors: [{ message: "Not now.", code }] }));
    return;
  }
  response.setHeader("content-type", "application/json").end('{"data":{"id":"us_acc_1"}}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  sandbox = createSandbox();
});
afterAll(async () => {
  await sandbox.close();
  server.close();
});

let versions = 0;
function run(source: string, one = sandbox, versionId = `version${versions++}`, changes: Partial<Run> = {}) {
  const createToken = async () => ({
    text: `token-of-${versionId}`,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    revoke: async () => void revoked.push(versionId),
  });
  return one.run(createRun(source, { versionId, url, createToken, ...changes }));
}

test("code of every form runs, with a client, its token and its log", async () => {
  const forms = {
    "ES module":
      "export default async (event, { api, log }) => { log(event.topic); await api.accounts.getCurrent(); };",
    CommonJS:
      "const util = require('util'); module.exports = async (event, { api }) => { console.error(util.format('%s', event.topic)); await api.accounts.getCurrent(); };",
    "a bundled default":
      "exports.default = { default: { dispatchEvent(event) { this.seen(event); }, seen(event) { console.log(event.topic); } } };",
    "a client of events":
      "export const dispatchEvent = async ({ topic }) => { console.log(topic); await fetch(process.env.DATA_IMPORT_URL + '/accounts/current', { headers: { authorization: 'Bearer ' + process.env.DATA_IMPORT_TOKEN } }); };",
  };
  for (const [form, source] of Object.entries(forms)) {
    paths.length = 0;
    const result = await run(source);
    expect([form, result.success, result.log.trim()]).toEqual([form, true, "commit:created"]);
    if (form === "a bundled default") continue;
    expect(paths).toEqual([expect.stringMatching(/^GET \/v1\/accounts\/current Bearer token-of-/)]);
    expect(result.measurements).toMatchObject({ requestCount: 1, bytesReceived: 26 });
  }
});

test("requests of a run belong to its trace, and to no later one", async () => {
  traces.length = 0;
  const [first, second, own] = ["1", "2", "3"].map(
    (digit) => `00-${digit.repeat(32)}-${digit.repeat(16)}-01`,
  );
  const source = `export default async ({ id }, { api }) => {
    console.log(process.env.TRACEPARENT ?? "none");
    await api.accounts.getCurrent({}, { headers: { "x-event": "1" } });
    await fetch(process.env.DATA_IMPORT_URL + "/accounts/current", {
      headers: { authorization: "Bearer " + process.env.DATA_IMPORT_TOKEN, traceparent: "${own}" },
    });
    await new Promise((resolve, reject) => {
      const request = process.getBuiltinModule("node:http").request(process.env.DATA_IMPORT_URL + "/accounts/current");
      request.on("response", (response) => response.resume().on("end", resolve)).on("error", reject).end();
    });
  };`;
  const logs: string[] = [];
  for (const traceparent of [first, undefined, second]) {
    const result = await run(source, sandbox, "traced", { traceparent });
    logs.push(result.log);
  }
  expect(logs).toEqual([first, "none", second]);
  expect(traces).toEqual([first, own, first, undefined, own, undefined, second, own, second]);
});

test("code that throws fails its run with the reason, and runs again", async () => {
  const source =
    "let runs = 0; export default () => { runs += 1; if (runs === 1) throw new Error('Out of cups.'); console.log(runs); };";
  expect(await run(source, sandbox, "same")).toMatchObject({
    success: false,
    log: expect.stringContaining("Error: Out of cups."),
  });
  expect(await run(source, sandbox, "same")).toMatchObject({ success: true, log: "2" });
  expect(await run("export const no = 1;")).toMatchObject({ log: expect.stringContaining("dispatchEvent") });
  expect(await run("import x from 'left-pad';")).toMatchObject({ success: false });
});

test("code that takes too long is killed, and its token is revoked", async () => {
  const short = createSandbox({ timeLimit: 700 });
  const result = await run("export default () => { for (;;); };", short, "endless");
  expect(result).toMatchObject({ success: false, log: "The run was ended after 0.7 seconds." });
  expect(revoked).toContain("endless");
  await short.close();
});

test("a request waits while a lock or a job lasts, but not for a conflict that stays", async () => {
  const source = "export default (event, { api }) => api.accounts.getCurrent();";
  paths.length = 0;
  conflicts.push("sheet_locked", "job_blocks", "sheet_revalidating");
  expect(await run(source)).toMatchObject({ success: true });
  expect([paths.length, conflicts]).toEqual([4, []]);
  conflicts.push("name_taken");
  expect(await run(source)).toMatchObject({ success: false, log: expect.stringContaining("Not now.") });
  expect(paths).toHaveLength(5);
  const short = createSandbox({ timeLimit: 3000 });
  conflicts.push(...Array.from({ length: 1000 }, () => "sheet_locked"));
  expect(await run(source, short)).toMatchObject({
    success: false,
    log: expect.stringContaining("Not now."),
  });
  conflicts.length = 0;
  await short.close();
});

test("a body is sent with its length, also after a conflict", async () => {
  bodies.length = 0;
  conflicts.push("sheet_locked");
  const source = `export default (event, { api }) => api.spaces.create({ name: "Cups" });`;
  expect(await run(source)).toMatchObject({ success: true });
  const { length } = JSON.stringify({ name: "Cups" });
  expect(bodies).toEqual([`${length}`, `${length}`]);
});

test("a process reaches an address that has only the API without a gate", async () => {
  const source = "export default () => console.log(process.env.DATA_IMPORT_URL);";
  expect(await run(source, sandbox, "direct", { hasOnlyApi: true })).toMatchObject({ log: url });
  expect((await run(source, sandbox, "gated")).log).not.toBe(url);
});

test("hooks that met a conflict are named, and are given to the run that comes again", async () => {
  const source = `export default (event, { log, retry }) => {
    log(retry);
    if (retry) return;
    const conflict = Object.assign(new Error("locked"), { name: "HookConflictError", retry: ["cups/hook-1"] });
    throw new AggregateError([conflict, new Error("Out of cups.")]);
  };`;
  const retry = ["cups/hook-1"];
  expect(await run(source, sandbox, "again")).toMatchObject({ success: false, retry });
  const result = await run(source, sandbox, "again", { retry });
  expect(result).toMatchObject({ success: true, log: '[ "cups/hook-1" ]' });
  expect(result).not.toHaveProperty("retry");
});

test.each(["esm", "cjs"] as const)("errors name the original lines of a bundle as %s", async (format) => {
  const contents = `interface Cup { size: number }

export default (event: Cup | null, { log }: { log(text: unknown): void }) => {
  try { checkSize(null); } catch (error) { log(error); }
  return checkSize(null);
};

function checkSize(cup: Cup | null): number {
  if (cup === null) throw new Error("There is no cup.");
  return cup.size;
}`;
  const { outputFiles } = await build({
    stdin: { contents, loader: "ts", sourcefile: "cups.ts" },
    bundle: true,
    format,
    minify: true,
    write: false,
    sourcemap: "external",
    outfile: "agent.js",
  });
  const [map, code] = [".map", ".js"].map((end) => outputFiles.find(({ path }) => path.endsWith(end))?.text);
  const { log } = await run(code ?? "", sandbox, `mapped-${format}`, { sourceMap: map });
  expect(log.match(/cups\.ts:9:\d+/g)).toHaveLength(2);
  expect(log).toMatch(/cups\.ts:4:\d+.*cups\.ts:5:\d+/s);
  expect(log).not.toContain("data:");
  for (const sourceMap of [undefined, "no map", '{"version":3,"sources":[],"mappings":"@@"}', "null"]) {
    const plain = await run(
      contents.replaceAll(/interface.*|: Cup \| null|: number|: \{ log.*?\}/g, ""),
      sandbox,
      undefined,
      { sourceMap },
    );
    expect(plain.log).toMatch(/\/agent\.js:9:\d+.*\/agent\.js:9:\d+/s);
  }
});

test("code reaches the API of the service, and nothing else at its address", async () => {
  const source = `export default async (event, { log }) => {
    const { origin, hostname, port } = new URL(process.env.DATA_IMPORT_URL);
    for (const path of ["/v1/accounts/current?a=b%20c", "/metrics", "/v1", "/v1/../metrics", "/v1/%2e%2e/metrics", "/v1x/y"]) {
      log((await fetch(origin + path)).status, path);
    }
    for (const target of ["/v1/../metrics", "//v1/x", "metrics", "http://x/metrics"]) {
      const socket = await Deno.connect({ hostname, port: Number(port) });
      await socket.write(new TextEncoder().encode("GET " + target + " HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n"));
      const bytes = new Uint8Array(100);
      const count = await socket.read(bytes);
      log(new TextDecoder().decode(bytes.subarray(0, count)).slice(9, 12), target);
    }
    await fetch("ADDRESS/metrics").catch(({ name }) => log(name));
  };`.replace("ADDRESS", new URL(url).origin);
  paths.length = 0;
  const { log } = await run(source);
  expect(log.split("\n")).toEqual([
    ...["200 /v1/accounts/current?a=b%20c", "404 /metrics", "404 /v1", "404 /v1/../metrics"],
    ...["404 /v1/%2e%2e/metrics", "404 /v1x/y"],
    ...["404 /v1/../metrics", "404 //v1/x", "400 metrics", "404 http://x/metrics"],
    "NotCapable",
  ]);
  expect(paths).toEqual(["GET /v1/accounts/current?a=b%20c undefined"]);
});

test("requests of node:http are counted, also in a bundle, and so are those that fail", async () => {
  const ask = `(send, target) => new Promise((resolve) => {
    const request = send(target, { method: "POST", headers: { "content-length": 3 } }, (response) => response.resume().on("end", resolve));
    request.on("error", resolve);
    request.write("a");
    request.end("bc");
  })`;
  const forms = [
    `import { request } from "node:http"; const ask = ${ask};
     export default async () => { await ask(request, process.env.DATA_IMPORT_URL + "/x"); await ask(request, "http://127.0.0.1:1/"); };`,
    `const { request } = require("http"); const ask = ${ask};
     module.exports = async () => { await ask(request, process.env.DATA_IMPORT_URL + "/x"); await ask(request, "http://127.0.0.1:1/"); };`,
  ];
  const open = createSandbox({ hosts: ["127.0.0.1:1"] });
  for (const source of forms) {
    const { success, log, measurements } = await run(source, open);
    expect([success, log]).toEqual([true, ""]);
    expect(measurements).toMatchObject({
      requestCount: 2,
      failedRequestCount: 1,
      bytesSent: 6,
      bytesReceived: 26,
    });
  }
  await open.close();
  conflicts.push("other", "other");
  const { measurements } = await run(
    "export default async () => { for (const i of [1, 2]) await fetch(process.env.DATA_IMPORT_URL + '/x'); };",
  );
  expect(measurements).toMatchObject({ requestCount: 2, failedRequestCount: 2 });
});

test("code reads the variables that the operator names, and no others", async () => {
  const named = createSandbox({ variables: { SHOP_KEY: "token", SHOP_URL: "url", SHOP_BASE: "base" } });
  const source = `export default (event, { log }) => {
    const { SHOP_KEY, SHOP_URL, SHOP_BASE, DATA_IMPORT_URL, PATH } = process.env;
    log(SHOP_KEY, SHOP_URL === DATA_IMPORT_URL, SHOP_BASE + "/v1" === SHOP_URL, PATH);
  };`;
  expect((await run(source, named, "named")).log).toBe("token-of-named true true undefined");
  await named.close();
  expect((await run(source)).log).toBe("undefined false false undefined");
});

test("the lines of a stack are short, in the code of the agent, and name no folder of this machine", async () => {
  const filler = `/* ${"x".repeat(400_000)} */`;
  for (const source of [
    `${filler}\nexport default () => {\n  throw new Error("Out of cups.");\n};`,
    `${filler}\nmodule.exports = () => {\n  throw new Error("Out of cups.");\n};`,
    `${filler}\nimport x from "left-pad";\nexport default () => x;`,
  ]) {
    const { success, log } = await run(source);
    expect(success).toBe(false);
    expect(log.length).toBeLessThan(1000);
    expect(log).toContain(source.includes("left-pad") ? "left-pad" : "/agent.js:3:");
    expect(log).not.toMatch(/file:|data:|blob:|xxxx|child\.js/);
  }
});

test("runs of one version at the same time have a process, a token, a log and an end each", async () => {
  const source =
    "let count = 0; export default async ({ name }, { log }) => { count += 1; log(name, count); if (name === 'held') await new Promise(() => setInterval(() => {}, 1000)); };";
  let tokens = 0;
  const createToken = async () => {
    tokens += 1;
    return { text: `token-${tokens}`, expiresAt: "2999-01-01T00:00:00.000Z", revoke: async () => {} };
  };
  const ending = new AbortController();
  const handle = (name: string, changes: Partial<Run> = {}) =>
    run(source, sandbox, "several", { event: { name }, createToken, ...changes });
  const held = handle("held", { signal: ending.signal });
  expect(await handle("first")).toMatchObject({ success: true, log: "first 1" });
  // The process that is free takes it, with what its code remembers.
  expect(await handle("second")).toMatchObject({ success: true, log: "second 2" });
  expect(tokens).toBe(2);
  ending.abort(new Error("The claim is lost."));
  await expect(held).rejects.toThrow("The claim is lost.");
  expect(await handle("third")).toMatchObject({ success: true, log: "third 3" });
});
