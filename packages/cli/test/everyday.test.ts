import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { createTerminal, runCommand } from "./support/run-command.ts";

let world: LiveWorld;
beforeEach(async () => {
  world = await createLiveWorld();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const run = (line: string, options: Parameters<typeof runCommand>[1] = {}) =>
  runCommand(line.split(" "), { env: world.env, fetch: world.fetch, ...options });
const readLines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("a deletion", () => {
  it("is refused if nobody can be asked, and needs --yes", async () => {
    const words = `sheets delete ${world.sheetId}`;
    const refused = await run(words);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      "✗ Nobody was asked, so nothing was deleted.\n  Delete without a question: --yes\n",
    ]);
    expect((await world.api.sheets.get(world.sheetId)).id).toBe(world.sheetId);
    expect((await run(`${words} --yes`)).code).toBe(0);
    expect((await world.api.sheets.get(world.sheetId).result()).status).toBe(404);
  });

  it("asks a person with the name of what is deleted; no is the default", async () => {
    const terminal = createTerminal(80);
    const ended = terminal.run(["sheets", "delete", world.sheetId], world);
    await terminal.answer(`Delete a sheet: Contacts, ${world.sheetId}?`, "\r");
    expect(await ended).toBe(1);
    expect(terminal.text()).toContain("Nothing was deleted.");
    const other = createTerminal(80);
    const deleted = other.run(["sheets", "delete", world.sheetId], world);
    await other.answer("Delete a sheet: Contacts", "y");
    expect(await deleted).toBe(0);
  });
});

describe("export", () => {
  it.each([
    ["--output x.docx", "There is no export as .docx, but as csv, xlsx, jsonl, parquet."],
    ["--output x.xlsx --format csv", "x.xlsx would be csv, and not xlsx."],
    ["--format docx --output x", "Allowed choices are csv, xlsx, jsonl, parquet."],
  ])("is refused before a request: %s", async (options, message) => {
    const fetch = vi.fn<LiveWorld["fetch"]>();
    const ran = await run(`export --sheet contacts ${options}`, { fetch });
    expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("takes any name with --format", async () => {
    const path = join(world.folder, "contacts.txt");
    expect((await run(`export --sheet contacts --format csv --output ${path}`)).code).toBe(0);
    expect(readFileSync(path, "utf8")).toContain("Ada");
  });
});

describe("the standard input is -", () => {
  it("for import, files upload and agents deploy", async () => {
    const stdin = "name,email\nKim,kim@example.com\n";
    const imported = await run("import - --sheet contacts --yes", { stdin });
    expect(JSON.parse(imported.stdout)).toMatchObject({ added: 1 });
    const { workbookId } = await world.api.sheets.get(world.sheetId);
    const { spaceId } = await world.api.workbooks.get(workbookId);
    const upload = `files upload - --file-name kim.csv --space-id ${spaceId}`;
    expect(JSON.parse((await run(upload, { stdin })).stdout)).toMatchObject({ name: "kim.csv" });
    const deploy = "agents deploy - --topic commit:created";
    const code = { stdin: "export default () => {};" };
    expect((await run(deploy, code)).stderr).toContain("Name the agent with --slug.");
    expect(JSON.parse((await run(`${deploy} --slug hook`, code)).stdout)).toMatchObject({ slug: "hook" });
  });
});

describe("the completion", () => {
  const offer = async (words: readonly string[], options: Parameters<typeof runCommand>[1] = {}) => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    await runCommand(["complete", "--", ...words], { env: world.env, fetch: world.fetch, ...options });
    const lines = log.mock.calls.map(([line]) => String(line).split("\t")[0]);
    log.mockRestore();
    return lines.filter((line) => line !== "" && !line?.startsWith(":"));
  };

  it("offers the values of options", async () => {
    expect(await offer(["export", "--format", ""])).toEqual(["csv", "xlsx", "jsonl", "parquet"]);
    expect(await offer(["records", "list", "--filter", ""])).toEqual(["valid", "error"]);
    expect(await offer(["import", "--date-order", ""])).toEqual(["day-first", "month-first", "year-first"]);
    expect(await offer(["import", "--delimiter", "s"])).toEqual(["semicolon", "space"]);
    expect(await offer(["import", "--encoding", "utf"])).toEqual(["utf-8", "utf-16le"]);
  });

  it("asks the service for sheets, spaces and environments", async () => {
    expect(await offer(["import", "people.csv", "--sheet", ""])).toEqual(["contacts"]);
    expect(await offer(["records", "fix", "--sheet", "con"])).toEqual(["contacts"]);
    expect(await offer(["spaces", "create", "--environment-id", ""])).toContain(world.environmentId);
  });

  it("offers nothing, and says nothing, without a token or a service", async () => {
    const env = { XDG_CONFIG_HOME: world.folder };
    expect(await offer(["records", "list", "--sheet", ""], { env })).toEqual([]);
    const fetch = async () => Response.json({ errors: [] }, { status: 401 });
    expect(await offer(["records", "list", "--sheet", ""], { fetch })).toEqual([]);
  });
});

describe("profiles", () => {
  it("keep several tokens, and whoami and status show them", async () => {
    const { DATA_IMPORT_URL: url = "" } = world.env;
    const env = { XDG_CONFIG_HOME: join(world.folder, "config") };
    const login = (options: string) => run(`login --base-url ${url}${options}`, { env, stdin: world.token });
    expect((await run("status", { env, columns: 100 })).stderr).toBe("Nothing was found.\n");
    await login("");
    expect((await login(" --profile work --environment production")).stderr).toContain("profiles/work.json");
    const plain = await run("whoami", { env });
    expect(JSON.parse(plain.stdout)).toMatchObject({
      kind: "user",
      email: "kim@harbour.example",
      baseUrl: url,
      environment: "development",
    });
    const who = { environment: "production", baseUrl: url };
    expect(JSON.parse((await run("whoami --profile work", { env })).stdout)).toMatchObject(who);
    const named = { ...env, DATA_IMPORT_PROFILE: "work" };
    expect(JSON.parse((await run("whoami", { env: named })).stdout)).toMatchObject(who);
    // A profile that is named comes before the variables.
    const variables = { ...named, DATA_IMPORT_TOKEN: "pat_wrong" };
    expect((await run("whoami --profile work", { env: variables })).code).toBe(0);
    const status = await run("status", { env: named });
    expect([status.code, readLines(status.stdout)]).toMatchObject([
      0,
      [
        { profile: "(no name)", status: "works", account: "Harbour", isUsed: false },
        { profile: "work", status: "works", isUsed: true },
      ],
    ]);
    expect(status.stdout).not.toContain(world.token);
    const broken = await run("status", {
      env: named,
      fetch: async () => Response.json({ errors: [] }, { status: 401 }),
    });
    expect([broken.code, broken.stdout]).toEqual([1, expect.stringContaining("token not valid")]);
    expect((await run("logout --profile work", { env })).stderr).toBe("✓ The token was deleted.\n");
    expect((await run("whoami --profile work", { env })).stderr).toContain("There is no profile work.");
  });

  it("have names that are no paths", async () => {
    const { stderr } = await run("whoami --profile ../other");
    expect(stderr).toContain("../other cannot be the name of a profile.");
  });
});

it("open prints the address of the page at the sheet", async () => {
  const { stdout } = await run("open --sheet contacts --print");
  const { address } = JSON.parse(stdout);
  expect(address).toMatch(new RegExp(`^http://service.test/import/#\\w+/records/${world.sheetId}$`));
  expect((await run("open")).stderr).toContain("Use --sheet or --space-id.");
});

describe("results", () => {
  it("have the properties of --columns only", async () => {
    const { stdout } = await run("records list --sheet contacts --columns name,visits");
    expect(readLines(stdout)).toEqual([
      { name: "Ada", visits: 3 },
      { name: "Grace", visits: "many" },
    ]);
    const sheet = await run(`sheets get ${world.sheetId} --columns slug,config.name`);
    expect(JSON.parse(sheet.stdout)).toEqual({ slug: "contacts", "config.name": "Contacts" });
    const env = { ...world.env, NO_COLOR: "1" };
    const table = await run("records list --sheet contacts --columns visits,name", { env, columns: 80 });
    expect(table.stdout.split("\n").slice(0, 3)).toEqual(["visits  name", "3       Ada", "! many  Grace"]);
  });

  it("of a terminal without a width have 80 columns", async () => {
    const env = { ...world.env, NO_COLOR: "1" };
    const line = "workbooks list";
    const wide = await run(line, { env, columns: 80 });
    expect((await run(line, { env, columns: 0 })).stdout).toBe(wide.stdout);
  });

  it("of agents list are without the code", async () => {
    const path = join(world.folder, "hook.js");
    writeFileSync(path, "export default () => 'the code';\n");
    await run(`agents deploy ${path} --topic commit:created`);
    const { stdout: help } = await run("agents list --help", { columns: 200 });
    expect(help).toMatch(/--environment-id <text> .*\(the default is that of login\)/);
    const { stdout } = await run("agents list");
    expect(stdout).toContain('"slug":"hook"');
    expect(stdout).not.toContain("the code");
  });

  it("show no text that turns the order of letters around", async () => {
    await world.api.records.insertAll(world.sheetId, [
      { name: "a\u202Efdp.exe\u2028b", email: "m@x.example" },
    ]);
    const { stdout } = await run("records list --sheet contacts", { columns: 80 });
    expect(stdout).toContain("a fdp.exe b");
  });
});

describe("what the service says", () => {
  it("names the options of the command", async () => {
    expect((await run("sheets list")).stderr).toMatch(
      /^✗ --workbook-id is required: add --workbook-id\. \(400/,
    );
  });

  it("about a column that is left out names --map", async () => {
    const stdin = "name,email,Notes\nKim,kim@example.com,x\n";
    const { stderr } = await run("import - --sheet contacts --yes", { stdin });
    expect(stderr).toContain('If it should arrive: --map "Notes=<field>".');
    expect(stderr).not.toContain("in the plan");
  });

  it("about a file that is not a table is the whole message", async () => {
    const { code, stderr } = await run("import - --name people.pdf --sheet contacts --yes", {
      stdin: "%PDF-1.4",
    });
    expect([code, stderr]).toEqual([
      1,
      "✗ The file is a PDF document, and no table that can be read. Export the table as CSV or XLSX.\n",
    ]);
  });
});

it("an import prints its commits, with which it is undone", async () => {
  const stdin = "name,email\nKim,kim@example.com\nTim,tim@example.com\n";
  const { stdout } = await run("import - --sheet contacts --yes", { stdin });
  const { commitIds, added } = JSON.parse(stdout);
  expect([added, commitIds]).toEqual([2, [expect.stringMatching(/^us_vr_/)]]);
  const { records: imported } = await world.api.records.get(world.sheetId, { searchValue: "Kim" });
  const change = { id: imported[0]?.id ?? "", values: { name: { value: "Kym" } } };
  const { commitId } = await world.api.records.update(world.sheetId, [change]);
  const refused = await run(`commits undo ${commitIds[0]}`);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining("undo that first, or send --skip-changed."),
  ]);
  await run(`commits undo ${commitId}`);
  const undone = await run(`commits undo ${commitIds[0]}`);
  expect(JSON.parse(undone.stdout)).toMatchObject({ deleted: 2 });
  const { records } = await world.api.records.get(world.sheetId);
  expect(records).toHaveLength(2);
});
