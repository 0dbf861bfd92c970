import { mayLackChromium } from "@data-import/checks/browser";
import type { ImporterFrame, ImporterProperties } from "@data-import/importer";
import type { CreatedImportSession } from "@data-import/types";
import { describe, expect, test } from "vitest";
import { audit, useBrowser } from "./support/in-browser.ts";
import { useShop } from "./support/shop.ts";

const two = "E-mail,Age\nada@harbour.example,36\nbo@harbour.example,41\n";

/** What the page of the shop keeps. */
interface Kept {
  importer: ImporterFrame;
  problem?: string;
  readonly told: readonly { readonly code?: string; readonly message?: string }[];
}

describe.skipIf(mayLackChromium)("properties of the importer in a dialog and in a frame", () => {
  const visit = useBrowser();
  const used = useShop();

  const show = async (body: string, script: string) => {
    used.shop.host.files["/other.css"] = [
      "text/css",
      ".data-import::part(primary-button) { text-transform: uppercase }",
    ];
    used.shop.host.files["/other.js"] = ["text/javascript", script];
    used.shop.host.files["/other"] = [
      "text/html",
      `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="other.css"></head>
<body><main><h1>Shop</h1>${body}</main><script type="module" src="other.js"></script></body></html>`,
    ];
    const visited = await visit();
    await visited.page.goto(`${used.shop.host.address}other`);
    return visited;
  };
  const count = async ({ sheetId }: CreatedImportSession) =>
    (await used.service.api.sheets.getRecordCounts(sheetId)).counts.total;

  /** A page that opens the dialog at once, with options that can be written as JSON and with a file. */
  const openDialog = async (session: CreatedImportSession, options: ImporterProperties) =>
    show(
      "",
      `import { openImporter } from "./index.js";
openImporter({ service: ${JSON.stringify(used.shop.service)}, session: ${JSON.stringify(session.id)}, language: "en",
  token: async () => ${JSON.stringify(session.token)}, file: new File([${JSON.stringify(two)}], "a.csv"),
  ...${JSON.stringify(options)} }).catch(({ message }) => (globalThis.problem = message));`,
    );

  test("the dialog begins with a file, without the columns, in its own words", async () => {
    const session = await used.shop.createSession();
    const { page, faults } = await openDialog(session, {
      steps: { omit: ["file", "columns"] },
      texts: { en: { finish: { finish: "Send" } } },
    });
    await page.getByText("2 records added").waitFor();
    await page.getByRole("button", { name: "Send" }).waitFor();
    await page.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
    expect(await audit(page)).toEqual([]);
    expect(await count(session)).toBe(2);
    // The page gives styles to the parts, although the dialog is in a shadow root of its own.
    const send = page.getByRole("button", { name: "Send" });
    expect(await send.evaluate((element) => getComputedStyle(element).textTransform)).toBe("uppercase");
    expect(faults).toEqual([]);
  });

  test("the dialog rejects a property that is wrong", async () => {
    const { page } = await openDialog(await used.shop.createSession(), {
      steps: { start: "columns" as never },
    });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as Kept).problem))
      .toBe("`steps.start` is `file` or `records`.");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("a frame takes them at any time, and again after it was loaded again", async () => {
    const session = await used.shop.createSession();
    const address = session.url?.replaceAll("&", "&amp;");
    const { page, faults } = await show(
      `<iframe id="importer" title="Import" width="900" height="600" src="${address}"></iframe>`,
      `import { fromIframe } from "./index.js";
const importer = fromIframe(document.querySelector("#importer"));
importer.set({ texts: { en: { finish: { finish: "Send" } } } });
Object.assign(globalThis, { importer, told: [] });
importer.addEventListener("di-error", ({ detail }) => told.push(detail));`,
    );
    const frame = page.frameLocator("#importer");
    await frame.getByRole("button", { name: "Send" }).waitFor();
    const set = (properties: ImporterProperties) =>
      page.evaluate(
        (given) => (globalThis as unknown as Kept).importer.set(given as ImporterProperties),
        properties as object,
      );
    await page.evaluate((text) => {
      const { importer } = globalThis as unknown as Kept;
      importer.set({ file: new File([text], "a.csv"), keyFields: ["email"] });
    }, two);
    await frame.getByText("2 records added").waitFor();
    await set({ readonly: true });
    await expect.poll(() => frame.getByRole("button", { name: "Send" }).count()).toBe(0);
    await expect.poll(() => frame.getByRole("grid").getAttribute("aria-readonly")).toBe("true");
    expect(await audit(page)).toEqual([]);
    const inner = page.frames().find((one) => one.url().startsWith(used.service.page));
    await inner?.evaluate(() => location.reload());
    await frame.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
    await expect.poll(() => frame.getByRole("button", { name: "Send" }).count()).toBe(0);
    await set({ readonly: false });
    await frame.getByRole("button", { name: "Send" }).waitFor();
    expect(await count(session)).toBe(2);
    const problem = await page.evaluate(() => {
      try {
        (globalThis as unknown as Kept).importer.set({ texts: { en: { file: { title: () => "A" } } } });
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    });
    expect(problem).toContain("texts");
    await set({ keyFields: ["mail"] });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as Kept).told))
      .toMatchObject([{ code: "field_unknown" }]);
    expect(faults).toEqual([]);
  });
});
