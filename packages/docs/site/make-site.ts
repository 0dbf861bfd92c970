import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listPackages, readReleases } from "./changelog/read-releases.ts";
import { writeFeed } from "./changelog/write-feed.ts";
import type { Bundle } from "./description/bundle.ts";
import { readDescription } from "./description/read-description.ts";
import { listSchemaFiles, writeTopicSchemas } from "./markdown/list-schema-files.ts";
import { writeLlmsFull, writeLlmsIndex } from "./markdown/llms.ts";
import { readDecisions, readGuides } from "./markdown/read-content.ts";
import { readRepositoryAddress, resolveLink } from "./markdown/resolve-link.ts";
import { writeSitemap } from "./markdown/sitemap.ts";
import type { Page, Site } from "./page.ts";
import { writeChangelogPages } from "./pages/changelog.ts";
import { writeDecisionPages } from "./pages/decisions.ts";
import { writeDeprecatedPage } from "./pages/deprecated.ts";
import { writeErrorPages } from "./pages/errors.ts";
import { writeEventsPage } from "./pages/events.ts";
import { writeGlossaryPage } from "./pages/glossary.ts";
import { writeGuidePages } from "./pages/guides.ts";
import { movingPicture, stillPicture, writeConventionsPage, writeHomePage } from "./pages/home.ts";
import { writeNotFoundPage } from "./pages/not-found.ts";
import { writeOperationPages } from "./pages/operation.ts";
import { writeOperationsPage } from "./pages/operations.ts";
import { writeOriginsPage } from "./pages/origins.ts";
import { writePrintPage } from "./pages/print.ts";
import { writeReferencePages } from "./pages/reference.ts";
import { writeSchemaPages } from "./pages/schema.ts";
import { writeSchemasPage } from "./pages/schemas.ts";
import { writeSearchPage } from "./pages/search.ts";
import { writeTopicPages } from "./pages/topic.ts";
import { listCallers } from "./reference/list-callers.ts";
import type { Reference } from "./reference/read-reference.ts";
import type { OperationSamples } from "./samples/languages.ts";

/** The pictures of the screens of the importer, below `content/`; `tools/page` draws them. */
const screens = "pictures/screens";

/** The input of a site. */
export interface SiteOptions {
  readonly bundle: Bundle;
  /** By operationId. */
  readonly samples: ReadonlyMap<string, OperationSamples>;
  /** What the packages say about themselves. */
  readonly reference: Reference;
  /** The folder of the package, with `content/` in it. */
  readonly folder: string;
  /** The folder of the repository. */
  readonly repository: string;
  /** The package.json of the package. */
  readonly manifest: { readonly homepage: string; readonly repository: { readonly url: string } };
}

/** All pages in the order of the navigation, and the files beside them that come from the bundle. */
export function makeSite({ bundle, samples, reference, folder, repository, manifest }: SiteOptions): Site {
  const description = readDescription(bundle);
  const content = join(folder, "content");
  const guides = readGuides(join(content, "guides"));
  const base = { repository, address: readRepositoryAddress(manifest.repository.url), content };
  const follow = (file: string, href: string) => resolveLink(base, file, href);
  const packages = listPackages(repository);
  const releases = readReleases({ packages, reports: join(content, "changelog") }, description);
  const callers = listCallers(description, reference);
  const pages: readonly Page[] = [
    writeHomePage(description, guides),
    writeConventionsPage(description),
    writeGlossaryPage(join(content, "glossary.md")),
    ...writeGuidePages(guides, follow),
    writeOperationsPage(description),
    ...writeOperationPages({ description, samples, callers }),
    writeEventsPage(description),
    ...writeTopicPages(description, writeTopicSchemas(bundle)),
    writeSchemasPage(description),
    ...writeSchemaPages(description),
    ...writeReferencePages(reference, description, callers),
    ...writeErrorPages(description),
    writeDeprecatedPage(description),
    writeOriginsPage(description),
    ...writeChangelogPages(releases, description),
    ...writeDecisionPages(readDecisions(join(content, "decisions")), follow),
    writePrintPage(description),
    writeSearchPage(),
    writeNotFoundPage(),
  ];
  const picture = readFileSync(join(content, movingPicture), "utf8");
  const files = [
    { path: movingPicture, content: picture },
    { path: stillPicture, content: picture.replace('<g class="moving">', "<g>") },
    ...readdirSync(join(content, screens)).map((name) => ({
      path: `${screens}/${name}`,
      content: readFileSync(join(content, screens, name), "utf8"),
    })),
    ...listSchemaFiles(bundle),
    writeLlmsIndex({ description, pages }),
    writeLlmsFull({ description, samples, pages }),
    writeSitemap(pages, manifest.homepage),
    writeFeed(releases, { title: description.title, pages, homepage: manifest.homepage }),
  ];
  return { description, samples, pages, files };
}
