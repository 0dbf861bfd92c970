import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "./support/live-world.ts";
import { createTerminal, runCommand } from "./support/run-command.ts";

let world: LiveWorld;
beforeEach(async () => {
  world = await createLiveWorld();
  // One value is wrong in several records.
  await world.api.records.insertAll(world.sheetId, [
    { name: "Alan", email: "alan@harbour.example", visits: "many" },
    { name: "Barbara", email: "barbara@harbour.example", visits: "few" },
  ]);
});
afterEach(() => world.close());

const fix = async (options: readonly string[], stdin = "") => {
  const words = ["records", "fix", "--sheet", "contacts", ...options];
  const ran = await runCommand(words, { env: world.env, fetch: world.fetch, stdin });
  const lines = ran.stdout.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
  return { ...ran, lines };
};

const readVisits = async () =>
  Object.fromEntries(
    (await world.api.records.get(world.sheetId)).records.map(({ values }) => [
      values["name"]?.value,
      values["visits"]?.value,
    ]),
  );

describe("records fix in a pipe", () => {
  it("lists the different wrong values, the most frequent first, and changes nothing", async () => {
    const { code, lines } = await fix([]);
    expect(code).toBe(2);
    expect(lines.map(({ field, value, count }) => [field, value, count])).toEqual([
      ["visits", "many", 2],
      ["email", null, 1],
      ["visits", "few", 1],
    ]);
    expect(lines[0].message).toMatch(/number/);
    expect((await fix(["--list", "--field", "email"])).lines).toHaveLength(1);
  });

  it("replaces a wrong value wherever it is, in one commit, and says what is left", async () => {
    const { code, lines, stderr } = await fix(["--replace", "many=12", "--yes"]);
    expect(code).toBe(2);
    expect(lines).toMatchObject([{ records: 2, values: 2, left: 2, commitIds: [expect.any(String)] }]);
    expect(stderr).toMatch(/visits +many +12 +2\n/);
    expect(stderr).toContain("✗ visits: few");
    expect(await readVisits()).toMatchObject({ Grace: 12, Alan: 12, Ada: 3, Barbara: "few" });
  });

  it("sets the wrong values of a field in the records of a query, and no others", async () => {
    const { code, lines } = await fix(["--set", "visits=0", "--where", 'name eq "Alan"', "--yes"]);
    expect([code, lines[0]]).toEqual([0, expect.objectContaining({ records: 1, left: 0 })]);
    expect(await readVisits()).toMatchObject({ Ada: 3, Alan: 0, Grace: "many", Barbara: "few" });
  });

  it("takes the list back with corrections, and ends with 0 if nothing is wrong any more", async () => {
    const corrections: Record<string, unknown> = { many: 12, few: 2 };
    const { lines } = await fix(["--list"]);
    const text = lines
      .map((line) => JSON.stringify({ ...line, to: corrections[line.value] ?? "grace@harbour.example" }))
      .join("\n");
    const ran = await fix(["--from", "-", "--yes"], `${text}\n`);
    expect([ran.code, ran.lines[0]]).toEqual([
      0,
      expect.objectContaining({ records: 3, values: 4, left: 0 }),
    ]);
    expect(await readVisits()).toEqual({ Ada: 3, Grace: 12, Alan: 12, Barbara: 2 });
    expect(await fix([])).toMatchObject({ code: 0, stdout: "" });
  });

  it("corrects one record by its id, before all with the same value", async () => {
    const { records } = await world.api.records.get(world.sheetId);
    const alan = records.find(({ values }) => values["name"]?.value === "Alan");
    const path = join(world.folder, "corrections.jsonl");
    const lines = [
      { id: alan?.id, field: "visits", to: 7 },
      { field: "visits", value: "many", to: 12 },
    ];
    writeFileSync(path, lines.map((line) => JSON.stringify(line)).join("\n"));
    await fix(["--from", path, "--yes"]);
    expect(await readVisits()).toMatchObject({ Alan: 7, Grace: 12 });
  });

  it.each([
    [["--replace", "many=12"], "were not written.\n  Agree with --yes."],
    [["--set", "visit=1", "--yes"], "no field visit.\n  Its fields are name, email, visits."],
    [["--replace", "many", "--yes"], 'has no "="'],
    [["--replace", "a=b=c", "--yes"], 'more than one "="'],
    [["--from", "nothing.jsonl", "--yes"], "nothing.jsonl cannot be read"],
    [["--from", "-", "--yes"], "Line 1 of the standard input is not JSON"],
  ])("changes nothing with %s", async (options, message) => {
    const before = await readVisits();
    const { code, stderr } = await fix(options, "{");
    expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(await readVisits()).toEqual(before);
  });

  it("names corrections that found no wrong value", async () => {
    const { code, stderr, lines } = await fix(["--replace", "Many=12", "--yes"]);
    expect([code, lines[0].records]).toEqual([2, 0]);
    expect(stderr).toContain('! --replace "Many=12": there is no such wrong value.');
  });
});

describe("records fix on a terminal", () => {
  it("asks for each wrong value once, and again for what is still wrong", async () => {
    const terminal = createTerminal(80);
    const running = terminal.run(["records", "fix", "--sheet", "contacts"], world);
    await terminal.answer("How to correct it?", "\r");
    await terminal.answer("The new value", "12\r");
    await terminal.answerAll(["E-mail: (empty)", "The new value"], "grace@harbour.example\r");
    await terminal.answerAll(["Visits: few", "The new value"], "some\r");
    await terminal.answer("Write the new values?", "y");
    await terminal.answerAll(["Visits: some", "The new value"], "2\r");
    await terminal.answer("Write the new values?", "y");
    expect(await running).toBe(0);
    expect(await readVisits()).toEqual({ Ada: 3, Grace: 12, Alan: 12, Barbara: 2 });
    // A value of one record shows whose it is.
    expect(terminal.text()).toContain("name: Barbara");
    expect(terminal.text()).toContain("Corrected 1 value in 1 record\n");
  });

  it("decides for each record, and writes what was decided before Ctrl-C", async () => {
    const terminal = createTerminal(80);
    const running = terminal.run(["records", "fix", "--sheet", "contacts", "--field", "visits"], world);
    await terminal.answer("How to correct it?", "\u001b[B\r");
    await terminal.answerAll(["record 1 of 2", "The new value"], "8\r");
    await terminal.answerAll(["record 2 of 2", "The new value"], "\r");
    await terminal.answerAll(["Visits: few", "The new value"], "\u0003");
    await terminal.answer("Write the new values?", "y");
    expect(await running).toBe(2);
    expect(await readVisits()).toMatchObject({ Grace: 8, Alan: "many", Barbara: "few" });
  });
});
