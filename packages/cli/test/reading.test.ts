import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { runCommand } from "./support/run-command.ts";

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

let files = 0;
/** Imports a text as a file; `--new` has a name of its own each time. */
async function importText(text: string | Buffer, options: string, where = `--new`) {
  files += 1;
  const path = join(world.folder, `table-${files}.csv`);
  writeFileSync(path, text);
  const to = where === "--new" ? [where, `Table ${files}`] : where.split(" ");
  const ran = await runCommand(["import", path, ...to, ...options.split(" ").filter(Boolean)], world);
  const result = ran.stdout === "" ? undefined : JSON.parse(ran.stdout);
  return { ...ran, result };
}

/** The values of the records of a sheet, without their fields. */
async function readRows(sheetId: LiveWorld["sheetId"]): Promise<unknown[][]> {
  const { records } = await world.api.records.get(sheetId);
  return records.map(({ values }) => Object.values(values).map(({ value }) => value ?? null));
}

describe("an option says how a file is read:", () => {
  it.each([
    ["--header-row 2", "Prices\nsku,price\nA,1\n", [["A", 1]]],
    [
      "--header-row none",
      "sku,price\nA,x\n",
      [
        ["sku", "price"],
        ["A", "x"],
      ],
    ],
    ["--header-row 1,2", "size,size\ncm,in\n3,1\n", [[3, 1]]],
    ["--delimiter semicolon", "a,b;c\ny,z;x\n", [["y,z", "x"]]],
    ["--delimiter .", "a.b\nz.x\n", [["z", "x"]]],
    ["--quote none", 'a,b\n"1",x\n', [['"1"', "x"]]],
    ["--escape \\", 'a,b\n"x\\"y",z\n', [['x"y', "z"]]],
    ["--column-starts 0,2", "a b\nx z\n", [["x", "z"]]],
    [
      "--keep-all-rows",
      "item,price\ncup,1\nbowl,2\nTotal,3\n",
      [
        ["cup", 1],
        ["bowl", 2],
        ["Total", 3],
      ],
    ],
  ] as const)("%s", async (options, text, rows) => {
    const ran = await importText(text, `${options} --yes`);
    expect([ran.stderr, ran.code]).toEqual([expect.any(String), 0]);
    expect(await readRows(ran.result.sheetId)).toEqual(rows);
  });

  it("--encoding", async () => {
    const text = Buffer.from("name,visits\nJos\u00e9,3\n", "latin1");
    const { result } = await importText(text, "--encoding windows-1250 --yes");
    expect(await readRows(result.sheetId)).toEqual([["Jos\u00e9", 3]]);
    const { result: other } = await importText(text, "--encoding windows-1251 --yes");
    expect(await readRows(other.sheetId)).toEqual([["Jos\u0439", 3]]);
    const refused = await importText(text, "--encoding klingon --yes");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("the name of an encoding")]);
  });

  it("also for a sheet that is there, and for a text of an unknown kind", async () => {
    const text = "name|email|visits\nKim, Lee|kim@example.com|4\n";
    const ran = await importText(text, "--delimiter pipe --yes", "--sheet contacts");
    expect([ran.code, ran.result]).toMatchObject([0, { added: 1, error: 0 }]);
    expect((await readRows(world.sheetId)).at(-1)).toEqual(["Kim, Lee", "kim@example.com", 4]);
  });

  it.each([
    ["--header-row first", "first is not a whole number from 1."],
    ["--header-row 0", "0 is not a whole number from 1."],
    ["--column-starts 0,x", "x is not a whole number from 0."],
    ["--date-order us", "Allowed choices are day-first, month-first, year-first."],
  ])("and %s is refused before the upload", async (options, message) => {
    const ran = await importText("a\n1\n", options);
    expect([ran.code, ran.stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});

describe("the service names options of the command", () => {
  it.each([
    ["\nid,name\n# note\n1,cup\n", "--keep-all-rows."],
    ["Prices of spring\n\nsku,price\nA,1\nB,2\n", "--header-row."],
  ])("%j", async (text, option) => {
    const { stderr } = await importText(text, "--yes");
    expect(stderr).toContain(`import the file again with the option ${option}`);
    expect(stderr).not.toContain("`");
  });
});

describe("dates and numbers that do not prove how they are written", () => {
  const text = 'name,born,price\nAnn,03/04/2020,"1,234"\nBo,05/06/2021,"2,345"\n';

  it("are read as options say, and nobody is asked", async () => {
    const { result } = await importText(text, "--date-order month-first --decimal , --yes");
    expect(await readRows(result.sheetId)).toEqual([
      ["Ann", "2020-03-04", 1.234],
      ["Bo", "2021-05-06", 2.345],
    ]);
    const to = `--sheet ${result.sheetId}`;
    const unsure = await importText(text, "", to);
    expect([unsure.code, unsure.stderr]).toEqual([
      1,
      expect.stringContaining("Decide with --date-order and --decimal, or agree with --yes."),
    ]);
    const partly = await importText(text, "--date-order day-first", to);
    expect(partly.stderr).toContain("Decide with --decimal, or agree with --yes.");
    const decided = await importText(text, "--date-order day-first --decimal .", to);
    expect([decided.code, decided.stderr]).toEqual([0, ""]);
    expect((await readRows(result.sheetId)).slice(2)).toEqual([
      ["Ann", "2020-04-03", 1234],
      ["Bo", "2021-06-05", 2345],
    ]);
  });
});

describe("the commits of an import", () => {
  it("are listed all, however many pages they have", async () => {
    const row = (number: number) => `Name ${number},n${number}@example.com,${number}\n`;
    await importText(`name,email,visits\n${row(0)}`, "--yes", "--sheet contacts");
    const path = join(world.folder, "large.csv");
    writeFileSync(path, `name,email,visits\n${Array.from({ length: 12_000 }, (_, at) => row(at)).join("")}`);
    let pages = 0;
    // A page of one commit each, so that few commits have several pages.
    const fetch = (request: Request) => {
      const url = new URL(request.url);
      if (!url.pathname.endsWith("/commits")) return world.fetch(request);
      pages += 1;
      url.searchParams.set("pageSize", "1");
      return world.fetch(new Request(url, request));
    };
    const words = ["import", path, "--sheet", "contacts", "--yes"];
    const { stdout } = await runCommand(words, { env: world.env, fetch });
    const { commitIds } = JSON.parse(stdout);
    const commits = await world.api.sheets.listCommits(world.sheetId);
    expect(commitIds.length).toBeGreaterThan(1);
    expect(commitIds).toEqual(commits.slice(0, commitIds.length).map(({ id }) => id));
    // The last page has the commit before the import.
    expect(pages).toBe(commitIds.length + 1);
  });
});

it("the examples of the help and the guide name options that exist", async () => {
  const { stdout } = await runCommand(["import", "--help"], { columns: 200 });
  const guide = readFileSync(new URL("../../docs/content/guides/command-line.md", import.meta.url), "utf8");
  const [, section = ""] = /## A file is read in a wrong way\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const named = [...section.matchAll(/--[a-z-]+/g)].map(([flag]) => flag);
  expect(named.length).toBeGreaterThan(5);
  for (const flag of named) expect(stdout).toContain(flag);
});
