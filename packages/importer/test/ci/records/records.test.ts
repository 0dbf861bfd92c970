import { readFileSync } from "node:fs";
import { mayLackChromium } from "@data-import/checks/browser";
import type { Property, RecordData } from "@data-import/types";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findViolations } from "../support/find-violations.ts";
import { type ServedPage, servePage } from "../support/serve-page.ts";
import { type CreatedSheet, type RunningService, startService } from "../support/start-service.ts";

const entry = new URL("page.ts", import.meta.url).pathname;
const fields: Property[] = [
  { key: "name", label: "Name", type: "string", constraints: [{ type: "required" }] },
  { key: "code", label: "Code", type: "string", constraints: [{ type: "unique" }] },
  { key: "age", label: "Age", type: "number" },
  {
    key: "country",
    label: "Country",
    type: "enum",
    config: {
      options: [
        { value: "DE", label: "Germany" },
        { value: "FR", label: "France" },
      ],
    },
  },
];
/** Of 260 records, 20 have no number as their age, and 10 have a country that is not one of the options. */
const records = Array.from(
  { length: 260 },
  (_, index): RecordData => ({
    name: { value: `Person ${index}` },
    code: { value: `c${index}` },
    age: { value: index % 13 === 5 ? "n/a" : 20 + (index % 50) },
    country: { value: index % 26 === 9 ? "Deutschland" : index % 2 === 0 ? "DE" : "FR" },
  }),
);

describe.skipIf(mayLackChromium)("the screen of records", () => {
  let service: RunningService;
  let served: ServedPage;
  beforeAll(async () => {
    service = await startService();
    served = await servePage(entry, service.url);
  });
  afterAll(async () => {
    await served?.close();
    await service?.close();
  });

  async function open(rows = records, language = "en", view?: { width: number; height: number }) {
    const sheet = await service.createSheet(fields, rows);
    return { sheet, page: await openSheet(sheet, language, view) };
  }
  async function openSheet(
    { space, sheetId }: CreatedSheet,
    language = "en",
    size?: { width: number; height: number },
    view?: string,
  ) {
    const page = await served.open(size);
    const hash = new URLSearchParams({
      service: `${service.url}/v1`,
      token: service.token,
      space: space.id,
      sheet: sheetId,
      language,
      ...(view !== undefined && { view }),
    });
    await page.goto(`${served.url}#${hash}`);
    await page.reload();
    await page.getByRole("grid").waitFor();
    await page.locator(".records-chips b").first().waitFor();
    return page;
  }
  const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  const cell = (page: Page, row: number, column: number) =>
    page.locator(`[aria-rowindex="${row + 2}"] [aria-colindex="${column + 2}"]`);
  const stored = async ({ sheetId }: CreatedSheet, index: number) => {
    const { records: read } = await service.client.records.get(sheetId, {
      pageSize: 1,
      pageNumber: index + 1,
    });
    return Object.fromEntries(Object.entries(read[0]?.values ?? {}).map(([key, { value }]) => [key, value]));
  };
  /** The text of a cell, as soon as it is that. */
  const expectText = (page: Page, row: number, column: number, text: string) =>
    expect.poll(() => cell(page, row, column).textContent()).toBe(text);
  const expectCount = (page: Page, chip: string, count: number) =>
    expect
      .poll(() =>
        page
          .getByRole("button", { name: new RegExp(`^${chip} `) })
          .locator("b")
          .textContent(),
      )
      .toBe(String(count));

  test("shows errors first; a corrected record stays until the person moves on", async () => {
    const { page, sheet } = await open();
    await expectCount(page, "With errors", 30);
    await expectText(page, 0, 0, "Person 5");
    await cell(page, 0, 2).click();
    const writes: string[] = [];
    page.on("request", (request) => void (request.method() === "PUT" && writes.push(request.url())));
    await page.keyboard.type("41");
    await page.keyboard.press("Escape");
    await page.keyboard.type("42");
    await page.keyboard.press("Tab");
    await expectText(page, 0, 2, "42");
    await expectCount(page, "With errors", 29);
    expect(await cell(page, 0, 2).getAttribute("aria-invalid")).toBe(null);
    expect(writes).toHaveLength(1);
    expect(await stored(sheet, 5)).toMatchObject({ age: 42 });
    await expectText(page, 0, 0, "Person 5");
    await page.keyboard.press("ArrowDown");
    await expectText(page, 0, 0, "Person 9");
  });

  test("next error, undo twice, and back again", async () => {
    const { page, sheet } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    await cell(page, 0, 0).click();
    await page.keyboard.press("F8");
    await expect.poll(() => cell(page, 5, 2).getAttribute("tabindex")).toBe("0");
    await page.keyboard.type("1");
    await page.keyboard.press("Enter");
    await expectText(page, 5, 2, "1");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await expectText(page, 5, 2, "2");
    await page.keyboard.press("Control+z");
    await expectText(page, 5, 2, "1");
    await page.keyboard.press("Control+z");
    await expectText(page, 5, 2, "n/a");
    expect(await stored(sheet, 5)).toMatchObject({ age: "n/a" });
    await page.keyboard.press("Control+y");
    await expectText(page, 5, 2, "1");
    await page.keyboard.press("Control+Shift+z");
    await expectText(page, 5, 2, "2");
    await page.keyboard.press("Control+y");
    expect((await said(page)).at(-1)).toBe("You have nothing to redo.");
  });

  test("the last error of a long list is found without reading it", async () => {
    const many = Array.from(
      { length: 3_000 },
      (_, index): RecordData => ({
        name: { value: `Person ${index}` },
        age: { value: index === 2_800 ? "n/a" : 30 },
      }),
    );
    const { page } = await open(many);
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    await cell(page, 0, 0).click();
    await page.keyboard.press("F8");
    await expect.poll(() => cell(page, 2_800, 2).getAttribute("tabindex")).toBe("0");
    await page.keyboard.press("F8");
    await expect
      .poll(async () => (await said(page)).at(-1))
      .toBe("There are no more errors in this direction.");
  });

  test("changes of others come by themselves, and are said", async () => {
    const { page, sheet } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 1, 0, "Person 1");
    const { records: read } = await service.client.records.get(sheet.sheetId, { pageSize: 2 });
    const change = read.map(({ id }) => ({ id, values: { name: { value: "Ines" } } }));
    await service.client.records.update(sheet.sheetId, change);
    await expectText(page, 1, 0, "Ines");
    await expect.poll(() => said(page)).toContain("Administrator changed 2 records.");
    await service.client.records.delete(sheet.sheetId, { ids: read.map(({ id }) => id) });
    await expectText(page, 0, 0, "Person 2");
    await expectCount(page, "All", 258);
  });

  test("a value that somebody else has changed meanwhile is kept; both can be chosen", async () => {
    const { page, sheet } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    await cell(page, 0, 0).click();
    await page.keyboard.type("mine");
    // The events of the service do not come through, so the person does not see it.
    await page.route("**/events**", (route) => route.abort());
    const { records: read } = await service.client.records.get(sheet.sheetId, { pageSize: 1 });
    await page.context().setOffline(true);
    await service.client.records.update(sheet.sheetId, [
      { id: read[0]?.id ?? "us_rc_0", values: { name: { value: "theirs" } } },
    ]);
    await page.keyboard.press("Enter");
    await page.context().setOffline(false);
    await page.getByText("Somebody was faster: Name is “theirs” now.").waitFor();
    await expectText(page, 0, 0, "theirs");
    await page.getByRole("button", { name: "Save mine" }).click();
    await expectText(page, 0, 0, "mine");
    await expect.poll(() => stored(sheet, 0)).toMatchObject({ name: "mine" });
  });

  test("all that was not saved stays in a list, until the person saves it, writes again or closes it", async () => {
    const { page, sheet } = await open(records.slice(0, 5));
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 4, 0, "Person 4");
    const { records: read } = await service.client.records.get(sheet.sheetId);
    await page.context().setOffline(true);
    await cell(page, 0, 0).click();
    for (let row = 0; row < 4; row += 1) {
      await page.keyboard.type(`mine ${row}`);
      await page.keyboard.press("Enter");
    }
    await page.getByText("4 changes wait for the connection.").waitFor();
    const ids = read.map(({ id }) => id);
    const theirs = ids.slice(0, 3).map((id) => ({ id, values: { name: { value: "theirs" } } }));
    await service.client.records.update(sheet.sheetId, theirs);
    await service.client.records.delete(sheet.sheetId, { ids: ids.slice(3, 4) });
    await page.context().setOffline(false);
    const list = page.locator("details", { hasText: "not saved" });
    await page.getByText("Somebody has deleted this record").waitFor();
    await list.getByText("4 values are not saved").click();
    const expectListed = (values: readonly string[]) =>
      expect.poll(() => list.getByRole("listitem").allTextContents()).toEqual(values);
    await expectListed(["Name: mine 0", "Name: mine 1", "Name: mine 2", "Name: mine 3"]);
    expect(await findViolations(page)).toEqual([]);
    // What else happens does not take the list away.
    await cell(page, 1, 0).click();
    await page.keyboard.type("mine, too");
    await page.keyboard.press("Enter");
    await expect.poll(() => stored(sheet, 1)).toMatchObject({ name: "mine, too" });
    await expectListed(["Name: mine 0", "Name: mine 2", "Name: mine 3"]);
    await page.getByRole("button", { name: "Save mine" }).click();
    await expect.poll(() => stored(sheet, 0)).toMatchObject({ name: "mine 0" });
    await expect.poll(() => stored(sheet, 2)).toMatchObject({ name: "mine 2" });
    expect(await stored(sheet, 1)).toMatchObject({ name: "mine, too" });
    // Its record is deleted: nothing but the list has the value now.
    await list.getByText("1 value is not saved").waitFor();
    await expectListed(["Name: mine 3"]);
    await page.locator(".note", { has: list }).getByRole("button", { name: "Close" }).click();
    await list.waitFor({ state: "detached" });
  });

  test("edits without a connection wait, say so, and are sent in order", async () => {
    const { page, sheet } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    await page.context().setOffline(true);
    await cell(page, 0, 0).click();
    for (const name of ["one", "two", "three"]) {
      await page.keyboard.type(name);
      await page.keyboard.press("Enter");
    }
    await page.getByText("3 changes wait for the connection.").waitFor();
    await expectText(page, 2, 0, "three");
    expect(await stored(sheet, 0)).toMatchObject({ name: "Person 0" });
    await page.context().setOffline(false);
    await expect.poll(() => stored(sheet, 2)).toMatchObject({ name: "three" });
    expect(await stored(sheet, 0)).toMatchObject({ name: "one" });
    await page.getByText("All changes are saved").waitFor();
  });

  test("a new record that is typed without a connection waits, too, with all of its cells", async () => {
    const { page, sheet } = await open(records.slice(0, 3));
    await expectText(page, 0, 0, "Person 0");
    await page.context().setOffline(true);
    await cell(page, 3, 0).click();
    await page.keyboard.type("Person 3");
    await page.keyboard.press("Tab");
    await page.keyboard.type("c3");
    await page.keyboard.press("Tab");
    await page.keyboard.type("33");
    await page.keyboard.press("Enter");
    await page.getByText("3 changes wait for the connection.").waitFor();
    await expectText(page, 3, 0, "Person 3");
    await expectText(page, 3, 2, "33");
    expect(await stored(sheet, 3)).toEqual({});
    await page.context().setOffline(false);
    await page.getByText("All changes are saved").waitFor();
    await expectCount(page, "All", 4);
    expect(await stored(sheet, 3)).toMatchObject({ name: "Person 3", code: "c3", age: 33 });
    await expectText(page, 3, 1, "c3");
  });

  test("the menu of a cell deletes what was selected, whatever stands there now", async () => {
    const { page, sheet } = await open(records.slice(0, 4));
    await expectText(page, 1, 0, "Person 1");
    await cell(page, 1, 0).click();
    await page.keyboard.press("Shift+F10");
    const button = page.getByRole("button", { name: "Delete 1 record" });
    await button.waitFor();
    const { records: read } = await service.client.records.get(sheet.sheetId);
    await service.client.records.delete(sheet.sheetId, { ids: [read[0]?.id ?? "us_rc_none"] });
    await expectText(page, 1, 0, "Person 2");
    await button.click();
    await page.getByText("1 record is deleted.").waitFor();
    const names = (await service.client.records.get(sheet.sheetId)).records.map(
      ({ values }) => values["name"]?.value,
    );
    expect(names).toEqual(["Person 2", "Person 3"]);
  });

  test("the menu of a cell edits no other record after its own was deleted", async () => {
    const { page, sheet } = await open(records.slice(0, 3));
    await expectText(page, 1, 0, "Person 1");
    await cell(page, 1, 0).click();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("button", { name: "Edit", exact: true }).waitFor();
    const { records: read } = await service.client.records.get(sheet.sheetId);
    await service.client.records.delete(sheet.sheetId, { ids: [read[1]?.id ?? "us_rc_none"] });
    await expectText(page, 1, 0, "Person 2");
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByText("Somebody has deleted this record").waitFor();
    expect(await page.locator("textarea").count()).toBe(0);
  });

  test("the keyboard goes on after the last error is corrected", async () => {
    const { page, sheet } = await open(records.slice(0, 6));
    await expectCount(page, "With errors", 1);
    await expectText(page, 0, 0, "Person 5");
    await cell(page, 0, 2).click();
    await page.keyboard.type("41");
    await page.keyboard.press("Enter");
    await page.getByText("No record has an error.").waitFor();
    await page.keyboard.press("Control+z");
    await expectText(page, 0, 2, "n/a");
    expect(await stored(sheet, 5)).toMatchObject({ age: "n/a" });
  });

  test("equal errors are corrected at once, by the panel", async () => {
    const { page, sheet } = await open();
    await page.getByRole("button", { name: "Errors", exact: true }).click();
    const group = page.getByRole("listitem").filter({ hasText: "Country" });
    await group.getByRole("button", { name: "Set all" }).click();
    await group.getByRole("textbox").fill("Germany");
    await group.getByRole("button", { name: "Set in 10 records" }).click();
    await expectCount(page, "With errors", 20);
    expect(await stored(sheet, 9)).toMatchObject({ country: "DE" });
    await page.getByText("10 records are changed.").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expectCount(page, "With errors", 30);
  });

  test("find and replace, a pasted column, and an export of errors with their reasons", async () => {
    const { page, sheet } = await open();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Find and replace" }).click();
    await page.getByLabel("In the column").selectOption("country");
    await page.getByLabel("Find", { exact: true }).fill("Deutschland");
    await page.getByLabel("Replace by").fill("Germany");
    await page.getByRole("button", { name: "Replace all" }).click();
    await expectCount(page, "With errors", 20);
    expect(await stored(sheet, 9)).toMatchObject({ country: "DE" });
    await page.evaluate(() =>
      navigator.clipboard.writeText(Array.from({ length: 19 }, (_, index) => index + 1).join("\r\n")),
    );
    await expectText(page, 0, 0, "Person 5");
    await cell(page, 0, 2).click();
    await page.keyboard.press("Control+v");
    await expectCount(page, "With errors", 1);
    expect(await stored(sheet, 18)).toMatchObject({ age: 2 });
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByLabel("Those with errors").check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    const text = readFileSync(await download.path(), "utf8");
    expect(text.split("\r\n")).toEqual([
      "\uFEFFName,Code,Age,Country,Reason",
      expect.stringMatching(/^Person 252,c252,n\/a,DE,"?Age: .*number/),
      "",
    ]);
  });

  test("a column is sorted and filtered by its values; a query and a search select records", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    await cell(page, 0, 3).click();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByLabel("Deutschland").check();
    await expectCount(page, "All", 10);
    await page.keyboard.press("Escape");
    await expect.poll(() => cell(page, 0, 3).getAttribute("tabindex")).toBe("0");
    await page.getByRole("button", { name: "Menu of the column Name" }).click();
    await page.getByRole("button", { name: "Sort, largest first" }).click();
    await expectText(page, 0, 0, "Person 9");
    expect(await page.getByRole("columnheader", { name: /Name/ }).getAttribute("aria-sort")).toBe(
      "descending",
    );
    await page.getByRole("button", { name: /^Country: Deutschland/ }).click();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Query" }).click();
    await page.getByRole("textbox", { name: /example/ }).fill('name eq "Person 7"');
    await page.getByRole("button", { name: "Show" }).click();
    await expectCount(page, "All", 1);
    await page.getByRole("button", { name: /^name eq/ }).click();
    await page.getByRole("searchbox", { name: "Search" }).fill("c25");
    await expectCount(page, "All", 11);
    await page.getByRole("searchbox", { name: "Search" }).fill("nobody");
    await page.getByText("No record matches.").waitFor();
    await page.getByRole("button", { name: "Show all records" }).click();
    await expectCount(page, "All", 260);
  });

  test("an empty sheet begins with what is typed; records are deleted and come back", async () => {
    const { page, sheet } = await open([]);
    await page.getByText("No records yet. Add a file, or type in the first row.").waitFor();
    await page.getByRole("button", { name: "Add a record" }).click();
    await page.keyboard.type("First");
    await page.keyboard.press("Enter");
    await expectCount(page, "All", 1);
    expect(await stored(sheet, 0)).toMatchObject({ name: "First" });
    await cell(page, 0, 0).click();
    await page.keyboard.press("Shift+F10");
    await page.getByRole("button", { name: "Delete 1 record" }).click();
    await page.getByText("1 record is deleted.").waitFor();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expectText(page, 0, 0, "First");
  });

  test("duplicates are merged; the history names the change and takes it back", async () => {
    const twice = ["a", "b", "a"].map((name): RecordData => ({ name: { value: name } }));
    const { page } = await open(twice);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Duplicates" }).click();
    await page.getByRole("checkbox", { name: "Name" }).check();
    await page.getByRole("button", { name: "Merge 1 group" }).click();
    await expectCount(page, "All", 2);
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "History" }).click();
    const history = page.getByRole("complementary", { name: "History" });
    await history.locator("summary", { hasText: "You" }).first().click();
    await history.getByText("1 deleted").waitFor();
    await history.getByRole("button", { name: "Undo this change" }).first().click();
    await expectCount(page, "All", 3);
  });

  test("what is shown is saved as a view; a tab shows it again, also after others changed it", async () => {
    const { page, sheet } = await open();
    const tab = (name: string) =>
      page.getByRole("navigation", { name: "Views" }).getByRole("button", { name, exact: true });
    const saveView = async () => {
      await page.getByRole("button", { name: "More" }).press("Enter");
      await page.getByRole("button", { name: "Save as a view" }).press("Enter");
    };
    await page.getByRole("button", { name: /^All / }).click();
    await cell(page, 0, 3).click();
    await page.keyboard.press("Alt+ArrowDown");
    await page.getByLabel("Deutschland").check();
    await page.getByRole("button", { name: "Sort, largest first" }).press("Enter");
    await expectText(page, 0, 0, "Person 9");
    await saveView();
    await page.getByLabel("Name of the view").fill("Not a country");
    await page.keyboard.press("Enter");
    expect(await tab("Not a country").getAttribute("aria-current")).toBe("true");
    const { data: saved } = await service.client.views.list({ sheetId: sheet.sheetId });
    expect(saved.map(({ name, config }) => ({ name, config }))).toEqual([
      {
        name: "Not a country",
        config: { q: '("country" eq "Deutschland")', sortField: "country", sortDirection: "desc" },
      },
    ]);
    await tab("All records").press("Enter");
    await expectCount(page, "All", 260);
    await tab("Not a country").press("Enter");
    await expectCount(page, "All", 10);
    await page.getByRole("button", { name: /^With errors/ }).click();
    await tab("Not a country (changed)").waitFor();
    await saveView();
    await page.getByLabel("Name of the view").fill("Wrong country");
    await page.keyboard.press("Enter");
    await tab("Wrong country").waitFor();
    expect((await service.client.views.get(saved[0]?.id ?? "us_vi_0")).config).toMatchObject({
      filter: "error",
    });
    await saveView();
    await page.getByRole("button", { name: "Delete the view" }).click();
    await expectCount(page, "All", 260);
    expect((await service.client.views.list({ sheetId: sheet.sheetId })).data).toEqual([]);
  });

  test("a view of a program is applied; what the page cannot show of it is named, and kept", async () => {
    const sheet = await service.createSheet(fields, records);
    const view = await service.client.views.create({
      sheetId: sheet.sheetId,
      name: "Valid ones",
      config: { filter: "valid", searchValue: "c1", searchField: "code", fields: ["name"], pageSize: 5 },
    });
    const page = await openSheet(sheet, "en", undefined, view.id);
    await page.getByText("This page does not apply a part of this view: fields.").waitFor();
    await page.getByRole("button", { name: /^Without errors/ }).waitFor();
    await expectText(page, 0, 0, "Person 1");
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Save as a view" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("The view is saved.").waitFor();
    expect((await service.client.views.get(view.id)).config).toEqual({
      filter: "valid",
      searchValue: "c1",
      searchField: "code",
      fields: ["name"],
      pageSize: 5,
    });
    await service.client.views.delete(view.id);
    const later = await openSheet(sheet, "en", undefined, view.id);
    await later.getByText(/^This view is no longer here/).waitFor();
    await expectText(later, 0, 0, "Person 0");
  });

  test("calculations of a column stand below it, and follow the records that are shown", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    const ages = records.flatMap(({ age }) => (typeof age?.value === "number" ? [age.value] : []));
    const sum = ages.reduce((all, age) => all + age, 0);
    const foot = (text: string) =>
      expect.poll(() => page.locator(".foot [aria-colindex='4']").textContent()).toBe(text);
    const write = (value: number) => new Intl.NumberFormat("en").format(value);
    await cell(page, 0, 2).click();
    await page.keyboard.press("Alt+ArrowDown");
    await page.locator("summary", { hasText: "Calculations" }).press("Enter");
    await page.getByRole("button", { name: `Sum ${write(sum)}` }).press("Enter");
    await page.getByRole("button", { name: "Filled 260" }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await foot(`Sum ${write(sum)}`);
    // The number is seen whole, even if its name is cut.
    expect(
      await page
        .locator(".foot [aria-colindex='4']")
        .evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBe(0);
    expect(await page.getByRole("grid").getAttribute("aria-rowcount")).toBe("263");
    expect(await page.locator(".foot").getAttribute("aria-rowindex")).toBe("263");
    await page.keyboard.type("1020");
    await page.keyboard.press("Enter");
    await foot(`Sum ${write(sum + 1_000)}`);
    await page.keyboard.press("Control+End");
    const [last, below] = await Promise.all([
      page.locator("[aria-rowindex='262']").boundingBox(),
      page.locator(".foot").boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("searchbox", { name: "Search" }).fill("Person 257");
    await foot(`Sum ${write(20 + (257 % 50))}`);
  });

  test("what is chosen and what is off can be told in forced colours", async () => {
    const sheet = await service.createSheet(fields, records.slice(0, 30));
    const view = await service.client.views.create({ sheetId: sheet.sheetId, name: "A view", config: {} });
    const page = await openSheet(sheet, "en", undefined, view.id);
    await page.emulateMedia({ forcedColors: "active" });
    const styles = (name: RegExp, property: "backgroundColor" | "borderBottomWidth" | "color") =>
      page.getByRole("button", { name }).evaluate((element, key) => getComputedStyle(element)[key], property);
    await page.getByRole("button", { name: "A view" }).waitFor();
    expect(await styles(/^All \d/, "backgroundColor")).not.toBe(
      await styles(/^With errors/, "backgroundColor"),
    );
    expect(await styles(/^A view/, "borderBottomWidth")).toBe("3px");
    expect(await styles(/^All records/, "borderBottomWidth")).toBe("0px");
    expect(await styles(/^Undo/, "color")).not.toBe(await styles(/^More/, "color"));
  });

  test("a narrow screen shows every chip, and where to type the first record", async () => {
    const size = { width: 320, height: 640 };
    const { page } = await open(records, "en", size);
    const chips = page.locator(".records-chips");
    expect(await chips.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    const { page: empty } = await open([], "en", size);
    const note = await empty.locator(".records-empty").boundingBox();
    const first = await cell(empty, 0, 0).boundingBox();
    expect(note?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  });

  test("from right to left, names of columns begin at the right, and lose their end", async () => {
    const { page } = await open(records.slice(0, 30), "ar", { width: 320, height: 640 });
    const style = await cell(page, 0, 0).evaluate((element) => {
      const { textAlign, unicodeBidi } = getComputedStyle(element, "::before");
      return `${textAlign} ${unicodeBidi}`;
    });
    expect(style).toBe("right plaintext");
  });

  test("a dialog begins where something is asked", async () => {
    const { page } = await open();
    await page.getByRole("button", { name: /^All / }).click();
    await expectText(page, 0, 0, "Person 0");
    await cell(page, 0, 0).click();
    await page.keyboard.press("Control+g");
    await page.getByRole("dialog", { name: "Go to a record" }).waitFor();
    await page.keyboard.type("201");
    await page.keyboard.press("Enter");
    await expect.poll(() => cell(page, 200, 0).getAttribute("tabindex")).toBe("0");
  });

  test("F6 goes through the regions of the page, Shift+F6 back; a dialog keeps the focus", async () => {
    const { page } = await open();
    await expectText(page, 0, 0, "Person 5");
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document.querySelector("div")?.shadowRoot ?? document;
        const region = activeElement?.closest(
          ".records-tools, .records-chips, data-import-table, .records-panel",
        );
        return `${region?.className || region?.localName}: ${activeElement?.textContent}`;
      });
    await cell(page, 0, 2).click();
    await page.getByRole("button", { name: "Errors", exact: true }).click();
    await page.getByRole("heading", { name: "Errors" }).waitFor();
    const regions = ["records-chips: With errors 30", "data-import-table: n/a", "records-panel: Errors"];
    for (const region of [...regions, "records-tools: ", ...regions]) {
      await page.keyboard.press("F6");
      expect(await focused()).toBe(region);
    }
    for (const region of [...regions.toReversed().slice(1), "records-tools: "]) {
      await page.keyboard.press("Shift+F6");
      expect(await focused()).toBe(region);
    }
    await cell(page, 0, 2).click();
    await page.keyboard.press("?");
    await page.keyboard.press("F6");
    await expect.poll(focused).toMatch(/^undefined/);
  });

  test("a locked sheet is read only, and says so, until it is unlocked", async () => {
    const { page, sheet } = await open();
    await service.client.sheets.lock(sheet.sheetId);
    await page.getByText(/^This sheet is locked since/).waitFor();
    expect(await page.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
    expect(await page.getByRole("button", { name: "Add a record" }).count()).toBe(0);
    await service.client.sheets.unlock(sheet.sheetId);
    await page.getByRole("button", { name: "Add a record" }).waitFor();
    expect(await page.getByRole("grid").getAttribute("aria-readonly")).toBe(null);
  });

  test.each([
    ["en", 1280, "light"],
    ["de", 1280, "dark"],
    ["ar", 1280, "light"],
    ["en", 320, "light"],
  ] as const)("axe finds nothing: %s, %i pixels, %s", async (language, width, colorScheme) => {
    const { page } = await open(records.slice(0, 30), language, { width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await cell(page, 0, 2).click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Alt+ArrowDown");
    await page.locator(".value-choices input").first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".records-tools button[aria-expanded]").first().click();
    await page.locator(".records-panel li").first().waitFor();
    expect(await findViolations(page)).toEqual([]);
    await cell(page, 0, 0).click();
    await page.keyboard.press("?");
    await page.locator(".records-dialog").waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});
