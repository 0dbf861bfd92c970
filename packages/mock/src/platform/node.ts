import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { listen } from "@data-import/front/node";
import { createPageHandler } from "@data-import/importer/page";
import type { Platform } from "./platform.ts";

export const platform: Platform = {
  // Each screen of the page can be seen with the responses of the mock.
  listen: (respond, options) => listen(respond, { ...options, others: createPageHandler() }),
  loadPrism: async () => (await import("../vendor/prism-http.ts")).prismHttp,
  findDescription: () => ({
    path: findFile(),
    lines: JSON.parse(readFileSync(new URL("../../dist/openapi-lines.json", import.meta.url), "utf8")),
  }),
};

function findFile(): string {
  const file = fileURLToPath(new URL("../../dist/openapi.yaml", import.meta.url));
  // pnpm stores packages elsewhere and links to them; people know this path.
  const usual = join("node_modules", "@data-import", "mock", "dist", "openapi.yaml");
  return existsSync(usual) && realpathSync(usual) === file ? usual : relative(process.cwd(), file);
}
