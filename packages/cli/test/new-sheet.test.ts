import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { createTerminal, runCommand } from "./support/run-command.ts";

let world: LiveWorld;
beforeEach(async () => {
  world = await createLiveWorld();
});
afterEach(() => world.close());

const people = [
  "Name,E-mail,Visits,Joined,Member,Status,Zip,Share,Seen,Note",
  'Ada,ada@x.example,3,03.02.2024,yes,active,01234,12 %,2024-01-02 10:30,"a, b"',
  'Grace,grace@x.example,"1.204,5",13.02.2024,no,active,12345,5 %,2024-01-02 11:30,',
  "Tim,,7,28.02.2024,yes,closed,99999,7 %,2024-01-02 12:30,",
  "Kim,kim@x.example,8,01.03.2024,yes,closed,12312,7 %,2024-01-02 13:30,",
  "Bo,bo@x.example,8,01.03.2024,yes,closed,12312,7 %,2024-01-02 13:30,",
  "Al,al@x.example,8,01.03.2024,yes,active,12312,7 %,2024-01-02 13:30,",
].join("\n");

function writePeople(text = people): string {
  const path = join(world.folder, "people.csv");
  writeFileSync(path, text);
  return path;
}
const importNew = (options: readonly string[], given: Parameters<typeof runCommand>[1] = {}) =>
  runCommand(["import", writePeople(), "--new", "Our people", ...options], {
    env: world.env,
    fetch: world.fetch,
    ...given,
  });
const listSpaces = async () => (await world.api.spaces.list({})).data.map(({ name }) => name);

describe("import --new", () => {
  it("proposes fields by the values, creates what is needed, and imports", async () => {
    const ran = await importNew(["--yes"]);
    expect([ran.code, ran.stderr.includes("✗")]).toEqual([0, false]);
    const result = JSON.parse(ran.stdout);
    expect(result).toMatchObject({ read: 6, added: 6, error: 0 });
    const sheet = await world.api.sheets.get(result.sheetId);
    const required = [{ type: "required" }];
    expect(sheet).toMatchObject({ name: "Our people", slug: "our-people" });
    expect(sheet.config.fields.map(({ key, type, constraints }) => ({ key, type, constraints }))).toEqual([
      { key: "name", type: "string", constraints: required },
      { key: "e_mail", type: "string", constraints: [{ type: "unique" }] },
      { key: "visits", type: "number", constraints: required },
      { key: "joined", type: "date", constraints: required },
      { key: "member", type: "boolean", constraints: required },
      { key: "status", type: "enum", constraints: required },
      // Nothing of these texts may be lost: a zero in front, a unit, a time of day.
      { key: "zip", type: "string", constraints: required },
      { key: "share", type: "string", constraints: required },
      { key: "seen", type: "string", constraints: required },
      { key: "note", type: "string", constraints: undefined },
    ]);
    const { records } = await world.api.records.get(sheet.id);
    const values = Object.entries(records[1]?.values ?? {}).map(([key, { value }]) => [key, value]);
    expect(Object.fromEntries(values)).toMatchObject({
      visits: 1204.5,
      joined: "2024-02-13",
      member: false,
      status: "active",
      zip: "12345",
    });
    const space = await world.api.spaces.get(result.spaceId);
    expect(space).toMatchObject({ name: "Our people", environmentId: world.environmentId });
  });

  it("keeps the type of a column with few mistakes, which become errors, and no text that would lose a part", async () => {
    const rows = [
      "Amount;Day;House;Size;Share",
      "1.204,50;28.02.2024;12;38;4",
      "zwölf;31.02.2024;14a;XL;5",
      "3,00;13.03.2024;3;38;6",
      "4,00;14.03.2024;4;38;7 %",
      "5,00;soon;5;XL;8",
      ...Array.from({ length: 5 }, (_, at) => `6,00;${at + 15}.03.2024;6;${at < 2 ? "XL" : "38"};9`),
    ];
    const path = writePeople(rows.join("\n"));
    const words = ["import", path, "--new", "Amounts", "--yes"];
    const ran = await runCommand(words, { env: world.env, fetch: world.fetch });
    const result = JSON.parse(ran.stdout);
    expect([ran.code, result.error]).toEqual([2, 2]);
    const sheet = await world.api.sheets.get(result.sheetId);
    expect(sheet.config.fields.map(({ key, type }) => [key, type])).toEqual([
      ["amount", "number"],
      ["day", "date"],
      ["house", "string"],
      ["size", "enum"],
      ["share", "string"],
    ]);
    expect(ran.stderr).toContain("! Not every value of amount is a number: zwölf\n");
    expect(ran.stderr).toContain("! Not every value of day is a date: 31.02.2024, soon\n");
    const { records } = await world.api.records.get(sheet.id, { filter: "error" });
    expect(records.map(({ values }) => [values["amount"]?.value, values["day"]?.value])).toEqual([
      ["zwölf", "31.02.2024"],
      [5, "soon"],
    ]);
  });

  it("knows yes and no in other languages, and a required column by nearly all of its rows", async () => {
    const lines = Array.from({ length: 100 }, (_, at) => {
      const email = at === 7 || at === 70 ? "" : `k${at}@x.example`;
      const phone = at < 3 ? "" : `0${at}`;
      return [email, phone, ["ja", "Nein", "JA"][at % 3], at % 2 ? "oui" : "non", "ja", at % 2 ? "on" : "an"];
    });
    const rows = ["E-Mail,Telefon,Newsletter,Client,Immer,Ort", ...lines.map((line) => line.join(","))];
    const words = ["import", writePeople(rows.join("\n")), "--new", "Customers", "--yes"];
    const ran = await runCommand(words, { env: world.env, fetch: world.fetch });
    const result = JSON.parse(ran.stdout);
    expect([ran.code, result.error]).toEqual([2, 2]);
    expect(ran.stderr).toContain("! 2 of 100 rows have no value for e_mail\n");
    const sheet = await world.api.sheets.get(result.sheetId);
    const required = { type: "required" };
    const described = sheet.config.fields.map(({ key, type, constraints = [] }) => [key, type, constraints]);
    expect(described).toEqual([
      ["e_mail", "string", [required, { type: "unique" }]],
      ["telefon", "string", []],
      ["newsletter", "boolean", [required]],
      ["client", "boolean", [required]],
      // One word alone, or beside another one, may mean something else.
      ["immer", "string", [required]],
      ["ort", "enum", [required]],
    ]);
    const { records } = await world.api.records.get(sheet.id, { pageSize: 3 });
    expect(records.map(({ values }) => [values["newsletter"]?.value, values["client"]?.value])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it("needs an agreement, and leaves nothing without one", async () => {
    const ran = await importNew([]);
    expect([ran.code, ran.stdout]).toEqual([1, ""]);
    expect(ran.stderr).toMatch(/^The fields of Our people, by the values of its 6 rows:\n {2}field +type/);
    expect(ran.stderr).toMatch(/^! The space Our people was deleted again; nothing is left.$/m);
    expect(ran.stderr).toContain("Agree with --yes.");
    expect(await listSpaces()).toEqual(["Spring"]);
  });

  it("asks a person, who sees the fields before anything is created", async () => {
    const terminal = createTerminal(80);
    const words = ["import", writePeople(), "--new", "Our people"];
    const ended = terminal.run(words, world);
    await terminal.answer("Create Our people with these fields, and insert the rows?", "y");
    expect(await ended).toBe(0);
    expect(terminal.text()).toMatch(/e_mail +string +unique/);
    expect(terminal.text()).toContain("Inserted people.csv");
    const other = createTerminal(80);
    const stopped = other.run([...words.slice(0, 3), "Other people"], world);
    await other.answer("Create Other people", "n");
    expect(await stopped).toBe(1);
    expect(await listSpaces()).toEqual(["Our people", "Spring"]);
  });

  it("leaves columns out and names fields as --map says", async () => {
    const ran = await importNew(["--yes", "--map", "Note=", "--map", "E-mail=mail"]);
    const sheet = await world.api.sheets.get(JSON.parse(ran.stdout).sheetId);
    const keys = sheet.config.fields.map(({ key }) => key);
    expect([keys.includes("mail"), keys.includes("e_mail"), keys.includes("note")]).toEqual([
      true,
      false,
      false,
    ]);
    const wrong = await importNew(["--yes", "--map", "Nothing=x"].concat("--new", "Others"));
    expect(wrong.stderr).toMatch(/✗ The file has no column Nothing.\n.*The columns are: Name, E-mail/);
  });

  it("does not create a second sheet with the same name, and needs one of --sheet and --new", async () => {
    await importNew(["--yes"]);
    const again = await importNew(["--yes"]);
    expect([again.code, again.stderr]).toMatchObject([1, expect.stringMatching(/sheet our-people already/)]);
    expect(await listSpaces()).toEqual(["Our people", "Spring"]);
    const both = await importNew(["--sheet", "contacts"]);
    expect(both.stderr).toContain("Say where the rows go");
  });

  it("reads the standard input", async () => {
    const words = ["import", "-", "--name", "people.jsonl", "--new", "Lines", "--yes"];
    const stdin = '{"name":"Ada","visits":3}\n{"name":"Grace","visits":4}\n';
    const ran = await runCommand(words, { env: world.env, fetch: world.fetch, stdin });
    expect([ran.code, JSON.parse(ran.stdout)]).toMatchObject([0, { added: 2 }]);
  });
});

describe("a failure of import --new", () => {
  /** A service that fails at one request. */
  const failAt =
    (method: string, path: RegExp): LiveWorld["fetch"] =>
    async (request) =>
      request.method === method && path.test(new URL(request.url).pathname)
        ? Response.json({ errors: [{ key: "x", message: "No room is left." }] }, { status: 403 })
        : world.fetch(request);

  it("before rows are inserted deletes the space", async () => {
    const ran = await importNew(["--yes"], { fetch: failAt("POST", /\/workbooks$/) });
    expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining("nothing is left")]);
    expect(ran.stderr).toContain("No room is left.");
    expect(await listSpaces()).toEqual(["Spring"]);
  });

  it("names the space if that cannot be deleted", async () => {
    const atWorkbook = failAt("POST", /\/workbooks$/);
    const atDelete = failAt("DELETE", /\/spaces\//);
    const ran = await importNew(["--yes"], {
      fetch: (request) => (request.method === "DELETE" ? atDelete(request) : atWorkbook(request)),
    });
    expect(ran.stderr).toMatch(
      /^! The space Our people \((us_sp_\w+)\) could not be deleted.* spaces delete \1 --yes$/m,
    );
  });

  it("when rows may be there names the space and keeps it", async () => {
    const ran = await importNew(["--yes"], { fetch: failAt("POST", /\/execute$/) });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/^! The space Our people \((us_sp_\w+)\) stays.* spaces delete \1 --yes$/m);
    expect(await listSpaces()).toEqual(["Our people", "Spring"]);
  });

  it("by Ctrl-C leaves nothing", async () => {
    const leaving = new AbortController();
    const ran = await importNew(["--yes"], {
      signal: leaving.signal,
      fetch: async (request) => {
        if (request.method === "POST" && request.url.endsWith("/workbooks")) leaving.abort();
        return world.fetch(request);
      },
    });
    expect([ran.code, await listSpaces()]).toEqual([130, ["Spring"]]);
  });
});

describe("login", () => {
  const login = async (options: readonly string[] = []) => {
    const { DATA_IMPORT_URL: url = "" } = world.env;
    const env = { XDG_CONFIG_HOME: join(world.folder, "config") };
    const words = ["login", "--base-url", url, ...options];
    return { env, ran: await runCommand(words, { env, fetch: world.fetch, stdin: world.token }) };
  };

  it("and import --new are all that a file needs", async () => {
    const { env, ran } = await login();
    expect(ran.stderr).toContain("Commands use the environment development.");
    expect((await importNew(["--yes"], { env })).code).toBe(0);
  });

  it("stores the environment that commands use", async () => {
    const { env, ran } = await login(["--environment", "production"]);
    expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining("environment production")]);
    const create = ["spaces", "create", "--name", "Autumn"];
    const made = await runCommand(create, { env, fetch: world.fetch });
    const environments = await world.api.environments.list({});
    const production = environments.data.find(({ isProd }) => isProd);
    expect(JSON.parse(made.stdout)).toMatchObject({ name: "Autumn", environmentId: production?.id });
    const { ran: wrong } = await login(["--environment", "moon"]);
    expect(wrong.stderr).toMatch(
      /no environment moon\.\n.*(development, production|production, development)/,
    );
  });

  it("offers the environments on a terminal", async () => {
    const terminal = createTerminal(100);
    const { DATA_IMPORT_URL: url = "" } = world.env;
    const env = { XDG_CONFIG_HOME: join(world.folder, "config") };
    const ended = terminal.run(["login", "--base-url", url], { ...world, env });
    await terminal.answer("Your token", `${world.token}\r`);
    await terminal.answer("The environment that commands use", "\r");
    expect(await ended).toBe(0);
    expect(terminal.text()).toContain("Commands use the environment development.");
  });
});

describe("a command without an environment", () => {
  it("takes development, and says so to people", async () => {
    const { env } = world;
    const terminal = createTerminal(100);
    expect(await terminal.run(["spaces", "create", "--name", "Autumn"], world)).toBe(0);
    expect(terminal.text()).toMatch(/^In the environment development\. Another one: --environment-id/);
    const { code, stdout } = await runCommand(["agents", "list"], { env, fetch: world.fetch });
    expect([code, stdout]).toEqual([0, ""]);
  });

  it("asks for one if there is none to take", async () => {
    await world.api.environments.create({ name: "staging", isProd: false });
    await world.api.environments.update(world.environmentId, { name: "test" });
    const { env, fetch } = world;
    const { stderr } = await runCommand(["spaces", "create", "--name", "Autumn"], { env, fetch });
    expect(stderr).toMatch(/^✗ There are 3 environments: .*staging/);
  });
});
