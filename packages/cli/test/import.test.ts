import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { createTerminal, runCommand } from "./support/run-command.ts";

let world: LiveWorld;
beforeEach(async () => {
  world = await createLiveWorld();
});
afterEach(() => world.close());

/** Imports a text as a file. */
async function importText(text: string, ...options: string[]) {
  const path = join(world.folder, "people.csv");
  writeFileSync(path, text);
  const words = ["import", path, "--sheet", "contacts", ...options];
  const ran = await runCommand(words, { env: world.env, fetch: world.fetch });
  return { ...ran, counts: ran.stdout === "" ? undefined : JSON.parse(ran.stdout) };
}

const listNames = async () => {
  const { records } = await world.api.records.get(world.sheetId);
  return records.map(({ values }) => values["name"]?.value);
};

describe("import", () => {
  it("matches columns with other names, and inserts the rows", async () => {
    const ran = await importText(
      "Full name,E-mail,Number of visits\nKim,kim@example.com,4\nTim,tim@example.com,5\n",
    );
    expect([ran.code, ran.stderr]).toEqual([0, ""]);
    expect(ran.counts).toMatchObject({ read: 2, added: 2, updated: 0, error: 0 });
    expect(await listNames()).toEqual(["Ada", "Grace", "Kim", "Tim"]);
  });

  it("ends with 2 and the first errors if records have errors", async () => {
    const ran = await importText("name,email,visits\nKim,kim@example.com,several\nTim,,5\n", "--yes");
    expect(ran.code).toBe(2);
    expect(ran.counts).toMatchObject({ added: 2, error: 2 });
    expect(ran.stderr).toMatch(
      /^✗ visits: several {2}\(1 record\) {2}This must be a number.*\n✗ email: \(empty\) {2}\(1 record\) {2}This field needs/,
    );
    expect(ran.stderr).toContain("records fix --sheet us_sh_");
    expect(ran.stderr).toContain("records list --sheet us_sh_");
    // Errors of records that were there before are not those of the import.
    expect(ran.stderr).not.toContain("many");
  });

  it("shows its steps in lines that fit a terminal, and which of them failed", async () => {
    const path = join(world.folder, "Customer list of the northern region, final version.csv");
    writeFileSync(path, "name,email\nKim,kim@example.com\n");
    const words = ["import", path, "--sheet", "contacts", "--yes"];
    const terminal = createTerminal(80);
    expect(await terminal.run(words, world)).toBe(0);
    for (const end of ["Uploaded", "Read", "Inserted"]) {
      expect(terminal.text()).toMatch(new RegExp(`${end} Customer list of the northern r… in \\d`));
    }
    // The signs before them begin a new line, or the same line again.
    const lines = terminal.text().split(/[\n◒◐◓◑◇]/u);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
    const other = createTerminal(80);
    expect(await other.run([...words, "--map", "Nothing=email"], world)).toBe(1);
    expect(other.text()).toContain("Read Customer list");
    expect(other.text()).not.toContain("ended after");
    expect(other.text()).toContain("has no column `Nothing`");
  });

  it("changes the records with the same key, and adds none", async () => {
    const ran = await importText("name,email\nAda Lovelace,ada@harbour.example\n", "--key", "email", "--yes");
    expect([ran.stderr, ran.counts?.updated, ran.counts?.added]).toEqual(["", 1, 0]);
    expect(await listNames()).toEqual(["Ada Lovelace", "Grace"]);
  });

  it("says that a file which changes nothing has errors, and shows those of the sheet", async () => {
    const text = "name,email,visits\nKim,kim@example.com,several\nTim,tim@example.com,5\n";
    const options = ["--key", "email", "--yes"];
    const first = await importText(text, ...options);
    expect(first.counts).toMatchObject({ added: 2, updated: 0, unchanged: 0, error: 1 });
    expect(first.stderr).not.toContain("many");
    expect(first.stderr).not.toContain("not listed");
    const again = await importText(text, ...options);
    expect([again.code, again.counts]).toMatchObject([2, { added: 0, updated: 0, unchanged: 2, error: 1 }]);
    const [heading, ...lines] = again.stderr.split("\n");
    expect(lines).toContainEqual(expect.stringMatching(/^✗ visits: many {2}\(1 record\)/));
    expect(heading).toBe("  The file changes no record. These errors are in the whole sheet:");
    expect(again.stderr).toContain("✗ visits: several  (1 record)");
    expect(again.stderr).toContain("--filter error");

    const part = await importText(`${text}Zoe,zoe@example.com,often\n`, ...options);
    expect(part.counts).toMatchObject({ added: 1, updated: 0, unchanged: 2, error: 2 });
    expect(part.stderr).toContain("✗ visits: often  (1 record)");
    expect(part.stderr).not.toContain("several");
    expect(part.stderr).toContain("Errors of records that the file does not change are not listed here.");
  });

  it("changes nothing if it is an export of the sheet, also with formulas and a mark", async () => {
    await world.api.records.insert(world.sheetId, [
      { name: { value: "=1+2" }, email: { value: "sum@example.com" }, visits: { value: "-x" } },
    ]);
    const path = join(world.folder, "again.csv");
    const words = [
      "export",
      "--sheet",
      "contacts",
      "--output",
      path,
      "--escape-formulas",
      "--byte-order-mark",
    ];
    const ran = await runCommand(words, { env: world.env, fetch: world.fetch });
    expect([ran.code, ran.stderr]).toEqual([0, ""]);
    const text = readFileSync(path, "utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text).toMatch(/'=1\+2.*'-x/);
    const again = await importText(text, "--key", "email", "--yes");
    expect(again.counts).toMatchObject({ updated: 0, unchanged: 2, withoutKey: 1 });
  });

  it("counts and names the rows that have no key, or the key of an earlier row", async () => {
    const text = "name,email,visits\nKim,kim@example.com,several\nTom,,1\nKim,kim@example.com,4\n";
    const ran = await importText(text, "--key", "email", "--yes");
    expect(ran.counts).toMatchObject({
      read: 3,
      added: 2,
      updated: 0,
      unchanged: 0,
      combined: 1,
      withoutKey: 1,
    });
    expect(ran.stderr).toContain(
      "1 record has the key of an earlier record, and replaced its values: record 3 (with 1).",
    );
    expect(ran.stderr).toContain("1 record has no key, and each import adds it: record 2.");
  });

  it("lets a person decide whether case matters in keys", async () => {
    const text = "name,email\nKim,kim@example.com\nTim,Kim@example.com\n";
    const unsure = await importText(text, "--key", "email");
    expect([unsure.code, unsure.stderr]).toEqual([1, expect.stringContaining("differ in case only")]);
    const same = await importText(text, "--key", "email", "--no-case-sensitive");
    expect(same.counts).toMatchObject({ read: 2, added: 1, combined: 1 });
    const other = await importText(text, "--key", "email", "--case-sensitive");
    expect(other.counts).toMatchObject({ read: 2, added: 1, unchanged: 1, combined: 0 });
  });

  it("takes the fields of columns from the options", async () => {
    const ran = await importText(
      "number,b,email\nx,Kim,kim@example.com\n",
      "--map",
      "b=name",
      "--map",
      "number=",
      "--yes",
    );
    expect([ran.stderr, ran.code]).toEqual(["", 0]);
    expect(await listNames()).toEqual(["Ada", "Grace", "Kim"]);
  });

  it("splits a column, takes the first of two, gives all records a value, and reads values as options", async () => {
    const { workbookId } = await world.api.sheets.get(world.sheetId);
    const { spaceId } = await world.api.workbooks.get(workbookId);
    const fields = [
      ...["first", "last", "phone", "country", "note"].map((key) => ({ key, type: "string" as const })),
      {
        key: "status",
        type: "enum" as const,
        config: { options: [{ value: "on" }, { value: "off" }] },
      },
    ];
    await world.api.workbooks.create({
      name: "People",
      spaceId,
      sheets: [{ name: "People", slug: "people", fields }],
    });
    const path = join(world.folder, "people.csv");
    writeFileSync(path, "Who,Mobile,Landline,Mode,a|b\nAnna Berg,,030 1,up,x\nTim Rot,017 2,,off,y\n");
    const maps = ["Who=first+last", "Mobile|Landline=phone", "=DE=country", "Mode=status", "Mode[up]=on"];
    const options = [...maps, "a|b=note"].flatMap((map) => ["--map", map]);
    const ran = await runCommand(["import", path, "--sheet", "people", ...options], {
      env: world.env,
      fetch: world.fetch,
    });
    expect([ran.stderr, ran.code]).toEqual(["", 0]);
    const { sheetId } = JSON.parse(ran.stdout);
    const { records } = await world.api.records.get(sheetId);
    const values = records.map(({ values }) =>
      Object.fromEntries(Object.entries(values).map(([key, cell]) => [key, cell.value])),
    );
    expect(values).toEqual([
      { first: "Anna", last: "Berg", phone: "030 1", country: "DE", status: "on", note: "x" },
      { first: "Tim", last: "Rot", phone: "017 2", country: "DE", status: "off", note: "y" },
    ]);
  });

  it("shows in a terminal which rules a plan has, and what a column that is left out may be", async () => {
    const path = join(world.folder, "people.csv");
    writeFileSync(path, "Name,Mail,E-mail,zzz\nKim,kim@example.org,kim@example.com,1\n");
    const terminal = createTerminal(100);
    const words = ["import", path, "--sheet", "contacts", "--map", "=3=visits", "--yes"];
    expect(await terminal.run(words, world)).toBe(0);
    expect(terminal.text()).toMatch(/\(left out\) +email is filled/);
    expect(terminal.text()).toMatch(/zzz +\(left out\) +no field is like it/);
    expect(terminal.text()).toMatch(/visits +constant +3/);
  });

  it("asks nobody in a pipe: a plan that is not sure imports nothing without --yes", async () => {
    const ran = await importText("zzz\nKim\n");
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/^! The column "zzz" goes to no field \(no field is like it\)\. .+\n\? .+\n/m);
    expect(ran.stderr).toContain("agree with --yes");
    expect(await listNames()).toHaveLength(2);
    const { data: jobs } = await world.api.jobs.list({});
    expect(jobs.find(({ operation }) => operation === "map")?.status).toBe("canceled");
  });

  it.each([
    [["--map", "Nothing=name", "--yes"], "The source has no column `Nothing`"],
    [["--map", "email", "--yes"], 'has no column or no "="'],
    [["--key", "email", "--map", "email=", "--yes"], "email"],
  ])("says what is wrong with %s", async (options, message) => {
    const ran = await importText("name,email\nKim,kim@example.com\n", ...options);
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain(message);
    expect(await listNames()).toHaveLength(2);
  });
});
