import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteFolder } from "./site.ts";

/**
 * Copies the site into a folder, which is created if needed; throws if it is not empty. Pages work below any
 * path; only `404.html`, which servers show at any address, has to know the base: `/docs/`.
 */
export function exportSite(folder: string, base: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Choose another folder or empty this one.`);
  }
  mkdirSync(folder, { recursive: true });
  cpSync(siteFolder, folder, { recursive: true });
  const file = join(folder, "404.html");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(rootedAddress, base));
}

const rootedAddress = /(?<=\s(?:href|src|data-[a-z-]+)=")\//g;
