import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Bundle } from "../../site/description/bundle.ts";
import { makeSite } from "../../site/make-site.ts";
import type { Page, Site, SiteFile } from "../../site/page.ts";
import { type Reference, readReference } from "../../site/reference/read-reference.ts";
import { writeSamples } from "../../site/samples/write-samples.ts";
import { renderSite } from "../../site/write-site.ts";
import { bundle } from "../gates/support/description.ts";
import { runElsewhere } from "./elsewhere.ts";

/** The folder of the package, and that of the repository. */
export const folder: string = fileURLToPath(new URL("../../", import.meta.url));
export const repository: string = fileURLToPath(new URL("../../../../", import.meta.url));

/** What the packages say about themselves. */
export const reference: Reference = await readReference();

/** Makes the site of a description, as the build does. */
export function makeSiteOf(described: Bundle): Site {
  return makeSite({
    bundle: described,
    samples: writeSamples(described),
    reference,
    folder,
    repository,
    manifest: JSON.parse(readFileSync(`${folder}package.json`, "utf8")),
  });
}

/** The site of the build, before it is written. */
export const site: Site = makeSiteOf(bundle);

/** Files that only the build makes; pages link to them. Here they are empty. */
export const others: readonly SiteFile[] = ["openapi.json", "openapi.yaml", "redoc/index.html"].map(
  (path) => ({ path, content: "" }),
);

/** The files of a site. */
export function renderFiles(made: Site): Promise<SiteFile[]> {
  return renderSite({ ...made, files: [...made.files, ...others] });
}

let files: Promise<readonly SiteFile[]> | undefined;

/** The files of the site of the build, rendered once for all tests, in another part of the world than that of the build. */
export function renderOnce(): Promise<readonly SiteFile[]> {
  files ??= runElsewhere(() => renderFiles(site));
  return files;
}

/** A page by its path; throws if there is none. */
export function findPage(path: string): Page {
  const page = site.pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}
