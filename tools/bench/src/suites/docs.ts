import { startBrowser } from "@data-import/checks/browser";
import { measureBuild } from "../docs/build.ts";
import { exportDocs } from "../docs/export-docs.ts";
import { measureLighthouse } from "../docs/lighthouse.ts";
import { measurePages } from "../docs/pages.ts";
import { measureSearch } from "../docs/search.ts";
import type { Row } from "../table.ts";

/** No page may use a server on another machine. */
const onlyThisMachine = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** The docs against their budgets; the page of one operation is compared with other docs of the same description. */
export async function* measure(): AsyncGenerator<Row> {
  const site = exportDocs();
  yield* measureSearch(site);
  yield* measureBuild();
  const browser = await startBrowser([onlyThisMachine]);
  try {
    yield* measurePages(browser, site);
  } finally {
    await browser.close();
  }
  yield* measureLighthouse(site);
}
