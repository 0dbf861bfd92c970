import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationCases } from "./support/operation-cases.ts";
import { startServer, type TestServer } from "./support/server.ts";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const readme = readFileSync(`${packageFolder}README.md`, "utf8");
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test("the first example of the README runs unchanged", async () => {
  const sheets = operationCases.find(({ operationId }) => operationId === "listSheets")?.successes[0]?.value;
  server.respondWith({ status: 200, body: JSON.stringify(sheets) });
  const [, example = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const program = example.replace("http://localhost:4011/v1", server.baseUrl);
  const parameters = [
    "--conditions=@data-import/source",
    "--input-type=module-typescript",
    "--eval",
    program,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, {
    cwd: packageFolder,
  });
  const { data } = sheets as { data: { id: string; name: string }[] };
  expect(stdout).toBe(data.map(({ id, name }) => `${id} ${name}\n`).join(""));
  expect(server.received.map(({ url }) => url)).toEqual(["/v1/sheets?workbookId=us_wb_Rm5yZ1hC"]);
});
