import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "@data-import/front/node";
import { createPageHandler } from "@data-import/importer/page";
import type { PrismHttp } from "../vendor/stoplight.d.ts";
import type { Platform } from "./platform.ts";

export const platform: Platform = {
  // Each screen of the page can be seen with the responses of the mock.
  listen: (respond, options) => listen(respond, { ...options, others: createPageHandler() }),
  loadPrism,
  findDescription: () => ({
    path: findFile(),
    lines: JSON.parse(readFileSync(new URL("../../dist/openapi-lines.json", import.meta.url), "utf8")),
  }),
};

function loadPrism(): PrismHttp {
  try {
    return createRequire(import.meta.url)("@stoplight/prism-http");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND") throw error;
    const message =
      'The engine "prism" is a separate package, which is not installed here. Install it next to the mock: ' +
      "npm install --save-dev @stoplight/prism-http@5";
    throw new Error(message, { cause: error });
  }
}

function findFile(): string {
  const file = fileURLToPath(new URL("../../dist/openapi.yaml", import.meta.url));
  // pnpm stores packages elsewhere and links to them; people know this path.
  const usual = join("node_modules", "@data-import", "mock", "dist", "openapi.yaml");
  return existsSync(usual) && realpathSync(usual) === file ? usual : relative(process.cwd(), file);
}
