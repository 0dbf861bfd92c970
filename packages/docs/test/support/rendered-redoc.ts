import { fileURLToPath } from "node:url";
import { vi } from "vitest";
import { renderDescription } from "../../site/redoc/render-description.ts";
import { sealPage } from "../../site/redoc/seal-page.ts";

let page: Promise<string> | undefined;

/** The view in Redoc, rendered once for all tests, in another part of the world than that of the build. */
export function renderRedocOnce(): Promise<string> {
  page ??= renderElsewhere();
  return page;
}

async function renderElsewhere(): Promise<string> {
  vi.stubEnv("TZ", "Pacific/Kiritimati");
  try {
    const description = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));
    return sealPage(await renderDescription(description));
  } finally {
    vi.unstubAllEnvs();
  }
}
