import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mayLackChromium } from "@data-import/checks/browser";
import type { CreateCanvasAreaRequest, SpaceConfig } from "@data-import/types";
import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheck, partLooks } from "./support/check-looks.ts";
import { hasFocus, tabTo, useBrowser } from "./support/in-browser.ts";
import { makeCustomers, type OpenService, openService } from "./support/open-service.ts";

/** A page of somebody else, which tries what it must not do. */
const otherPage = `<!doctype html><html lang="en"><title>Shop</title><p id="said">The shop</p><script>
  const reach = (name, work) => { try { work(); return name + " works"; } catch { return name + " fails"; } };
  said.append(" ", reach("storage", () => localStorage.length), " ", reach("parent", () => parent.document.title));
</script></html>`;

describe.skipIf(mayLackChromium)("a space that is arranged by areas", () => {
  const visit = useBrowser();
  let service: OpenService;
  let other: Server;
  const asked: IncomingMessage[] = [];
  beforeAll(async () => {
    service = await openService();
    other = createServer((request, response) => {
      asked.push(request);
      response.setHeader("content-type", "text/html").end(otherPage);
    });
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    other?.close();
    await service?.close();
  });
  const addressOfOther = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}/help`;

  async function open(options: BrowserContextOptions = {}) {
    const customers = await makeCustomers(service);
    const { api } = service;
    const { canvasId } = await api.spaces.get(customers.spaceId);
    if (canvasId === undefined) expect.fail("The space has no canvas.");
    const { page, faults } = await visit(options);
    const add = (area: Omit<CreateCanvasAreaRequest, "canvasId">) =>
      api.canvasAreas.create({ ...area, canvasId });
    const write = (title: string) =>
      api.documents.create(customers.spaceId, { title, body: "Read **all** of it." });
    const update = (config: SpaceConfig) => api.spaces.update(customers.spaceId, config);
    return { ...customers, page, faults, add, write, update };
  }

  test("shows them by position, layout and visibility, and leads to its sheets", async () => {
    const { page, faults, ownLink, sheetId, add, write } = await open();
    const { id: documentId } = await write("Before you begin");
    const { id } = await add({
      type: "header",
      position: "top",
      config: { title: "Welcome", text: "In *three* steps." },
    });
    await add({
      type: "sheet",
      position: "middle",
      config: { sheetId },
      overlay: { message: "Wait for Ada." },
    });
    await add({ type: "document", position: "left", config: { documentId } });
    await add({ type: "mapping", position: "top", parentId: id, config: { sheetId } });
    await add({ type: "header", position: "bottom", visibility: "hidden", config: { title: "Secret" } });
    await add({ type: "file", position: "bottom", visibility: "optional", config: { title: "Sent files" } });
    await add({
      type: "header",
      position: "right",
      layout: "drawer",
      config: { title: "More", text: "A drawer." },
    });
    const waiting = await add({ type: "form", position: "right", visibility: "skeleton" });
    await page.goto(ownLink);
    await page.getByRole("heading", { level: 1, name: "Kunden von Nordlicht" }).waitFor();
    for (const title of ["Welcome", "Before you begin", "Customers"])
      await page.getByRole("heading", { level: 2, name: title }).waitFor();
    await page.getByText("Wait for Ada.").waitFor();
    expect(await page.getByText("Secret").count()).toBe(0);
    const boxOf = async (name: string) =>
      (await page.locator(`.canvas-${name}`).first().boundingBox()) ?? { x: 0, y: 0 };
    const [top, left, middle, right, bottom] = await Promise.all(
      ["top", "left", "middle", "right", "bottom"].map(boxOf),
    );
    expect([top?.y, left?.x].every((place) => place !== undefined)).toBe(true);
    expect((top?.y ?? 0) < (middle?.y ?? 0) && (middle?.y ?? 0) < (bottom?.y ?? 0)).toBe(true);
    expect((left?.x ?? 0) < (middle?.x ?? 0) && (middle?.x ?? 0) < (right?.x ?? 0)).toBe(true);

    // Behind a switch, and in a drawer: by pointer, and by keyboard.
    await page.locator("summary", { hasText: "Sent files" }).click();
    await page.getByText("No files yet.").waitFor();
    const more = page.getByRole("button", { name: "More" });
    await tabTo(page, more);
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "More" });
    await drawer.getByText("A drawer.").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(more)).toBe(true);

    // What an area waits for comes while it is seen.
    await page.locator(".area .outline").waitFor();
    await service.api.canvasAreas.update(waiting.id, { type: "header", config: { text: "Here it is." } });
    await page.getByText("Here it is.").waitFor();
    await page.locator(".area .outline").waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Add a file to Customers" }).click();
    await page.locator(".drop").waitFor();
    await page.getByRole("link", { name: "Start" }).click();
    await page.getByRole("heading", { level: 2, name: "Welcome" }).waitFor();
    expect(faults).toEqual([]);
  });

  test("opens a modal area once, and an old document in it is named as gone", async () => {
    const { page, ownLink, add } = await open();
    await add({
      type: "document",
      position: "middle",
      layout: "modal",
      config: { title: "News", documentId: "us_dc_nobody" },
    });
    await page.goto(ownLink);
    const modal = page.getByRole("dialog", { name: "News" });
    await modal.getByText("This is no longer here").waitFor();
    await modal.getByRole("button", { name: "Close" }).press("Enter");
    await modal.waitFor({ state: "hidden" });
    await page.getByRole("combobox").first().selectOption("de");
    await page.getByRole("link", { name: "Datei" }).waitFor();
    expect(await modal.isVisible()).toBe(false);
    await page.getByRole("button", { name: "News" }).click();
    await modal.getByRole("button", { name: "Schließen" }).waitFor();
  });

  test("shows a page from elsewhere that reaches nothing and learns nothing", async () => {
    const { page, ownLink, add } = await open();
    await add({ type: "iframe", position: "middle", config: { title: "The shop", url: addressOfOther() } });
    await add({
      type: "iframe",
      position: "bottom",
      config: { title: "A script", url: "javascript:alert(1)" },
    });
    await page.goto(ownLink);
    const frame = page.frameLocator("iframe");
    await frame.getByText("The shop storage fails parent fails").waitFor();
    expect(await page.locator("iframe").count()).toBe(1);
    expect(await page.locator("iframe").getAttribute("title")).toBe("The shop");
    await page.getByText("This area has no address of a page.").waitFor();
    expect(asked.map(({ url, headers }) => [url, headers.referer, headers.cookie])).toEqual([
      ["/help", undefined, undefined],
    ]);
    const link = page.getByRole("link", { name: "Open in a new tab" });
    expect(await link.getAttribute("rel")).toContain("noreferrer");
  });

  test("has its settings: the language, the tools, and when files are matched", async () => {
    const { page, ownLink, sheetId, spaceId, update } = await open();
    await update({
      languageOverride: "de",
      settings: {
        omitActions: ["search", "export"],
        omitRowSelectionToolbar: true,
        filesMappedAfterJob: "file:clean",
      },
    });
    const full = { number: { value: "1" }, company: { value: "Nordlicht" }, email: { value: "a@b.example" } };
    await service.api.records.insert(sheetId, [full]);
    await page.goto(`${ownLink}/records/${sheetId}`);
    await page.getByRole("gridcell").first().waitFor();
    await page.getByRole("button", { name: "Mehr", exact: true }).click();
    await page.locator("[popover] .item", { hasText: "Verlauf" }).waitFor();
    expect(await page.locator("[popover] .item", { hasText: "Export" }).count()).toBe(0);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByRole("gridcell").first().click();
    await page.keyboard.press("Shift+F10");
    await page.locator("[popover] .item", { hasText: "Bearbeiten" }).waitFor();
    expect(await page.locator("[popover] .danger").count()).toBe(0);
    await page.keyboard.press("Escape");
    // A person may still choose another language.
    await page.getByRole("combobox").first().selectOption("en");
    await page.getByRole("link", { name: "File", exact: true }).click();
    const file = {
      name: "orders.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("Company,E-mail\nA,a@b.example\n"),
    };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("Reading orders.csv").waitFor();
    let job = "";
    await expect
      .poll(async () => {
        const { data } = await service.api.files.list({ spaceId });
        const [first] = data;
        if (first?.status !== "complete") return "";
        const made = await service.api.jobs.create({
          type: "file",
          operation: "clean",
          source: first.id,
          fileId: first.id,
          trigger: "immediate",
        });
        job = made.id;
        return job;
      })
      .not.toBe("");
    await page.getByText("Reading orders.csv").waitFor();
    await service.api.jobs.complete(job as `us_jb_${string}`, {});
    await page.getByText("Reading orders.csv").waitFor({ state: "detached" });
    await page.locator(".columns-screen, aside.note").first().waitFor();
  });

  test.each([
    ["en", "ArrowRight", "ArrowLeft", 1],
    ["ar", "ArrowLeft", "ArrowRight", -1],
  ] as const)("lets people move the edges of its columns, by pointer and by keyboard: %s", async (...way) => {
    const [locale, wider, narrower, direction] = way;
    const { page, faults, ownLink, sheetId, add, write } = await open({ locale });
    const { id: documentId } = await write("Before you begin");
    await add({ type: "document", position: "left", config: { documentId } });
    await add({ type: "sheet", position: "middle", config: { sheetId } });
    await add({ type: "header", position: "right", layout: "drawer", config: { title: "More" } });
    await page.goto(ownLink);
    // A drawer takes no width, so its column has no edge.
    const edge = page.getByRole("separator");
    await edge.waitFor();
    const read = async (name: string) => Number(await edge.getAttribute(`aria-value${name}`));
    /** What the column takes of the canvas, in percent, as it is drawn. */
    const measure = async () => {
      const [column, canvas] = await Promise.all([
        page.locator(".canvas-left").boundingBox(),
        page.locator(".canvas").boundingBox(),
      ]);
      return (100 * (column?.width ?? 0)) / (canvas?.width ?? 1);
    };
    const expectDrawn = () =>
      expect.poll(async () => Math.abs((await measure()) - (await read("now")))).toBeLessThanOrEqual(1);
    // The style of the canvas comes with its screen.
    await expect
      .poll(async () => [await read("min"), await read("now"), await read("max")])
      .toEqual([15, expect.toSatisfy((now: number) => now > 15 && now < 43), 45]);
    const usual = await read("now");
    await expectDrawn();

    const box = (await edge.boundingBox()) ?? expect.fail("The edge is not seen.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + direction * 100, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => read("now")).toBeGreaterThan(usual);
    await expectDrawn();
    // Who cannot drag presses: back to the usual width, to the greatest and to the least.
    for (const expected of [usual, await read("max"), 15, usual]) {
      await edge.click();
      await expect.poll(() => read("now")).toBe(expected);
    }

    await tabTo(page, edge);
    await page.keyboard.press(wider);
    await expect.poll(() => read("now")).toBe(usual + 2);
    await page.keyboard.press(narrower);
    await expect.poll(() => read("now")).toBe(usual);
    await page.keyboard.press("Home");
    await expect.poll(() => read("now")).toBe(15);
    await page.keyboard.press("End");
    await expect.poll(() => read("now")).toBe(45);
    await expectDrawn();
    expect(await hasFocus(edge)).toBe(true);

    // It stays as it is while the person works in the space.
    await page.locator(".canvas-middle a").first().click();
    await edge.waitFor({ state: "detached" });
    await page.goBack();
    await expect.poll(() => read("now")).toBe(45);
    await expectDrawn();
    expect(faults).toEqual([]);
  });

  test.each(partLooks)("has no violation: %s", async (name, look) => {
    const { page, ownLink, sheetId, add, write } = await open(look);
    const check = createCheck(page, name, "canvas");
    const { id: documentId } = await write("Before you begin");
    await add({ type: "header", position: "top", config: { title: "Welcome", text: "In *three* steps." } });
    await add({ type: "sheet", position: "middle", config: { sheetId }, overlay: "Wait for Ada." });
    await add({ type: "iframe", position: "middle", config: { title: "The shop", url: addressOfOther() } });
    await add({ type: "document", position: "left", config: { documentId } });
    await add({ type: "file", position: "bottom", visibility: "optional", config: { title: "Sent files" } });
    await add({
      type: "header",
      position: "right",
      layout: "drawer",
      config: { title: "More", text: "A drawer." },
    });
    await add({ type: "form", position: "right", visibility: "skeleton" });
    await page.goto(ownLink);
    await page.frameLocator("iframe").getByText("The shop").waitFor();
    await page.locator(".area .markdown").nth(1).waitFor();
    await check("the home");
    await page.locator("details.area summary").click();
    await page.locator(".area > .button").click();
    await page.locator("dialog[open]").waitFor();
    await check("a drawer");
  });
});
