import { type ChildProcess, execFile, spawn } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createSandbox } from "@data-import/agents";
import { createFolderBlobs, createService, type Server, startServer } from "@data-import/service";
import { operations } from "@data-import/spec";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeServers } from "../support/describe-servers.ts";
import { compareShapes } from "../support/ecosystem/client-shapes.ts";
import { agent, listeners } from "../support/ecosystem/plugins.ts";
import {
  others,
  packages,
  printed,
  printedLines,
  programs,
  unknownProperties,
} from "../support/ecosystem/programs.ts";
import { type Databases, openDatabases } from "../support/service-databases.ts";

// Programs that nobody here wrote, as npm has them, with the service in place of the one that they were made for.
const run = promisify(execFile);
const minutes = 60_000;
/** Properties that the client names otherwise than the wire, or has in another type. */
const wireOnly = ["AgentVersion.agent_id", "SheetConfigOrUpdate.constraints", "Version.commitId"];
// The extractor names an address outside of registries for this package.
const manifest = JSON.stringify({ overrides: { xlsx: "0.18.5" } });
const folder = mkdtempSync(join(tmpdir(), "data-import-ecosystem-"));

beforeAll(async () => {
  for (const [name, text] of [...programs, ["package.json", manifest] as const])
    writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(listeners)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "listener.mjs"), text);
    writeFileSync(join(folder, name, "driver.mjs"), programs.get("driver.mjs") ?? "");
  }
  mkdirSync(join(folder, "deployed"));
  writeFileSync(join(folder, "deployed/index.js"), agent);
  writeFileSync(join(folder, "deployed/package.json"), '{"dependencies":{"@flatfile/listener":"*"}}');
  await run("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: folder });
}, 5 * minutes);
// Thousands of files: on a busy machine, that takes longer than a hook may.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 5 * minutes);

test("the guide counts the methods of the client that have no operation", () => {
  const shape = (path: string) =>
    path
      .replace(/^\/?(v1\/)?/, "/")
      .replace(/\$?\{.*?\}+(?:\)*\})*/g, "{}")
      .replace(/\{\}[^/]*/g, "{}");
  const known = new Set(operations.map(({ method, path }) => `${method} ${shape(path)}`));
  const resources = join(folder, "node_modules/@flatfile/api/dist/api/resources");
  const found = new Map<string, number>();
  let all = 0;
  for (const file of globSync("**/client/Client.js", { cwd: resources })) {
    const text = readFileSync(join(resources, file), "utf8");
    for (const [, path = "", method] of text.matchAll(/Production, [`"]([^`"]*)[`"]\),\s*method: "(\w+)"/g)) {
      all += 1;
      if (known.has(`${method} ${shape(path)}`)) continue;
      const [name = ""] = file.split("/");
      found.set(name, (found.get(name) ?? 0) + 1);
    }
  }
  expect(all).toBe(others.all);
  const counted = [...others.kinds].map(([names, count]) => [names, count]);
  const sums = counted.map(([names]) => [
    names,
    String(names)
      .split(", ")
      .reduce((sum, name) => sum + (found.get(name) ?? 0), 0),
  ]);
  expect(sums).toEqual(counted);
  const named = new Set([...others.kinds.keys()].flatMap((names) => names.split(", ")));
  expect([...found.keys()].filter((name) => !named.has(name))).toEqual([]);
});

test("public schemas have the properties of the client, and the guide names those that are missing", () => {
  const resources = join(folder, "node_modules/@flatfile/api/dist/api/resources");
  const { compared, unmarked, unknown } = compareShapes(resources);
  expect(compared).toBeGreaterThan(200);
  expect(unmarked).toEqual(wireOnly);
  expect(unknown.toSorted()).toEqual(unknownProperties.toSorted());
});

describeServers("programs of the ecosystem", (server) => {
  let databases: Databases;
  let listening: Server;
  let token: string;
  let environmentId: string;
  let child: ChildProcess | undefined;
  let output = "";

  beforeAll(async () => {
    databases = await openDatabases(mkdtempSync(join(folder, "data-")), server);
    const blobs = await createFolderBlobs({ folder: mkdtempSync(join(folder, "files-")) });
    const service = await createService({
      storage: databases.open("world"),
      blobs,
      agents: {
        // What the command sets for AGENT_VARIABLES=flatfile.
        sandbox: createSandbox({
          variables: {
            FLATFILE_API_KEY: "token",
            FLATFILE_BEARER_TOKEN: "token",
            FLATFILE_API_URL: "base",
            AGENT_INTERNAL_URL: "base",
          },
        }),
      },
    });
    listening = await startServer(service);
    const account = await service.createAccount({ name: "Reader", email: "reader@example.org" });
    ({ token } = account);
    environmentId = account.environments.development;
    await listen("driver.mjs");
  }, 2 * minutes);
  afterAll(async () => {
    child?.kill("SIGKILL");
    await listening?.stop();
    await databases?.close();
  });

  const environment = () => ({
    PATH: process.env["PATH"],
    FLATFILE_API_KEY: token,
    FLATFILE_API_URL: listening.url.replace(/\/v1$/, ""),
  });
  /** Gives the events to another listener, and not to the one before. */
  const listen = (file: string) =>
    new Promise<void>((resolve, reject) => {
      child?.removeAllListeners("close").kill("SIGKILL");
      output = "";
      child = spawn(process.execPath, ["--require", "./preload.cjs", file], {
        cwd: folder,
        env: environment(),
      });
      child.once("close", () => reject(new Error(`The listener has ended: ${output}`)));
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding("utf8").on("data", (text: string) => {
          output += text;
          if (output.includes("polled")) resolve();
        });
      }
    });

  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
  const send = async (method: string, path: string, body?: object | FormData): Promise<any> => {
    const isForm = body instanceof FormData;
    const response = await fetch(listening.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(path.startsWith("/agents") && { "x-disable-hooks": "true" }),
        ...(!isForm && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, `${method} ${path}: ${text}`).toBe(200);
    return JSON.parse(text).data;
  };
  const createSpace = (more: object = {}) => send("POST", "/spaces", { name: "x", environmentId, ...more });
  const createContacts = async (spaceId: string) => {
    const fields = ["name", "email"].map((key) => ({ key, type: "string", label: key }));
    const sheets = [{ name: "Contacts", slug: "contacts", fields }];
    return send("POST", "/workbooks", { name: "Own", spaceId, environmentId, sheets });
  };
  const readCells = async (sheetId: string) =>
    (await send("GET", `/sheets/${sheetId}/records?includeMessages=true`)).records.map(
      // biome-ignore lint/suspicious/noExplicitAny: the cells of any sheet.
      ({ values }: any) => [values.name.value, values.email.messages.map(({ message }: Error) => message)],
    );

  test("the API client does the work of an import", async () => {
    const { stdout } = await run(process.execPath, ["--require", "./preload.cjs", "client.mjs"], {
      cwd: folder,
      env: environment(),
    });
    expect(JSON.parse(stdout)).toEqual(printed);
  });

  test("the API client writes and reads records as lines", async () => {
    const { stdout } = await run(process.execPath, ["--require", "./preload.cjs", "lines.mjs"], {
      cwd: folder,
      env: environment(),
    });
    expect(JSON.parse(stdout)).toEqual(printedLines);
  });

  test("the record hook changes records and adds its messages", async () => {
    const { id: spaceId } = await createSpace();
    const { sheets } = await createContacts(spaceId);
    await send("POST", `/sheets/${sheets[0].id}/records`, [
      { name: { value: "ada" }, email: { value: "ada@example.org" } },
      { name: { value: "bob" }, email: { value: "nowhere" } },
    ]);
    await expect
      .poll(() => readCells(sheets[0].id), { message: output })
      .toEqual([
        ["ADA", []],
        ["BOB", ["Write an address."]],
      ]);
  });

  test("a space is set up by the plugin that configures spaces", async () => {
    const { id: spaceId } = await createSpace({ autoConfigure: true });
    const names = async () =>
      (await send("GET", `/workbooks?spaceId=${spaceId}`)).map(({ name }: { name: string }) => name);
    await expect.poll(names).toEqual(["Configured"]);
    const statuses = async () =>
      (await send("GET", `/jobs?spaceId=${spaceId}`)).map(({ status }: { status: string }) => status);
    await expect.poll(statuses).toEqual(["complete"]);
  });

  test("a file is read by an extractor, in a space that leaves files to it", async () => {
    const { id: spaceId } = await createSpace({ readFiles: false });
    const form = new FormData();
    form.append("spaceId", spaceId);
    form.append("environmentId", environmentId);
    form.append(
      "file",
      new File(["name|email\nAda|ada@example.org\n"], "people.dat", { type: "text/plain" }),
    );
    const file = await send("POST", "/files", form);
    const statuses = async () =>
      (await send("GET", `/jobs?fileId=${file.id}`)).map(({ status }: { status: string }) => status);
    await expect.poll(statuses).toEqual(["complete"]);
    const { workbookId } = await send("GET", `/files/${file.id}`);
    const { sheets } = await send("GET", `/workbooks/${workbookId}`);
    expect(await readCells(sheets[0].id)).toEqual([["Ada", []]]);
  });

  test("a workbook of Excel is read by the extractor for it", async () => {
    await listen("sheets/driver.mjs");
    const { id: from } = await createSpace();
    const { sheets } = await createContacts(from);
    await send("POST", `/sheets/${sheets[0].id}/records`, [
      { name: { value: "Ada" }, email: { value: "ada@example.org" } },
    ]);
    const exported = await fetch(`${listening.url}/sheets/${sheets[0].id}/download?format=xlsx`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { id: spaceId } = await createSpace({ readFiles: false });
    const form = new FormData();
    form.append("spaceId", spaceId);
    form.append("environmentId", environmentId);
    form.append("file", new File([await exported.arrayBuffer()], "people.xlsx"));
    const file = await send("POST", "/files", form);
    const statuses = async () =>
      (await send("GET", `/jobs?fileId=${file.id}`)).map(({ status }: { status: string }) => status);
    await expect.poll(statuses, { message: output }).toEqual(["complete"]);
    const { workbookId } = await send("GET", `/files/${file.id}`);
    const { sheets: read } = await send("GET", `/workbooks/${workbookId}`);
    expect(await readCells(read[0].id)).toEqual([["Ada", []]]);
  });

  test("an agent that the command line of the ecosystem deploys runs", async () => {
    child?.removeAllListeners("close").kill("SIGKILL");
    const deployed = await run(
      process.execPath,
      [
        join(folder, "node_modules/flatfile/dist/index.js"),
        "deploy",
        "index.js",
        "--ci",
        "--env",
        environmentId,
      ],
      {
        cwd: join(folder, "deployed"),
        env: {
          ...environment(),
          FLATFILE_AGENT_SLUG: "upper",
          FLATFILE_AGENT_NAMESPACE: "none",
          NODE_OPTIONS: `--require ${join(folder, "preload.cjs")}`,
        },
      },
    );
    expect(deployed.stderr + deployed.stdout).toContain("deployed and running");
    const [upper] = await send("GET", `/agents?environmentId=${environmentId}`);
    const editor = (await send("GET", "/roles")).find(({ name }: { name: string }) => name === "Editor");
    const role = { roleId: editor.id, resourceId: environmentId };
    await send("POST", `/agents/${upper.id}/roles`, role);
    const { id: spaceId } = await createSpace();
    const { sheets } = await createContacts(spaceId);
    await send("POST", `/sheets/${sheets[0].id}/records`, [
      { name: { value: "ada" }, email: { value: "ada@example.org" } },
    ]);
    const readLogs = async () =>
      (await send("GET", `/agents/logs?environmentId=${environmentId}`)).map(
        ({ success, log }: { success: boolean; log: string }) => ({ success, log }),
      );
    const log = expect.stringContaining("1 modified records");
    await expect.poll(readLogs).toEqual([{ success: true, log }]);
    expect(await readCells(sheets[0].id)).toEqual([["ADA", []]]);
  });

  test("the columns of a file are mapped by a plugin that asks how sure the plan is", async () => {
    await listen("mapping/driver.mjs");
    const { id: spaceId } = await createSpace();
    const { sheets } = await createContacts(spaceId);
    const form = new FormData();
    form.append("spaceId", spaceId);
    form.append("environmentId", environmentId);
    form.append("file", new File(["name,email\nAda,ada@example.org\n"], "people.csv", { type: "text/csv" }));
    const file = await send("POST", "/files", form);
    await expect.poll(() => readCells(sheets[0].id), { message: output }).toEqual([["Ada", []]]);
    expect((await send("GET", `/files/${file.id}`)).name).toMatch(/^⚡️ people\.csv/);
  });

  test("a space is set up by the plugin that reads a JSON Schema", async () => {
    await listen("schema/driver.mjs");
    const { id: spaceId } = await createSpace({ autoConfigure: true });
    const statuses = async () =>
      (await send("GET", `/jobs?spaceId=${spaceId}`)).map(({ status }: { status: string }) => status);
    await expect.poll(statuses, { message: output }).toEqual(["complete"]);
    const [{ name, sheets }] = await send("GET", `/workbooks?spaceId=${spaceId}`);
    // biome-ignore lint/suspicious/noExplicitAny: the fields of any sheet.
    const fields = sheets[0].config.fields.map(({ key, type, constraints }: any) => [key, type, constraints]);
    expect([name, sheets[0].name, fields]).toEqual([
      ...["From a schema", "People"],
      [
        ["name", "string", [{ type: "required" }]],
        ["age", "number", undefined],
        ["address_city", "string", undefined],
      ],
    ]);
  });
});
