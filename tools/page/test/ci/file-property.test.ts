import { mayLackChromium } from "@data-import/checks/browser";
import type { CreatedImportSession, File as ReceivedFile } from "@data-import/types";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { audit, hasFocus, holdBack, tabTo, useBrowser } from "./support/in-browser.ts";
import { csvFile, type ShopWindow, useShop, visitShop } from "./support/shop.ts";

const two = "E-mail,Age\nada@harbour.example,36\nbo@harbour.example,41\n";
const unsure = "E-mail,Since\na@harbour.example,01/02/2026\nb@harbour.example,03/04/2026\n";
/** Nothing says whether the first row has names, so a person looks at it before the columns are matched. */
const withoutNames = "ada@harbour.example,Ines\nbo@harbour.example,Jonas\neva@harbour.example,Ida\n";

describe.skipIf(mayLackChromium)("the property `file`", () => {
  const visit = useBrowser();
  const used = useShop();

  const open = async (session?: CreatedImportSession) =>
    visitShop(used.shop, visit, { session: session ?? (await used.shop.createSession()) });
  const count = async ({ sheetId }: CreatedImportSession) =>
    (await used.service.api.sheets.getRecordCounts(sheetId)).counts.total;
  const countFiles = async ({ spaceId }: CreatedImportSession) =>
    (await used.service.api.files.list({ spaceId })).data.length;

  /** Sets a file with a text, as a program of the page makes it. */
  const setFile = (page: Page, text: string, { name, type }: { name?: string; type?: string } = {}) =>
    page.evaluate(
      ([content, given, kind]) => {
        const { importer } = globalThis as unknown as ShopWindow;
        const options = { type: kind ?? "" };
        importer.file =
          given === undefined ? new Blob([content], options) : new File([content], given, options);
      },
      [text, name, type] as const,
    );
  /** The page with a file, as after each load. */
  const begin = async (session: CreatedImportSession, text: string, properties: object = {}) => {
    const opened = await open(session);
    await opened.embed(properties);
    await setFile(opened.page, text, { name: "people.csv" });
    return opened;
  };
  const upload = ({ spaceId }: CreatedImportSession, text: string) =>
    used.service.api.files.upload(new File([text], "of-server.csv", { type: "text/csv" }), {
      spaceId,
      environmentId: used.service.environmentId,
      mode: "import",
      extent: "sample",
    });

  test("is imported at once, and not again after a reload", async () => {
    const session = await used.shop.createSession();
    const first = await begin(session, two);
    await first.page.getByText("2 records added").waitFor();
    await first.page.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
    expect(await audit(first.page)).toEqual([]);
    const second = await begin(session, two);
    await second.page.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
    expect(await second.told("di-imported")).toEqual([]);
    // A file of the same name and size with other bytes is another one.
    await setFile(second.page, two.replace("ada", "cyd"), { name: "people.csv" });
    await second.page.getByText("2 records added").waitFor();
    expect(await count(session)).toBe(4);
    expect(await countFiles(session)).toBe(2);
    expect([...first.faults, ...second.faults]).toEqual([]);
  });

  test("a file with a question goes on after a reload, and is sent once", async () => {
    const session = await used.shop.createSession();
    const first = await begin(session, unsure);
    await first.page.getByRole("heading", { name: "Match the columns" }).waitFor();
    const second = await begin(session, unsure);
    await second.page.getByRole("heading", { name: "Match the columns" }).waitFor();
    expect(await countFiles(session)).toBe(1);
    expect(await count(session)).toBe(0);
  });

  test("a file whose rows a person looks at goes on after a reload, and two tabs import it once", async () => {
    const session = await used.shop.createSession();
    const layout = ({ page }: { readonly page: Page }) =>
      page.getByRole("heading", { name: "How the file is read" });
    const columns = ({ page }: { readonly page: Page }) =>
      page.getByRole("heading", { name: "Match the columns" });
    const accept = ({ page }: { readonly page: Page }) =>
      page.getByRole("button", { name: "Match the columns" }).click();
    const countMaps = async () => {
      const { data: jobs } = await used.service.api.jobs.list({ spaceId: session.spaceId });
      return jobs.filter(({ operation }) => operation === "map").length;
    };
    await layout(await begin(session, withoutNames)).waitFor();
    const first = await begin(session, withoutNames);
    const second = await begin(session, withoutNames);
    for (const tab of [first, second]) await layout(tab).waitFor();
    expect(await countFiles(session)).toBe(1);

    await accept(first);
    await columns(first).waitFor();
    await accept(second);
    await columns(second).waitFor();
    expect(await countMaps()).toBe(1);
    // A person can correct how their own file is read.
    await second.page.getByRole("button", { name: "How the file is read" }).click();
    await layout(second).waitFor();
    await accept(second);
    await columns(second).waitFor();
    expect(await countMaps()).toBe(2);

    await second.page.getByRole("button", { name: "Import", exact: true }).click();
    await second.page.getByText("records added").waitFor();
    const late = await begin(session, withoutNames);
    await late.page.getByRole("gridcell", { name: "bo@harbour.example" }).waitFor();
    expect(await countFiles(session)).toBe(1);
    expect(await count(session)).toBe(2);
  });

  test("a file whose rows a person looks at is sent again if it was deleted, has failed, or has other bytes", async () => {
    const session = await used.shop.createSession();
    const show = async (text: string) => {
      const { page } = await begin(session, text);
      await page.getByRole("heading", { name: "How the file is read" }).waitFor();
      return (await used.service.api.files.list({ spaceId: session.spaceId })).data;
    };
    const [sent, ...none] = await show(withoutNames);
    expect(none).toEqual([]);
    await used.service.api.files.delete((sent as ReceivedFile).id);
    const again = await show(withoutNames);
    expect(again.map(({ id }) => id)).toEqual([expect.not.stringMatching((sent as ReceivedFile).id)]);
    expect(await show(withoutNames)).toEqual(again);
    // The name and the size are the same.
    const other = withoutNames.replace("Ida", "Ada");
    const [failed, ...rest] = await show(other);
    expect(rest).toEqual(again);
    // It may be read the next time.
    await used.service.api.files.update((failed as ReceivedFile).id, { status: "failed" });
    expect(await show(other)).toHaveLength(3);
  });

  test("an uploaded file is named by its id, with steps that leave nothing to do", async () => {
    const session = await used.shop.createSession();
    const { id } = await upload(session, two);
    const { page, embed, told } = await open(session);
    await embed({ file: id, steps: { omit: ["file", "columns", "records"].slice(0, 2) } });
    await page.getByText("2 records added").waitFor();
    expect(await told("di-imported")).toHaveLength(1);
    const again = await open(session);
    await again.embed({ file: id });
    await again.page.getByRole("gridcell", { name: "bo@harbour.example" }).waitFor();
    expect(await count(session)).toBe(2);
  });

  test("a file that is not there is said, and tried again by keyboard", async () => {
    const session = await used.shop.createSession();
    const { id } = await upload(session, two);
    const { page, embed, told } = await open(session);
    // Held back by the test until the person tries again.
    let isThere = false;
    await page.route(`**/v1/files/${id}`, async (route) => {
      if (isThere) await route.continue();
      else
        await route.fulfill({
          status: 404,
          json: { errors: [{ code: "not_found", message: "No such file." }] },
        });
    });
    await embed({ file: id, steps: { omit: ["file"] } });
    await page.getByText("That did not work").waitFor();
    expect(await told("di-error")).toHaveLength(1);
    expect(await page.locator("input[type=file]").count()).toBe(0);
    expect(await audit(page)).toEqual([]);
    isThere = true;
    await tabTo(page, page.getByRole("button", { name: "Try again" }));
    await page.keyboard.press("Enter");
    await page.getByText("2 records added").waitFor();
    expect(await count(session)).toBe(2);
  });

  test("a Blob needs a type; an empty file is said", async () => {
    const session = await used.shop.createSession();
    const { page, embed, told } = await open(session);
    await embed();
    await page.getByRole("heading", { name: "Add a file to Contacts" }).waitFor();
    await setFile(page, two);
    await setFile(page, "", { name: "empty.csv" });
    await setFile(page, two, { type: "text/csv;charset=utf-8" });
    await page.getByText("2 records added").waitFor();
    expect((await told("di-error")).map(({ message }) => message)).toEqual([
      "`file` is a File, a Blob with a type such as `text/csv`, or the id of an uploaded file.",
      "`file` is empty.",
    ]);
  });

  test("with a token that is refused, nothing is sent; with a valid one, it begins", async () => {
    const session = await used.shop.createSession();
    const { page, embed, told } = await open({ ...session, token: "of-nobody" });
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await embed();
    await setFile(page, two, { name: "people.csv" });
    await page.getByRole("heading", { name: "This import cannot be opened" }).waitFor();
    expect(await told("di-error")).toMatchObject([{ code: "token_invalid" }]);
    expect(sent).toEqual([]);
    await page.evaluate((token) => {
      const { importer } = globalThis as unknown as ShopWindow;
      importer.token = undefined;
      importer.token = async () => token;
    }, session.token);
    await page.getByText("2 records added").waitFor();
    expect(await count(session)).toBe(2);
  });

  test("an upload that is refused is tried again, and imported once", async () => {
    const session = await used.shop.createSession();
    const { page, embed } = await open(session);
    let refused = 0;
    await page.route(/\/v1\/files(\?|$)/, async (route) => {
      if (route.request().method() !== "POST" || refused > 1) return route.continue();
      refused += 1;
      await route.fulfill({ status: 403, json: { errors: [{ code: "forbidden", message: "No." }] } });
    });
    await embed();
    await setFile(page, two, { name: "people.csv" });
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect.poll(() => refused).toBe(2);
    await again.click();
    await page.getByText("2 records added").waitFor();
    expect(await count(session)).toBe(2);
  });

  test("a session that has ended gets no file", async () => {
    const session = await used.shop.createSession();
    await used.service.api.jobs.complete(session.id as never, {});
    const { page, embed } = await open(session);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await embed();
    await setFile(page, two, { name: "people.csv" });
    await page.getByRole("heading", { name: /This import (has ended|cannot be opened)/ }).waitFor();
    expect(sent).toEqual([]);
  });

  test("two elements of a page bring a file once, and so does another page after them", async () => {
    const session = await used.shop.createSession();
    const { page, embed } = await open(session);
    await embed();
    await setFile(page, two, { name: "people.csv" });
    await embed();
    await setFile(page, two, { name: "people.csv" });
    await page.getByText("2 records added").first().waitFor();
    await expect.poll(() => page.getByRole("gridcell", { name: "ada@harbour.example" }).count()).toBe(2);
    const other = await begin(session, two);
    await other.page.getByRole("gridcell", { name: "ada@harbour.example" }).waitFor();
    expect(await count(session)).toBe(2);
    expect(await countFiles(session)).toBe(1);
  });

  test("an import that ends while another page opens it has its records there", async () => {
    const session = await used.shop.createSession();
    const first = await begin(session, unsure);
    const decide = first.page.getByRole("button", { name: "Import", exact: true });
    await decide.waitFor();
    const { page, embed } = await open(session);
    const held = await holdBack(page, /\/plan$/);
    await embed();
    await setFile(page, unsure, { name: "people.csv" });
    await held.asked;
    await decide.click();
    await first.page.getByText("2 records added").waitFor();
    held.release();
    await page.getByRole("gridcell", { name: "a@harbour.example" }).waitFor();
    expect(await count(session)).toBe(2);
  });

  test("a file that is set while another one is looked for comes after it", async () => {
    const session = await used.shop.createSession();
    const first = await begin(session, two);
    await first.page.getByText("2 records added").waitFor();
    const { page, embed } = await open(session);
    const held = await holdBack(page, /\/v1\/jobs\?/);
    await embed();
    await setFile(page, two, { name: "people.csv" });
    await held.asked;
    await setFile(page, two.replaceAll("harbour", "quay"), { name: "next.csv" });
    held.release();
    await page.getByRole("gridcell", { name: "ada@quay.example" }).waitFor();
    expect(await count(session)).toBe(4);
  });

  test("waits while `readonly` is on, and while the person has other files", async () => {
    const session = await used.shop.createSession();
    const { page, embed, set } = await open(session);
    await embed({ readonly: true });
    await setFile(page, two, { name: "people.csv" });
    await page.getByText("No records yet").waitFor();
    await set({ readonly: false });
    await page.getByText("2 records added").waitFor();
    await page.getByRole("button", { name: "Import another file" }).click();
    const held = await holdBack(page, /\/v1\/files/, "POST");
    await page
      .locator("input[type=file]")
      .setInputFiles([
        csvFile("E-mail,Age\ncy@harbour.example,3\n", "own.csv"),
        csvFile("E-mail,Age\neva@harbour.example,5\n", "own-too.csv"),
      ]);
    await page.getByRole("heading", { name: "own.csv" }).waitFor();
    await setFile(page, "E-mail,Age\ndi@harbour.example,4\n", { name: "late.csv" });
    held.release();
    await expect.poll(() => count(session)).toBe(5);
    await page.getByRole("gridcell", { name: "di@harbour.example" }).waitFor();
    // A person without a mouse is where the records are.
    expect(await hasFocus(page.locator("h1[tabindex]"))).toBe(true);
  });
});
