import { describe, expect, it } from "vitest";
import { useDocs } from "./support/browser.ts";

const docs = useDocs();

describe("the filter of the events", () => {
  it("shows the topics with all the words, with their domains and their number", async () => {
    const { page, complaints } = await docs.open("events/");
    const rows = page.locator(".entries > div:visible");
    const headings = page.locator(".content h2:visible");
    expect(await rows.count()).toBe(82);
    expect(await headings.count()).toBe(15);
    await page.getByRole("searchbox", { name: "Filter" }).fill("Commit CREATED");
    expect(await rows.locator("dt > a").allTextContents()).toContain("commit:created");
    expect(await rows.count()).toBeLessThan(10);
    expect(await page.locator("output").textContent()).toBe(`${await rows.count()} of 82`);
    expect(await headings.count()).toBeLessThan(5);
    await page.getByRole("searchbox", { name: "Filter" }).fill("reserved data clip");
    expect(await headings.allTextContents()).toEqual(["Data clip events"]);
    await page.getByRole("searchbox", { name: "Filter" }).fill("");
    expect(await rows.count()).toBe(82);
    expect(await page.locator("output").textContent()).toBe("");
    expect(complaints).toEqual([]);
  });

  it("is missing without scripts, and everything else is shown", async () => {
    const { page } = await docs.open("events/", { javaScriptEnabled: false });
    expect(await page.locator(".filter").isVisible()).toBe(false);
    expect(await page.locator(".entries > div:visible").count()).toBe(82);
  });
});

describe("the moving picture of the home page", () => {
  it("rests for who wants less motion, at what the person sees of the errors", async () => {
    const { page, complaints } = await docs.open("", { reducedMotion: "reduce" });
    const picture = page.locator(".moving-picture");
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.locator(".still").isVisible()).toBe(true);
    expect(await picture.locator(".moves, label").filter({ visible: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("can be stopped", async () => {
    const { page } = await docs.open("");
    const picture = page.locator(".moving-picture");
    expect(await picture.locator("img:visible").getAttribute("class")).toBe("moves");
    await picture.getByLabel("Stop the picture").check();
    expect(await picture.locator("img:visible").getAttribute("class")).toBe("still");
  });
});
