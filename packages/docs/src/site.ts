import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readArchive, type SiteFile } from "./archive.ts";

/** The folder of the built site, for tests and `npm run dev`; the published package has only the archive. */
export const siteFolder: string = fileURLToPath(new URL("../dist/site", import.meta.url));

/** The archive of the built site; the same whether this runs from src/ or from dist/. */
export const siteArchive: string = fileURLToPath(new URL("../dist/site.gz", import.meta.url));

/** The files of the built site. They are read at once, so that they fit each other while another build replaces them. */
export function readSite(): SiteFile[] {
  return readArchive(readFileSync(siteArchive));
}
