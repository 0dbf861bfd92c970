import { fileURLToPath } from "node:url";
import { renderDescription } from "../../site/redoc/render-description.ts";
import { sealPage } from "../../site/redoc/seal-page.ts";
import { runElsewhere } from "./elsewhere.ts";

let page: Promise<string> | undefined;

/** The view in Redoc, rendered once for all tests, in another part of the world than that of the build. */
export function renderRedocOnce(): Promise<string> {
  const description = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));
  page ??= runElsewhere(async () => sealPage(await renderDescription(description)));
  return page;
}
