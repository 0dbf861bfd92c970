import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import draft06 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import formats from "ajv-formats";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  command,
  endCommand,
  headers,
  readAddress,
  runCommand,
  startCommand,
  startProgram,
  waitFor,
} from "./support/command.ts";

const sheets = "/sheets?workbookId=us_wb_Rm5yZ1hC";
let folder = "";
let file = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mock-record-"));
  file = join(folder, "out.har");
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Entry {
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly postData?: Record<string, unknown>;
  };
  readonly response: { readonly status: number; readonly content: Record<string, unknown> };
  readonly comment?: string;
}

/** The entries of a HAR 1.2 file; throws if it is not valid. */
function readHar(): Entry[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addMetaSchema(draft06);
  const schemas: Record<string, object> = createRequire(import.meta.url)("har-schema");
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const har = JSON.parse(readFileSync(file, "utf8"));
  if (!ajv.validate("har.json#", har)) throw new Error(ajv.errorsText());
  return har.log.entries;
}

describe("data-import-mock --record", () => {
  it("writes requests and responses unchanged, without the token", async () => {
    const mock = startCommand("--port", "0", "--quiet", "--record", file);
    const url = await readAddress(mock);
    const found = await (await fetch(`${url}${sheets}`, { headers })).text();
    const patch = JSON.stringify({ name: "Лампа" });
    await fetch(`${url}/accounts/current`, {
      method: "PATCH",
      headers: { ...headers, "Content-Type": "application/json", Cookie: "session=a-secret" },
      body: patch,
    });
    await fetch(`${url}/nowhere`, { headers });
    await endCommand(mock);

    const entries = readHar();
    expect(entries).toMatchObject([
      {
        request: {
          method: "GET",
          url: `${url}${sheets}`,
          queryString: [{ name: "workbookId", value: "us_wb_Rm5yZ1hC" }],
        },
        response: { status: 200, statusText: "OK", content: { mimeType: "application/json", text: found } },
        comment: "listSheets",
      },
      {
        request: {
          postData: { mimeType: "application/json", text: patch },
          bodySize: Buffer.byteLength(patch),
          headers: expect.arrayContaining([{ name: "authorization", value: "[redacted]" }]),
        },
        response: { status: 200 },
      },
      { response: { status: 404 } },
    ]);
    expect(readFileSync(file, "utf8")).not.toMatch(/a-token-that-nobody-may-see|a-secret/);
  });

  it("writes bytes as base64", async () => {
    const mock = startCommand("--port", "0", "--quiet", "--record", file);
    const url = await readAddress(mock);
    const form = new FormData();
    form.set("spaceId", "us_sp_8vKd3QxN");
    form.set("file", new Blob([new Uint8Array([0xff, 0x00, 0xfe])]), "bytes.bin");
    await fetch(`${url}/files`, { method: "POST", headers, body: form });
    await endCommand(mock);
    const [{ request } = { request: undefined }] = readHar();
    expect(request?.postData).toMatchObject({ _encoding: "base64" });
    const sent = Buffer.from(String(request?.postData?.["text"]), "base64");
    expect(sent.includes(Buffer.from([0xff, 0x00, 0xfe]))).toBe(true);
  });

  it("names faults, and has the response before the fault", async () => {
    const mock = startCommand(
      "--port",
      "0",
      "--quiet",
      "--record",
      file,
      "--fault-rate",
      "1",
      "--faults",
      "reset,truncate",
    );
    const url = await readAddress(mock);
    for (let count = 0; count < 12; count++) {
      await fetch(`${url}${sheets}`, { headers })
        .then((response) => response.text())
        .catch(() => {});
    }
    await endCommand(mock);
    const entries = readHar();
    expect(entries).toHaveLength(12);
    for (const { comment, response } of entries) {
      if (comment === "listSheets, fault: reset")
        expect(response).toMatchObject({ status: 0, content: { size: 0 } });
      else
        expect([comment, response.status, JSON.parse(String(response.content["text"]))]).toMatchObject([
          "listSheets, fault: truncate",
          200,
          { data: [{ name: "Products" }, { name: "People" }] },
        ]);
    }
  });

  it("has every response, even if the process is killed", async () => {
    const mock = startCommand("--port", "0", "--quiet", "--record", file);
    const url = await readAddress(mock);
    expect(readHar()).toEqual([]);
    for (let count = 1; count <= 5; count++) {
      await fetch(`${url}${sheets}`, { headers });
      expect(readHar()).toHaveLength(count);
    }
    await endCommand(mock, "SIGKILL");
    expect(readHar()).toHaveLength(5);
  });

  it("continues to respond if the disk is full, says so once, and keeps earlier entries", async () => {
    // The shell counts in blocks of 512 bytes, or of 1024.
    const limited = ["-c", 'ulimit -f 16 && exec "$@"', "sh", process.execPath, command];
    const mock = startProgram("sh", [...limited, "--port", "0", "--quiet", "--record", file], {
      NODE_DISABLE_COMPILE_CACHE: "1",
    });
    const url = await readAddress(mock);
    for (let count = 0; count < 20; count++) {
      expect((await fetch(`${url}${sheets}`, { headers })).status).toBe(200);
    }
    await waitFor(mock, /Recording to .+out\.har stopped: /);
    await endCommand(mock);
    expect(mock.output().match(/Recording to/g)).toHaveLength(1);
    const { length } = readHar();
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(20);
  });

  it("fails at the start if the file exists, and does not change it", async () => {
    writeFileSync(file, "mine");
    expect(await runCommand("--port", "0", "--record", file)).toEqual({
      code: 1,
      output: `${file} cannot be written: it exists. Choose another file with --record, or remove that one.`,
    });
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it("fails at the start if the folder does not exist", async () => {
    const deep = join(folder, "none", "out.har");
    expect(await runCommand("--port", "0", "--record", deep)).toEqual({
      code: 1,
      output: `${deep} cannot be written: its folder does not exist. Create it, or choose another file.`,
    });
  });

  it("leaves no file if it cannot listen", async () => {
    const { code } = await runCommand("--port", "0", "--host", "192.0.2.1", "--record", file);
    expect([code, existsSync(file)]).toEqual([1, false]);
  });
});
