import { mayLackChromium } from "@data-import/checks/browser";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findViolations } from "../support/find-violations.ts";
import { type ServedPage, servePage } from "../support/serve-page.ts";

const entry = new URL("page.ts", import.meta.url).pathname;

describe.skipIf(mayLackChromium)("the table", () => {
  let served: ServedPage;
  beforeAll(async () => {
    served = await servePage(entry);
  });
  afterAll(() => served?.close());

  async function open(hash = "", view?: { width: number; height: number }): Promise<Page> {
    const page = await served.open(view);
    await page.goto(`${served.url}#${hash}`);
    await page.reload();
    await page.getByRole("columnheader").last().waitFor();
    return page;
  }
  /** What is read out on the cell with the focus: column, row, text, and whether it is invalid, with its messages. */
  const focused = (page: Page) =>
    page.evaluate(() => {
      const root = document.querySelector("div")?.shadowRoot;
      const cell = root?.activeElement;
      const description = cell?.getAttribute("aria-describedby");
      return {
        row: Number(cell?.closest("[aria-rowindex]")?.getAttribute("aria-rowindex")) - 2,
        column: Number(cell?.getAttribute("aria-colindex")) - 2,
        text: cell?.textContent,
        invalid: cell?.getAttribute("aria-invalid"),
        description: description ? root?.getElementById(description)?.textContent : undefined,
      };
    });
  const log = (page: Page) => page.evaluate(() => (globalThis as unknown as { log: string[] }).log);

  test("is one tab stop, and says how large it is", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatchObject({ row: 0, column: 0, text: "Person 0" });
    const grid = page.getByRole("grid", { name: "Records" });
    expect(await grid.getAttribute("aria-rowcount")).toBe("1000002");
    expect(await grid.getAttribute("aria-colcount")).toBe("10");
    expect(await page.locator('[tabindex="0"]').count()).toBe(1);
  });

  test("moves with its keys, through a million records, and reads out an error", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"])
      await page.keyboard.press(key);
    expect(await focused(page)).toEqual({
      row: 3,
      column: 2,
      text: "n/a 3",
      invalid: "true",
      description: "Error: “n/a 3” is not a number. Enter a number such as 42.",
    });
    await page.keyboard.press("Control+End");
    expect(await focused(page)).toMatchObject({ row: 1_000_000, column: 8 });
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toMatchObject({ row: 999_999, text: "K-999999" });
    await page.keyboard.press("Control+Home");
    expect(await focused(page)).toMatchObject({ row: 0, column: 0 });
    await page.keyboard.press("End");
    expect(await focused(page)).toMatchObject({ row: 0, column: 8 });
    await page.keyboard.press("PageDown");
    const { row } = await focused(page);
    expect(row).toBeGreaterThan(10);
    expect(await page.locator("[aria-describedby]").count()).toBe(0);
  });

  test("keeps the focus on its cell while others are scrolled into view", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await page.evaluate(() => {
      const scroller = document.querySelector("div")?.shadowRoot?.querySelector(".scroller");
      if (scroller) scroller.scrollTop = 3_000_000;
    });
    await expect.poll(() => page.getByText("Person 500", { exact: false }).count()).toBeGreaterThan(3);
    expect(await focused(page)).toMatchObject({ row: 0, column: 0, text: "Person 0" });
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toMatchObject({ row: 1, text: "Person 1" });
  });

  test("edits each type of field with a control of the browser; Enter and Tab save, Escape gives back", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ines");
    await page.keyboard.press("Enter");
    await page.keyboard.press("F2");
    await page.keyboard.type(" the second");
    await page.keyboard.press("Tab");
    await page.keyboard.type("wrong");
    await page.keyboard.press("Escape");
    expect(await focused(page)).toMatchObject({ row: 1, column: 1, text: "person.1@example.com" });
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("42");
    await page.keyboard.press("Tab");
    // The first letter of an option chooses it.
    await page.keyboard.type("y");
    await page.keyboard.press("Tab");
    await page.keyboard.type("g");
    await page.keyboard.press("Tab");
    await page.keyboard.type("2");
    await page.keyboard.press("Escape");
    expect(await log(page)).toEqual([
      'write 0 name "Ines"',
      'write 1 name "Person 1 the second"',
      "write 1 age 42".replace("42", '"42"'),
      "write 1 active true",
      'write 1 country "DE"',
    ]);
  });

  test("what others change in the same cell does not disturb who is typing", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await page.keyboard.type("mi");
    await page.evaluate(async () => {
      const { table } = globalThis as unknown as {
        table: { model: { row(index: number): object; write(...cell: unknown[]): void } };
      };
      table.model.write(table.model.row(0), "name", "theirs");
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await page.keyboard.type("ne");
    await page.keyboard.press("Enter");
    expect(await log(page)).toEqual(['write 0 name "theirs"', 'write 0 name "mine"']);
    expect(await focused(page)).toMatchObject({ row: 1, column: 0 });
  });

  /** Others delete records at the start or at the end, or add some. */
  const change = (page: Page, changes: { first?: number; last?: number; added?: number }) =>
    page.evaluate(
      (made) => (globalThis as unknown as { change(made: object): Promise<void> }).change(made),
      changes,
    );

  test("who types in one of the last rows goes on typing when others delete records", async () => {
    const page = await open("rows=12");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("mi");
    await change(page, { last: 6 });
    await page.keyboard.type("ne");
    await page.keyboard.press("Enter");
    expect(await log(page)).toEqual(['write 11 name "mine"']);
    expect(await focused(page)).toMatchObject({ row: 6, column: 0 });
  });

  test("the control stays with its record when others delete records above it", async () => {
    const page = await open("rows=12");
    await page.keyboard.press("Tab");
    for (let press = 0; press < 8; press += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.type("mi");
    await change(page, { first: 5 });
    await page.keyboard.type("ne");
    await page.keyboard.press("Tab");
    expect(await log(page)).toEqual(['write 8 name "mine"']);
    expect(await focused(page)).toMatchObject({ row: 3, column: 1, text: "person.8@example.com" });
  });

  test("who types a new record does so behind those that others add", async () => {
    const page = await open("rows=2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+ArrowDown");
    await change(page, { added: 1 });
    expect(await focused(page)).toMatchObject({ row: 3, text: "" });
    await page.keyboard.type("mi");
    await change(page, { added: 2 });
    await page.keyboard.type("ne");
    await page.keyboard.press("Tab");
    expect(await log(page)).toEqual(['write 5 name "mine"']);
    expect(await focused(page)).toMatchObject({ row: 5, column: 1 });
  });

  test("the focus is not lost with its row, also if the table has no row any more", async () => {
    const page = await open("rows=12");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+ArrowDown");
    await page.keyboard.press("ArrowUp");
    await change(page, { last: 6 });
    expect(await focused(page)).toMatchObject({ row: 6, column: 0 });
    const readOnly = await open("rows=3&readonly");
    await readOnly.keyboard.press("Tab");
    await change(readOnly, { last: 3 });
    await readOnly.keyboard.press("F8");
    expect(await log(readOnly)).toEqual(["nextError"]);
    expect(await findViolations(readOnly)).toEqual([]);
    await change(readOnly, { last: -2 });
    expect(await focused(readOnly)).toMatchObject({ row: 0, column: 0, text: "Person 0" });
    expect(await readOnly.locator('[tabindex="0"]').count()).toBe(1);
  });

  test("a line break stays in its cell, and the row behind the last one adds a record", async () => {
    const page = await open("rows=2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+ArrowDown");
    expect(await focused(page)).toMatchObject({ row: 2, column: 0, text: "" });
    await page.keyboard.type("two");
    await page.keyboard.press("Alt+Enter");
    await page.keyboard.type("lines");
    await page.keyboard.press("Enter");
    expect(await log(page)).toEqual(['write 2 name "two\\nlines"']);
    expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe("5");
  });

  test("read-only cells and tables are not edited", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await page.keyboard.press("End");
    await page.keyboard.type("x");
    await page.keyboard.press("Enter");
    expect(await log(page)).toEqual([]);
    const locked = await open("readonly=1");
    await locked.keyboard.press("Tab");
    await locked.keyboard.type("x");
    expect(await log(locked)).toEqual([]);
    expect(await locked.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
  });

  test("copies and pastes as spreadsheet programs do; one value fills a selection", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowRight");
    expect(await page.locator('[aria-selected="true"]').count()).toBe(4);
    await page.keyboard.press("Control+c");
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return [await read("text/plain"), await read("text/html")];
    });
    expect(copied[0]).toBe("Person 0\tperson.0@example.com\nPerson 1\tperson.1@example.com");
    expect(copied[1]).toContain("<td>Person 0</td><td>person.0@example.com</td>");
    await page.keyboard.press("Control+Home");
    for (let row = 0; row < 4; row += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Control+v");
    await page.evaluate(() => navigator.clipboard.writeText("same"));
    await page.keyboard.press("Control+v");
    await page.keyboard.press("Control+d");
    await page.keyboard.press("Delete");
    expect(await log(page)).toEqual([
      'paste 4 0 2 [["Person 0","person.0@example.com"],["Person 1","person.1@example.com"]]',
      'paste 4 0 2 [["same","same"],["same","same"]]',
      'paste 4 0 2 [["same","same"],["same","same"]]',
      'paste 4 0 2 [["",""],["",""]]',
    ]);
  });

  test("more than 10,000 cells in one step are refused aloud", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Control+c");
    expect(await log(page)).toEqual(["refuse 9000000", "refuse 9000000"]);
  });

  test("hands its other keys over", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    const keys = [
      "Control+z",
      "Control+y",
      "Control+Shift+z",
      "Control+f",
      "Control+h",
      "Control+g",
      "F8",
      "Shift+F8",
    ];
    for (const key of [...keys, "Alt+ArrowDown", "Shift+F10", "?"]) await page.keyboard.press(key);
    expect(await log(page)).toEqual(
      "undo redo redo search replace goTo nextError previousError"
        .split(" ")
        .concat("columnMenu 0", "cellMenu", "help"),
    );
  });

  test("in a language from right to left, arrow keys follow what is seen", async () => {
    const page = await open("language=ar");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    expect(await focused(page)).toMatchObject({ row: 0, column: 1 });
    const [first, second] = await Promise.all(
      [0, 1].map((column) =>
        page.locator(`[aria-rowindex="2"] [aria-colindex="${column + 2}"]`).boundingBox(),
      ),
    );
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    // A name in Arabic stands where its column is.
    const names = await page
      .locator('[aria-colindex="2"][role="gridcell"]')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
    expect(new Set(names).size).toBe(1);
  });

  test("of 500 columns, those that are seen are in the document", async () => {
    const page = await open("columns=500&rows=1000");
    await page.keyboard.press("Tab");
    expect(await page.locator('[aria-rowindex="2"] [role="gridcell"]').count()).toBeLessThan(20);
    await page.keyboard.press("End");
    expect(await focused(page)).toMatchObject({ row: 0, column: 499, text: "c499 0" });
    const box = await page.locator('[aria-rowindex="2"] [aria-colindex="501"]').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1_280);
    await page.keyboard.press("Home");
    expect(await focused(page)).toMatchObject({ column: 0, text: "c0 0" });
  });

  test("below 480 pixels, records are cards with the names of their fields; nothing is scrolled sideways", async () => {
    const page = await open("", { width: 320, height: 640 });
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toMatchObject({ row: 0, column: 1 });
    for (let field = 0; field < 8; field += 1) await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toMatchObject({ row: 1, column: 0, text: "Person 1" });
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowUp");
    expect(await focused(page)).toMatchObject({ row: 1_000_000, column: 7 });
    const sideways = await page.evaluate(() => {
      const scroller = document.querySelector("div")?.shadowRoot?.querySelector(".scroller");
      return (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0);
    });
    expect(sideways).toBe(0);
  });

  test("stays small: nodes after jumps through a million records", async () => {
    const page = await open();
    await page.keyboard.press("Tab");
    for (let jump = 0; jump < 5; jump += 1) {
      await page.keyboard.press("Control+End");
      await page.keyboard.press("Control+Home");
    }
    const nodes = await page.evaluate(
      () => document.querySelector("div")?.shadowRoot?.querySelectorAll("*").length,
    );
    expect(nodes).toBeLessThan(450);
  });

  test.each([
    ["", 1280, {}],
    ["", 1280, { colorScheme: "dark" }],
    ["", 1280, { forcedColors: "active" }],
    ["language=ar", 1280, {}],
    ["", 320, {}],
    ["columns=500&rows=9", 1280, {}],
    ["readonly=1&rows=0", 1280, {}],
  ] as const)("axe finds nothing: %j, %j pixels, %j", async (hash, width, media) => {
    const page = await open(hash, { width, height: 720 });
    await page.emulateMedia(media);
    expect(await findViolations(page)).toEqual([]);
    if (hash.includes("rows=0")) return;
    await page.keyboard.press("Tab");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("F2");
    expect(await findViolations(page)).toEqual([]);
  });
});
