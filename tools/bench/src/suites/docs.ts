import { startBrowser } from "../docs/browser.ts";
import { measureBuild } from "../docs/build.ts";
import { exportDocs } from "../docs/export-docs.ts";
import { measurePages } from "../docs/pages.ts";
import { measureSearch } from "../docs/search.ts";
import type { Row } from "../table.ts";

/** The docs against their budgets, the page of one operation beside those that others make of the same description. */
export async function* measure(): AsyncGenerator<Row> {
  const site = exportDocs();
  yield* measureSearch(site);
  yield* measureBuild();
  const browser = await startBrowser();
  try {
    yield* measurePages(browser, site);
  } finally {
    await browser.close();
  }
}
