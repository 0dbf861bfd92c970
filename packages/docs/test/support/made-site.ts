import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Bundle } from "../../site/description/bundle.ts";
import { makeSite } from "../../site/make-site.ts";
import type { Page, Site } from "../../site/page.ts";
import { type Reference, readReference } from "../../site/reference/read-reference.ts";
import { writeSamples } from "../../site/samples/write-samples.ts";

/** The bundled description, for the pages and for the samples. */
export const bundle: Bundle = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@data-import/spec/openapi.json")), "utf8"),
);

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

/** A page by its path; throws if there is none. */
export function findPage(path: string): Page {
  const page = site.pages.find((each) => each.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}
