import type { BrowserContextOptions, Page } from "playwright-core";

/** A page with its problems. */
export interface OpenPage {
  readonly page: Page;
  /** Messages of the console, errors of scripts, and requests to other servers than that of the docs. */
  readonly complaints: readonly string[];
}

/** A file of the docs that loads nothing, so that the storage of its origin can be emptied before a page reads it. */
const quietFile = "schemas/WorkbookId.json";

/** Makes a page that an earlier test used as a new one in an empty profile is, without its cost. */
export async function renewPage(
  page: Page,
  url: string,
  { viewport = null, colorScheme = null }: BrowserContextOptions,
): Promise<OpenPage> {
  for (const event of ["console", "pageerror", "request", "dialog"]) page.removeAllListeners(event);
  await page.unrouteAll();
  const others = page.context().pages();
  await Promise.all(others.filter((each) => each !== page).map((each) => each.close()));
  await page.context().clearCookies();
  await page.emulateMedia({ media: null, colorScheme });
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.goto(new URL(quietFile, url).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return { page, complaints: listenTo(page, url) };
}

function listenTo(page: Page, url: string): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) {
      complaints.push(`${request.method()} ${request.url()}`);
    }
  });
  return complaints;
}
