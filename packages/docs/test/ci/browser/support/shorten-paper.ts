import type { Page } from "playwright-core";

/** Keeps two articles under each heading of the page that repeats all others; they are all similar. */
export async function shortenPaper(page: Page): Promise<void> {
  await page.locator("article + article ~ article").evaluateAll((articles) => {
    for (const article of articles) article.remove();
  });
}
