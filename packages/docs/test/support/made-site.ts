import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { makeSite } from "../../site/make-site.ts";
import type { Page, Site, SiteFile } from "../../site/page.ts";
import { type Reference, readReference } from "../../site/reference/read-reference.ts";
import { writeSamples } from "../../site/samples/write-samples.ts";
import { renderSite } from "../../site/write-site.ts";
import { bundle } from "../gates/support/description.ts";

/** The folder of the package, and that of the repository. */
export const folder: string = fileURLToPath(new URL("../../", import.meta.url));
export const repository: string = fileURLToPath(new URL("../../../../", import.meta.url));

/** What the packages say about themselves. */
export const reference: Reference = await readReference();

/** The site of the build, before it is written. */
export const site: Site = makeSite({
  bundle,
  samples: writeSamples(bundle),
  reference,
  folder,
  repository,
  manifest: JSON.parse(readFileSync(`${folder}package.json`, "utf8")),
});

/** Files that only the build makes; pages link to them. */
const others = ["openapi.json", "openapi.yaml", "redoc/index.html"].map((path) => ({ path, content: "" }));

/** The files of a site. */
export function renderFiles(made: Site): Promise<SiteFile[]> {
  return renderSite({ ...made, files: [...made.files, ...others] });
}

let files: Promise<readonly SiteFile[]> | undefined;

/** The files of the site of the build, rendered once for all tests. */
export function renderOnce(): Promise<readonly SiteFile[]> {
  files ??= renderFiles(site);
  return files;
}

/** A page by its path; throws if there is none. */
export function findPage(path: string): Page {
  const page = site.pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}
