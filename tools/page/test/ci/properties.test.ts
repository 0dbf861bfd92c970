import { mayLackChromium } from "@data-import/checks/browser";
import type { DataImportElement } from "@data-import/importer/element";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { audit, hasFocus, tabTo, useBrowser } from "./support/in-browser.ts";
import { choose, type ShopWindow, useShop, visitShop } from "./support/shop.ts";

const two = "E-mail,Age\nada@harbour.example,36\nbo@harbour.example,41\n";

describe.skipIf(mayLackChromium)("properties of the element", () => {
  const visit = useBrowser();
  const used = useShop();

  const open = async (properties: object = {}, attributes: object = {}, more: object = {}) => {
    const session = await used.shop.createSession(more);
    const opened = await visitShop(used.shop, visit, { session });
    await opened.embed(properties, attributes);
    return opened;
  };
  const steps = (page: Page) => page.getByRole("navigation", { name: "Steps" });
  const fileHeading = (page: Page) => page.getByRole("heading", { name: "Add a file to Contacts" });
  const count = async (sheetId: string | undefined) =>
    (await used.service.api.sheets.getRecordCounts(sheetId as never)).counts.total;
  const errors = async ({ told }: Pick<Awaited<ReturnType<typeof open>>, "told">) =>
    (await told("di-error")).map(({ code, message }) => `${code}: ${message}`);

  describe("steps", () => {
    test("without the columns, a column without a field is left out without a word", async () => {
      const { page, faults, session } = await open({ steps: { omit: ["columns"] } });
      await choose(page, "E-mail,Colour\nada@harbour.example,red\n");
      await page.getByText("1 record added").waitFor();
      await page.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
      expect(await steps(page).getByRole("listitem").allTextContents()).toEqual(["File", "Records"]);
      expect(await page.getByRole("button", { name: /columns/i }).count()).toBe(0);
      expect(await count(session.sheetId)).toBe(1);
      expect(await audit(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    test("without the columns, a question is asked in any case", async () => {
      const { page } = await open({ steps: { omit: ["columns"] } });
      await choose(page, "E-mail,Since\na@harbour.example,01/02/2026\nb@harbour.example,03/04/2026\n");
      await page.getByRole("heading", { name: "Match the columns" }).waitFor();
    });

    test("without the file, nobody adds one, and it can be taken back", async () => {
      const { page, faults, set, session } = await open({ steps: { omit: ["file"] } });
      await page.getByText("No records yet").waitFor();
      expect(await steps(page).getByRole("listitem").allTextContents()).toEqual(["Columns", "Records"]);
      expect(await page.locator("input[type=file]").count()).toBe(0);
      expect(await page.getByRole("button", { name: /add a file/i }).count()).toBe(0);
      await pasteTable(page);
      expect(await audit(page)).toEqual([]);
      await set({ steps: { omit: [], start: "file" } });
      await steps(page).getByRole("button", { name: "File" }).click();
      await fileHeading(page).waitFor();
      await set({ steps: { omit: ["file", "columns"] } });
      await page.getByText("No records yet").waitFor();
      // Nobody needs a way to the only step.
      await expect.poll(() => steps(page).count()).toBe(0);
      expect(await count(session.sheetId)).toBe(0);
      expect(faults).toEqual([]);
    });

    test("without the records, an import is handed over unseen, by keyboard", async () => {
      const { page, session, told } = await open({ steps: { omit: ["records"] } });
      await fileHeading(page).waitFor();
      expect(await page.getByRole("button", { name: /records/i }).count()).toBe(0);
      await choose(page, two);
      await page.getByText("2 records added").waitFor();
      await page.getByRole("heading", { name: "Contacts", exact: true }).waitFor();
      expect(await page.getByRole("grid").count()).toBe(0);
      expect(await audit(page)).toEqual([]);
      await tabTo(page, page.getByRole("button", { name: "Finish" }));
      await page.keyboard.press("Enter");
      await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Finish" }));
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Thank you" }).waitFor();
      expect((await told("di-completed"))[0]).toMatchObject({ counts: { total: 2, valid: 2 } });
      expect(await used.service.api.auth.getImportSession(session.id)).toMatchObject({ status: "complete" });
    });

    test("starts with the records, and a file can still be added", async () => {
      const { page } = await open({ steps: { start: "records" } });
      await page.getByText("No records yet").waitFor();
      await page.getByRole("button", { name: "Add a file" }).click();
      await fileHeading(page).waitFor();
    });

    test("start set late moves nobody who has begun", async () => {
      const { page, set } = await open();
      await choose(page, "E-mail,Since\na@harbour.example,01/02/2026\nb@harbour.example,03/04/2026\n");
      await page.getByRole("heading", { name: "Match the columns" }).waitFor();
      await set({ steps: { start: "records" } });
      await page.getByRole("button", { name: "File", exact: true }).waitFor();
      expect(await page.getByRole("heading", { name: "Match the columns" }).count()).toBe(1);
    });
  });

  test.each([
    [{ steps: { omit: ["fil"] } }, "`steps` has a list `omit` of `file`, `columns` and `records`."],
    [{ steps: ["file"] }, "`steps` has a list `omit` of `file`, `columns` and `records`."],
    [{ steps: { start: "columns" } }, "`steps.start` is `file` or `records`."],
    [
      { steps: { omit: ["file", "columns", "records"] } },
      "`steps.omit` leaves out all steps: one has to stay.",
    ],
    [
      { steps: { omit: ["file", "records"] } },
      "Without the steps `file` and `records`, set `file`: otherwise nothing is shown.",
    ],
    [{ keyFields: "email" }, "`keyFields` is a list of keys of fields."],
    [{ texts: "Import" }, /^`texts` is an object by languages: `de`, `en`, /],
    [{ texts: { xx: {} } }, /^`texts` has the language `xx`; the importer has `de`, `en`, /],
    [{ texts: { en: { files: {} } } }, /^`texts.en` has the area `files`; the importer has `shell`, /],
    [{ texts: { en: { shell: { titel: "A" } } } }, /^`texts.en.shell` has no text `titel`; it has `title`, /],
    [{ texts: { en: { shell: { title: 1 } } } }, "`texts.en.shell.title` is a text."],
    [
      { texts: { en: { shell: { code: "A" } } } },
      "`texts.en.shell.code` is a function of 1 values that returns a text.",
    ],
    [{ file: 12 }, "`file` is a File, a Blob with a type such as `text/csv`, or the id of an uploaded file."],
  ])("says what would be right in place of %j, once, and goes on", async (properties, message) => {
    const opened = await open(properties);
    await opened.page.getByRole("button", { name: "Finish" }).waitFor();
    await opened.set({ keyFields: ["age"] });
    const said = typeof message === "string" ? `property_invalid: ${message}` : undefined;
    await expect
      .poll(() => errors(opened))
      .toEqual([
        said ??
          expect.stringMatching(new RegExp(`^property_invalid: ${(message as RegExp).source.slice(1)}`)),
      ]);
    expect(opened.faults).toEqual([]);
  });

  test("names the fields there are if `keyFields` has another one, and `height` has two values", async () => {
    const opened = await open({ keyFields: ["mail"] }, { height: "tall" });
    await expect
      .poll(() => errors(opened))
      .toEqual([
        "property_invalid: `height` is `fill` or `content`.",
        "field_unknown: No sheet here has all `keyFields`; there are `email`, `age`, `since`.",
      ]);
  });

  describe("readonly", () => {
    const addRecords = (sheetId: string | undefined) =>
      used.service.api.records.insert(sheetId as never, [{ email: { value: "ada@harbour.example" } }]);
    const first = async (sheetId: string | undefined) =>
      (await used.service.api.records.get(sheetId as never)).records.map(
        ({ values }) => values["email"]?.value,
      );

    test("shows the records, and nothing changes them", async () => {
      const session = await used.shop.createSession();
      await addRecords(session.sheetId);
      const { page, faults, embed, told } = await visitShop(used.shop, visit, { session });
      const changes: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET") changes.push(`${request.method()} ${request.url()}`);
      });
      await embed({ readonly: true });
      const cell = page.getByRole("gridcell", { name: "ada@harbour.example" });
      await cell.click();
      expect(await page.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
      expect(await page.getByRole("button", { name: "Finish" }).count()).toBe(0);
      expect(await page.getByRole("toolbar").getByRole("button").allTextContents()).toEqual(["More"]);
      await cell.dblclick();
      for (const key of ["x", "Delete", "Control+Z", "Control+Y", "Control+H", "Control+D", "F2"])
        await page.keyboard.press(key);
      expect(await page.getByRole("textbox").count()).toBe(0);
      await pasteTable(page);
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("button", { name: "Keys" }).waitFor();
      expect(await page.getByRole("button", { name: /replace|duplicates/i }).count()).toBe(0);
      await page.keyboard.press("Escape");
      expect(await audit(page)).toEqual([]);
      expect(changes).toEqual([]);
      expect(await told("di-changed")).toEqual([]);
      expect(await first(session.sheetId)).toEqual(["ada@harbour.example"]);
      expect(faults).toEqual([]);
    });

    test("set late, closes what could change records, keeps what was typed before, and can be taken back", async () => {
      const session = await used.shop.createSession();
      await addRecords(session.sheetId);
      const { page, faults, embed, set } = await visitShop(used.shop, visit, { session });
      await embed({ steps: { start: "records" } });
      await page.getByRole("gridcell", { name: "ada@harbour.example" }).click();
      await page.keyboard.type("bo@harbour.example");
      await page.keyboard.press("Enter");
      await expect.poll(() => first(session.sheetId)).toEqual(["bo@harbour.example"]);
      await page.keyboard.press("Control+H");
      await page.getByRole("dialog", { name: "Find and replace" }).waitFor();
      await set({ readonly: true });
      await expect.poll(() => page.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
      expect(await page.getByRole("dialog", { name: "Find and replace" }).count()).toBe(0);
      await expect.poll(() => hasFocus(page.locator("h1[tabindex]"))).toBe(true);
      await page.getByRole("gridcell", { name: "bo@harbour.example" }).click();
      await page.keyboard.press("Control+Z");
      await page.keyboard.press("F2");
      expect(await page.getByRole("textbox").count()).toBe(0);
      await set({ readonly: false });
      await expect.poll(() => page.getByRole("grid").getAttribute("aria-readonly")).toBeNull();
      await page.getByRole("gridcell", { name: "bo@harbour.example" }).click();
      await page.keyboard.type("cy@harbour.example");
      await page.keyboard.press("Enter");
      await expect.poll(() => first(session.sheetId)).toEqual(["cy@harbour.example"]);
      expect(faults).toEqual([]);
    });

    test("set while columns are decided, imports nothing; the decision waits", async () => {
      const { page, set, session } = await open();
      await choose(page, "E-mail,Since\na@harbour.example,01/02/2026\nb@harbour.example,03/04/2026\n");
      await page.getByRole("heading", { name: "Match the columns" }).waitFor();
      await set({ readonly: true });
      await page.getByText("No records yet").waitFor();
      await set({ readonly: false });
      await page
        .getByRole("button", { name: /people\.csv/ })
        .first()
        .waitFor();
      expect(await count(session.sheetId)).toBe(0);
    });

    test("has no actions", async () => {
      const session = await used.shop.createSession();
      await used.service.api.workbooks.update(session.workbookId, {
        actions: [{ operation: "send", label: "Send to the shop", mode: "foreground", primary: true }],
      });
      await addRecords(session.sheetId);
      const { page, embed, set } = await visitShop(used.shop, visit, { session });
      await embed({ steps: { start: "records" } });
      await page.getByRole("button", { name: "Send to the shop" }).waitFor();
      await set({ readonly: true });
      await page.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
      await expect.poll(() => page.getByRole("button", { name: "Send to the shop" }).count()).toBe(0);
    });

    test("is on with a value other than a boolean", async () => {
      const opened = await open({ readonly: "false" });
      await opened.page.getByText("No records yet").waitFor();
      await expect.poll(() => errors(opened)).toEqual(["property_invalid: `readonly` is true or false."]);
    });
  });

  describe("keyFields", () => {
    const add = (sheetId: string | undefined) =>
      used.service.api.records.insert(sheetId as never, [
        { email: { value: "ada@harbour.example" }, age: { value: 1 } },
      ]);

    test("update records; a remembered mapping takes the keys of the moment", async () => {
      const { page, session, set } = await open({ keyFields: ["email"] });
      await add(session.sheetId);
      await choose(page, two);
      await page.getByText("1 record added").waitFor();
      await page.getByText("1 record changed").waitFor();
      await page.getByRole("button", { name: "Import another file" }).click();
      await choose(page, two.replace("36", "37"), "again.csv");
      await page.getByText("1 record changed").waitFor();
      expect(await count(session.sheetId)).toBe(2);
      await set({ keyFields: [] });
      await page.getByRole("button", { name: "Import another file" }).click();
      await choose(page, two, "third.csv");
      await page.getByText("2 records added").waitFor();
      expect(await count(session.sheetId)).toBe(4);
    });

    test("of the import session go first", async () => {
      const { page, session } = await open({ keyFields: ["age"] }, {}, { keyFields: ["email"] });
      await add(session.sheetId);
      await choose(page, two);
      await page.getByText("1 record changed").waitFor();
      const { data: jobs } = await used.service.api.jobs.list({ workbookId: session.workbookId });
      expect(jobs.find(({ operation }) => operation === "map")?.config).toMatchObject({
        keyFields: ["email"],
      });
    });
  });

  describe("texts", () => {
    const texts = {
      en: {
        file: { choose: "Pick a list" },
        finish: { finish: "Send to the shop" },
        shell: { file: "List" },
      },
      de: { finish: { finish: "An den Shop senden" } },
    };

    test("are replaced one by one, in each language for itself", async () => {
      const { page, faults } = await open({ texts });
      await page.getByText("Pick a list").waitFor();
      await page.getByRole("button", { name: "Send to the shop" }).waitFor();
      expect(await steps(page).getByRole("listitem").first().textContent()).toBe("List");
      await page.getByLabel("Language").selectOption("de");
      await page.getByRole("button", { name: "An den Shop senden" }).waitFor();
      await page.getByText("Datei auswählen").waitFor();
      await page.getByLabel("Sprache").selectOption("fr");
      await page.getByRole("button", { name: "Terminer" }).waitFor();
      expect(await audit(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    test("set late, are shown at once, also in the records; a change keeps what was typed", async () => {
      const { page, set } = await open({ steps: { start: "records" } });
      await page.getByRole("button", { name: "More" }).waitFor();
      await set({ texts: { en: { records: { otherTools: "Extras" }, shell: { records: "Rows" } } } });
      await page.getByRole("button", { name: "Extras", exact: true }).waitFor();
      await page.getByRole("button", { name: "Rows", exact: true }).waitFor();
      await set({ texts: undefined });
      await page.getByRole("button", { name: "More" }).waitFor();
    });

    test("that are functions get what ours get; one that fails is as if it were not set", async () => {
      const { page, faults } = await open();
      await fileHeading(page).waitFor();
      await page.evaluate(() => {
        (globalThis as unknown as ShopWindow).importer.texts = {
          en: { file: { title: (sheet) => `Your ${sheet}` } },
        };
      });
      await page.getByRole("heading", { name: "Your Contacts" }).waitFor();
      expect(faults).toEqual([]);
      await page.evaluate(() => {
        const title = () => {
          throw new Error("Broken.");
        };
        (globalThis as unknown as ShopWindow).importer.texts = { en: { file: { title } } };
      });
      await fileHeading(page).waitFor();
      expect(faults).toContain("Error: Broken.");
    });

    test("of one element are not those of another one in the page", async () => {
      const { page, embed, faults } = await open({ texts, readonly: false });
      await embed({ texts: { en: { file: { choose: "Select" } } }, steps: { omit: ["columns"] } });
      await page.getByText("Pick a list").waitFor();
      await page.getByText("Select", { exact: true }).waitFor();
      expect(await page.getByRole("button", { name: "Finish" }).count()).toBe(1);
      expect(await steps(page).nth(0).getByRole("listitem").count()).toBe(3);
      expect(await steps(page).nth(1).getByRole("listitem").count()).toBe(2);
      expect(faults).toEqual([]);
    });
  });

  test("properties that were set before the element was defined, and before its token", async () => {
    const session = await used.shop.createSession();
    const { page } = await visit();
    used.shop.host.files["/late"] = [
      "text/html",
      "<!doctype html><html lang=en><title>Shop</title><main></main></html>",
    ];
    await page.goto(`${used.shop.host.address}late`);
    await page.evaluate(
      ([service, id]) => {
        const importer = document.createElement("data-import") as DataImportElement;
        for (const [name, value] of Object.entries({ service, session: id, language: "en" }))
          importer.setAttribute(name, value);
        Object.assign(importer, { readonly: true, texts: { en: { shell: { records: "Rows" } } } });
        document.querySelector("main")?.append(importer);
        Object.assign(globalThis, { importer });
      },
      [used.shop.service, session.id] as const,
    );
    await page.addScriptTag({ type: "module", url: `${used.shop.host.address}element.js` });
    await page.evaluate((token) => {
      (globalThis as unknown as ShopWindow).importer.token = async () => token;
    }, session.token);
    await page.getByText("No records yet").waitFor();
    expect(await page.getByRole("button", { name: "Finish" }).count()).toBe(0);
    expect(await page.evaluate(() => (globalThis as unknown as ShopWindow).importer.readonly)).toBe(true);
  });

  describe("height", () => {
    const measure = (page: Page) =>
      page.evaluate(() => {
        const { importer } = globalThis as unknown as ShopWindow;
        const heightOf = (element: Element | null | undefined) =>
          element?.getBoundingClientRect().height ?? 0;
        return {
          element: heightOf(importer),
          scroller: heightOf(importer.shadowRoot?.querySelector(".scroller")),
          main: heightOf(importer.parentElement),
        };
      });

    test("fills what is around, and scrolls inside", async () => {
      used.shop.host.files["/shop.css"] = [
        "text/css",
        "body { margin: 0 } main { height: 500px } h1 { display: none }",
      ];
      const { page } = await open({}, { height: "fill" });
      await fileHeading(page).waitFor();
      expect(await measure(page)).toMatchObject({ element: 500, main: 500 });
      await page.getByRole("button", { name: "Records", exact: true }).click();
      await page.getByRole("grid").waitFor();
      expect(await measure(page)).toMatchObject({ element: 500 });
      expect(await audit(page)).toEqual([]);
      used.shop.host.files["/shop.css"] = ["text/css", "body { margin: 0 }"];
    });

    test("is that of the content: of few records, and of many up to a part of the window", async () => {
      const { page, session } = await open({ steps: { start: "records" } }, { height: "content" });
      await page.getByRole("grid").waitFor();
      const few = await measure(page);
      await used.service.api.records.insert(
        session.sheetId,
        Array.from({ length: 60 }, (_, row) => ({ email: { value: `p${row}@harbour.example` } })),
      );
      await page.getByRole("gridcell", { name: "p0@harbour.example" }).waitFor();
      await expect.poll(async () => (await measure(page)).scroller).toBe(560);
      expect(few.scroller).toBeLessThan(400);
      await page.getByRole("gridcell", { name: "p0@harbour.example" }).click();
      await page.keyboard.press("Control+End");
      await page.keyboard.press("ArrowUp");
      await page.getByRole("gridcell", { name: "p59@harbour.example" }).waitFor();
    });
  });
});

/** Pastes a table where the person is. */
async function pasteTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "E-mail\tAge\nx@harbour.example\t1\ny@harbour.example\t2");
    const root = document.querySelector("data-import")?.shadowRoot;
    const target = root?.activeElement ?? root?.querySelector(".main") ?? document.body;
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true }));
  });
}
