import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { offerAssistants } from "./server/offer-assistants.ts";
import { siteFolder } from "./site.ts";

/**
 * Copies the site into a folder, which is created if needed; throws if it is not empty. Pages work below any
 * path; only `404.html`, which servers show at any address, has to know the base: `/docs/`. With an `address`, such as
 * `https://docs.example/docs/`, pages have links that open them in an assistant.
 */
export function exportSite(folder: string, base: string, address?: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Choose another folder or empty this one.`);
  }
  mkdirSync(folder, { recursive: true });
  cpSync(siteFolder, folder, { recursive: true });
  if (address !== undefined) {
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".html")) continue;
      const page = readFileSync(join(folder, path), "utf8");
      writeFileSync(join(folder, path), offerAssistants(page, path.split(sep).join("/"), address));
    }
  }
  const file = join(folder, "404.html");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(rootedAddress, base));
}

const rootedAddress = /(?<=\s(?:href|src|data-[a-z-]+)=")\//g;
