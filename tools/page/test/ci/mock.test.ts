import { mayLackChromium } from "@data-import/checks/browser";
import { createMock } from "@data-import/mock";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/in-browser.ts";

describe.skipIf(mayLackChromium)("the page of the mock", () => {
  const visit = useBrowser();

  test("shows the examples of the description to any token", async () => {
    const mock = await createMock().listen({ port: 0 });
    try {
      const { page, faults } = await visit();
      await page.goto(new URL("/import/#demo", mock.url).href);
      const sheet = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: "Products" }) });
      await sheet.getByRole("link", { name: "Records" }).click();
      await page.getByRole("gridcell").first().waitFor();
      expect(faults).toEqual([]);
    } finally {
      await mock.close();
    }
  });
});
