import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox, type Sandbox } from "../src/index.ts";
import { createRun } from "./support/create-run.ts";

let url: string;
let sandbox: Sandbox;
const paths: string[] = [];
const revoked: string[] = [];
const server = createServer((request, response) => {
  paths.push(`${request.method} ${request.url} ${request.headers.authorization}`);
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
function run(source: string, one = sandbox, versionId = `version${versions++}`) {
  const createToken = async () => ({
    text: `token-of-${versionId}`,
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    revoke: async () => void revoked.push(versionId),
  });
  return one.run(createRun(source, { versionId, url, createToken }));
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
