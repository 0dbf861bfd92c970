import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { buildRequest } from "../site/scripts/try-it/build-request.ts";
import type { Filled } from "../site/scripts/try-it/operation.ts";
import { writeCurl } from "../site/scripts/try-it/write-curl.ts";
import { fillForm, findForm } from "./support/filled-forms.ts";

const heard: Request[] = [];
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  heard.push(
    new Request(`http://here${request.url}`, {
      method: request.method ?? "",
      headers: request.headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    }),
  );
  response.end();
});
let baseUrl = "";

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => server.close());

const hasCurl = findCurl();
// CI must not skip these tests, because nothing else runs them.
const test = it.skipIf(!hasCurl && !process.env["CI"]);

/** Runs the command in a folder with the file that it sends. */
async function runCurl(filled: Filled, operationId: string): Promise<Request> {
  const folder = mkdtempSync(join(tmpdir(), "data-import-docs-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const value of filled.values.values()) {
    if (value instanceof File) writeFileSync(join(folder, value.name), await value.text());
  }
  const command = writeCurl(buildRequest(findForm(operationId), filled));
  await promisify(execFile)("sh", ["-c", `${command} --silent --show-error --max-time 20`], {
    cwd: folder,
    env: { ...process.env, DATA_IMPORT_TOKEN: "from-the-environment", NO_PROXY: "*" },
  });
  return heard.pop() as Request;
}

test("curl asks with the query and the headers (needs curl)", async () => {
  const filled = {
    ...fillForm(findForm("listEvents"), baseUrl, true),
    token: "a secret",
    prefer: "code=500",
  };
  filled.values.set("query.topic", "it's & <that>?");
  const request = await runCurl(filled, "listEvents");
  expect(request.method).toBe("GET");
  expect(new URL(request.url).searchParams.get("topic")).toBe("it's & <that>?");
  expect(request.headers.get("authorization")).toBe("Bearer from-the-environment");
  expect(request.headers.get("prefer")).toBe("code=500");
});

test("curl sends the body of the form (needs curl)", async () => {
  const body = '{\n  "title": "It\'s $HOME \\"quoted\\"",\n  "body": "@file"\n}';
  const request = await runCurl({ ...fillForm(findForm("updateDocument"), baseUrl), body }, "updateDocument");
  expect(request.method).toBe("PATCH");
  expect(request.headers.get("content-type")).toBe("application/json");
  expect(request.headers.get("authorization")).toBe("Bearer my-access-token");
  expect(await request.text()).toBe(body);
});

test("curl sends the parts of an upload (needs curl)", async () => {
  const filled = fillForm(findForm("uploadFile"), baseUrl, true);
  filled.values.set("part.file", new File(["a;b\n"], 'odd; "name".csv'));
  filled.values.set("part.spaceId", "@us;type=text/html");
  const parts = await (await runCurl(filled, "uploadFile")).formData();
  const file = parts.get("file") as File;
  expect([file.name, await file.text()]).toEqual(['odd; "name".csv', "a;b\n"]);
  expect(parts.get("spaceId")).toBe("@us;type=text/html");
  const sent = parts.getAll("actions").map((part) => JSON.parse(String(part)));
  expect(sent).toEqual(JSON.parse(String(filled.values.get("part.actions"))));
});

function findCurl(): boolean {
  try {
    execFileSync("curl", ["--version"]);
    return true;
  } catch {
    return false;
  }
}
