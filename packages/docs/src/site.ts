import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the built site; the same whether this runs from src/ or from dist/. */
export const siteFolder: string = fileURLToPath(new URL("../dist/site", import.meta.url));

/** Every file of the site, with its path in an address: `/index.html`. */
export function listFiles(): readonly { readonly file: string; readonly path: string }[] {
  return readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { file, path: `/${relative(siteFolder, file).split(sep).join("/")}` };
    });
}
