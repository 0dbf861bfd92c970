import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { siteFolder } from "./site.ts";

/** Copies the site into a folder, which is made if needed; throws when there is something in it. */
export function exportSite(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Choose another folder or empty this one.`);
  }
  mkdirSync(folder, { recursive: true });
  cpSync(siteFolder, folder, { recursive: true });
}
