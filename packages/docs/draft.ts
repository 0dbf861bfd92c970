import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "./package.json" with { type: "json" };
import { bundleCode } from "./site/bundle-assets.ts";
import { draftFile, draftFiles } from "./site/draft-files.ts";
import { makeSite } from "./site/make-site.ts";
import { readReference } from "./site/reference/read-reference.ts";
import { writeSamples } from "./site/samples/write-samples.ts";
import { buildSearchIndex } from "./site/search/build-search-index.ts";
import { type Assets, createAssets } from "./src/server/assets.ts";
import { longestIdleMs, respond } from "./src/server/respond.ts";

// What `npm run dev` calls on every save, in a separate process that stays loaded. It makes a page when a browser
// requests it: after a save nobody reads the other thousand.

const folder = fileURLToPath(new URL("./", import.meta.url));
const repository = fileURLToPath(new URL("../../", import.meta.url));

/** Files that take seconds to make. Drafts show the built ones. */
const kept = ["openapi.yaml", "redoc/index.html"];

const code = bundleCode();
const reference = readReference();
const server = createServer({ keepAliveTimeout: longestIdleMs }, (request, response) => {
  respond(shown, request, response).catch((error) => response.writeHead(500).end(String(error)));
});
let made: Assets = new Map();
let shown: Assets = made;

/** Prepares the site of a bundle; `builtSite` has the files that are not made again. Returns the port of the server. */
export async function makeDraft(bundlePath: string, builtSite: string): Promise<number> {
  const json = readFileSync(bundlePath, "utf8");
  const bundle = JSON.parse(json);
  const site = makeSite({
    bundle,
    samples: writeSamples(bundle),
    reference: await reference,
    folder,
    repository,
    manifest,
  });
  const { assets, files } = await code;
  // Browsers cache files in assets/ without a limit, so each draft needs another name.
  const searchIndex = `assets/search-${Date.now()}.json`;
  made = createAssets([
    ...draftFiles(site, { ...assets, searchIndex }),
    ...files,
    draftFile(searchIndex, () => buildSearchIndex(site)),
    { path: "openapi.json", content: json },
    ...kept.map((path) => draftFile(path, () => readFileSync(join(builtSite, path)))),
  ]);
  return listen();
}

/** Shows the last draft. */
export function showDraft(): void {
  shown = made;
}

/** Closes idle connections, so that browsers connect again and get the built docs. */
export function leaveDraft(): void {
  server.closeIdleConnections();
}

async function listen(): Promise<number> {
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // The caller of these functions decides when the process ends.
    server.unref();
  }
  return (server.address() as AddressInfo).port;
}
