import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { offerAssistants } from "./server/offer-assistants.ts";
import { readSite } from "./site.ts";

/**
 * Writes the site into a folder, which is created if needed; throws if it is not empty. Pages work below any
 * path; only `404.html`, which servers show at any address, has to know the base: `/docs/`. With an `address`, such as
 * `https://docs.example/docs/`, pages have links that open them in an assistant.
 */
export function exportSite(folder: string, base: string, address?: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Choose another folder or empty this one.`);
  }
  for (const { path, content } of readSite()) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path.endsWith(".html") ? adapt(path, content.toString()) : content);
  }

  function adapt(path: string, page: string): string {
    const offered = address === undefined ? page : offerAssistants(page, path, address);
    return path === "404.html" ? offered.replaceAll(rootedAddress, base) : offered;
  }
}

const rootedAddress = /(?<=\s(?:href|src|data-[a-z-]+)=")\//g;
