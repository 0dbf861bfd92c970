import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { createTerminal, runCommand } from "./support/run-command.ts";

let world: LiveWorld;

beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const run = (line: string, options: Parameters<typeof runCommand>[1] = {}) =>
  runCommand(line.split(" "), { env: world.env, fetch: world.fetch, ...options });

it("has the version of its package", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  expect(await run("--version")).toMatchObject({ stdout: `${version}\n`, code: 0 });
});

describe("results", () => {
  it("are JSON lines into a pipe, and with --json on a terminal", async () => {
    const piped = await run("records list --sheet contacts");
    const lines = piped.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ values }) => values.name.value)).toEqual(["Ada", "Grace"]);
    expect((await run("records list --sheet contacts --json", { columns: 80 })).stdout).toBe(piped.stdout);
  });

  it("are a table on a terminal that is not wider than the terminal", async () => {
    const env = { ...world.env, NO_COLOR: "1" };
    const { stdout } = await run("records list --sheet contacts --filter error", { env, columns: 60 });
    const lines = stdout.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^id +name +email +visits$/);
    expect(lines[1]).toMatch(/Grace +! +! many$/);
    expect(lines[2]).toBe("  ! email: This field needs a value.");
    expect(lines[3]).toMatch(/^ {2}! visits: This must be a number/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });

  it("say which of the chosen properties no result has, once, and which there are", async () => {
    const ran = await run("records list --sheet contacts --columns name,nmae,messages");
    expect(ran.stdout).toBe(
      '{"name":"Ada","nmae":null,"messages":null}\n{"name":"Grace","nmae":null,"messages":null}\n',
    );
    expect(ran.stderr).toMatch(/^! No result has nmae, messages\. It has: id, .*name, email, visits\.\n$/);
    expect((await run("records list --sheet contacts --columns email,visits")).stderr).toBe("");
    expect((await run(`sheets get ${world.sheetId} --columns config.fields,nmae`)).stderr).toContain(
      "! No result has nmae. It has: id, ",
    );
  });

  it("keep ids whole, and name the columns that do not fit", async () => {
    const terminal = createTerminal(60);
    const env = { ...world.env, NO_COLOR: "1" };
    expect(await terminal.run(["workbooks", "list"], { ...world, env })).toBe(0);
    await terminal.see(/^id +name +spaceId\nus_wb_\w+ +People +us_sp_\w+\n$/);
    expect(terminal.text()).toMatch(/^--json prints everything; there is no width for environment…\n$/);
  });

  it("use the width of the columns that do not fit, and count the letters of every language", async () => {
    const env = { ...world.env, NO_COLOR: "1" };
    const { sheetId } = world;
    const name = "Żółć Łukasiewicz of the harbour";
    const email = `Ł${"odz.".repeat(20)}@harbour.example`;
    const summary = await world.api.records.insertAll(sheetId, [{ name, email, visits: "багато разів" }]);
    const list = "records list --sheet contacts --filter error".split(" ");
    for (const columns of [40, 50, 60, 66, 72]) {
      const { stdout } = await runCommand(list, { ...world, env, columns });
      const [head = "", ...rows] = stdout.split("\n");
      const at = rows.findIndex((row) => row.includes("Żółć"));
      const [row = "", message = ""] = rows.slice(at);
      // Each value begins below the name of its column.
      expect(at).toBeGreaterThan(-1);
      expect(row.indexOf("Ż")).toBe(head.indexOf("name"));
      if (head.includes("email")) expect(row.indexOf("Łodz")).toBe(head.indexOf("email"));
      if (head.includes("visits")) expect(row.indexOf("! б")).toBe(head.indexOf("visits"));
      expect(message.length).toBeLessThanOrEqual(columns);
      // The columns that are there use the whole width.
      expect(row.length, row).toBe(columns);
    }
    for (const commitId of summary.commitIds) await world.api.commits.undo(commitId);
  });

  it("go on below the start of a long value, and have lists without brackets", async () => {
    const env = { ...world.env, NO_COLOR: "1" };
    const { environmentId } = world;
    const data = JSON.stringify({
      environmentId,
      topics: ["commit:created", "job:failed"],
      url: "https://a.example/",
    });
    const words = ["sheets", "get", world.sheetId];
    const { stdout } = await runCommand(words, { ...world, env, columns: 50 });
    const lines = stdout.trimEnd().split("\n");
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(50);
    const column = (lines[0] ?? "").indexOf("us_sh_");
    const start = lines.findIndex((line) => line.startsWith("config "));
    expect(lines[start + 1]).toMatch(new RegExp(`^ {${column}}\\S`));
    const made = await runCommand(["webhooks", "create", "--data", data], { ...world, env, columns: 80 });
    expect(made.stderr).toBe("");
    expect(made.stdout).toMatch(/^topics +commit:created, job:failed$/m);
  });

  it("of events are lines that fit, with whole ids", async () => {
    const env = { ...world.env, NO_COLOR: "1" };
    const words = ["events", "follow", "--after", "start", "--limit", "4"];
    const job = {
      type: "sheet",
      operation: "delete-records",
      source: world.sheetId,
      trigger: "manual",
    } as const;
    const { id } = await world.api.jobs.create({ ...job, config: { filter: "none" } as never });
    const only = [...words.slice(0, 4), "--topic", "job:created", "--limit", "1"];
    const [wide, narrow] = [
      await runCommand(only, { ...world, env, columns: 120 }),
      await runCommand(only, { ...world, env, columns: 80 }),
    ];
    expect(wide.stdout).toMatch(new RegExp(`job:created +${id} us_sh_\\w+\n$`));
    expect(narrow.stdout).toMatch(new RegExp(`job:created +${id}\n$`));
    expect(narrow.stdout.length).toBeLessThanOrEqual(81);
  });

  it("have no characters that control a terminal", async () => {
    const env = { ...world.env, NO_COLOR: "1" };
    await world.api.records.insertAll(world.sheetId, [
      { name: "\u001b[2JMallory\u009b1m", email: "m@example.com" },
    ]);
    const { stdout } = await run("records list --sheet contacts", { env, columns: 80 });
    expect(stdout).toContain("Mallory");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them.
    expect(stdout).not.toMatch(/[\u001b\u009b]/);
  });
});

describe("a failure", () => {
  it.each([
    ["sheets get us_sh_nothing", 1, "(404 not_found)\n  Check the ids."],
    ["records list --sheet nothing", 1, "no sheet with the slug nothing.\n  The sheets are: contacts."],
    ["spaces create --data {", 1, "--data is not JSON"],
    ["spaces get", 1, "missing required argument"],
    ["sheets lst", 1, "Did you mean list?"],
    ["records list", 1, "--sheet"],
    ["agents deploy nothing.js --topic commit:created", 1, "nothing.js cannot be read."],
  ])("of %s says what to do", async (line, code, message) => {
    const ran = await run(line);
    expect(ran.code).toBe(code);
    expect(ran.stderr).toContain(message);
    expect(ran.stdout).toBe("");
  });

  it("breaks its lines between words on a narrow terminal", async () => {
    const terminal = createTerminal(44);
    expect(await terminal.run(["records", "list", "--sheet", "nothing"], world)).toBe(1);
    expect(terminal.text().split("\n")).toEqual([
      "✗ There is no sheet with the slug nothing.",
      "  The sheets are: contacts.",
      "",
    ]);
  });

  it("of a token says where it is from", async () => {
    const env = { ...world.env, DATA_IMPORT_TOKEN: "pat_wrong" };
    const { code, stderr } = await run("records list --sheet contacts", { env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^✗ Your token is not valid here, at http\S+\. \(401 token_invalid\)\n/);
    expect(stderr).toContain("It is the one of DATA_IMPORT_TOKEN.");
  });

  it("of the connection names the address", async () => {
    const { code, stderr } = await run("sheets get us_sh_a", {
      env: { ...world.env, DATA_IMPORT_URL: "http://127.0.0.1:9/v1" },
      fetch: async () => {
        throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) });
      },
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining("http://127.0.0.1:9/v1 cannot be reached")]);
  });

  it("of a file that changed says so", async () => {
    const { stderr } = await run("sheets get us_sh_a", {
      fetch: async () => {
        throw new TypeError("fetch failed", { cause: new RangeError("The file should have 4 bytes.") });
      },
    });
    expect(stderr).toMatch(/^✗ The file should have 4 bytes.\n {2}It changed while it was sent/);
  });

  it("is the end of a command that is interrupted", async () => {
    const ran = await run("records list --sheet contacts", { signal: AbortSignal.abort() });
    expect([ran.code, ran.stderr]).toEqual([130, ""]);
  });
});

describe("what a service says", () => {
  const hostile = "\u001b]0;owned\u0007\u001b[2J\u001b[31mGone\u009b1A\r";
  const json =
    (body: object, status = 200) =>
    async () =>
      new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  const controls = /(?!\n)\p{Cc}/u;

  it.each([
    ["an error", "spaces list", { errors: [{ key: "token", message: hostile }] }, 403],
    ["a note of a run", "jobs get us_jb_1", { data: { id: "us_jb_1", info: hostile } }, 200],
  ])("cannot control the terminal: %s", async (_, line, body, status) => {
    const env = { ...world.env, NO_COLOR: "1" };
    const { stdout, stderr } = await run(line, { env, columns: 80, fetch: json(body, status) });
    expect(`${stdout}${stderr}`).not.toMatch(controls);
    expect(stdout + stderr).not.toBe("");
  });
});

describe("the stored token", () => {
  const login = () => {
    const { DATA_IMPORT_URL: url = "" } = world.env;
    const env = { XDG_CONFIG_HOME: join(world.folder, "config") };
    const path = join(env.XDG_CONFIG_HOME, "data-import", "credentials.json");
    return { url, env, path };
  };

  it("is in a file that only its owner can read, and in no output", async () => {
    const { url, env, path } = login();
    const ran = await run(`login --base-url ${url}`, { env, stdin: `${world.token}\n` });
    expect(ran.code).toBe(0);
    expect(ran.stderr).toContain("Harbour");
    expect(ran.stdout + ran.stderr).not.toContain(world.token);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, "..")).mode & 0o777).toBe(0o700);
    expect((await run("accounts get-current", { env })).stdout).toContain("Harbour");
  });

  it("is sent only to its own address", async () => {
    const { env } = login();
    const { code, stderr } = await run("accounts get-current --base-url http://other.test/v1", { env });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining("There is no token for http://other.test/v1."),
    ]);
  });

  it("is hidden again if others can read the file", async () => {
    const { env, path } = login();
    chmodSync(path, 0o644);
    expect((await run("accounts get-current", { env })).stderr).toContain("Others could read");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("is not replaced by one that is not valid", async () => {
    const { url, env, path } = login();
    const before = readFileSync(path, "utf8");
    const ran = await run(`login --base-url ${url}`, { env, stdin: "wrong\n" });
    expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining("not valid here")]);
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  it("is asked for again if the file is damaged", async () => {
    const env = { XDG_CONFIG_HOME: join(world.folder, "damaged") };
    mkdirSync(join(env.XDG_CONFIG_HOME, "data-import"), { recursive: true });
    writeFileSync(join(env.XDG_CONFIG_HOME, "data-import", "credentials.json"), "{", { mode: 0o600 });
    expect((await run("accounts get-current", { env })).stderr).toContain("Run: data-import login");
  });
});
