import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "./package.json" with { type: "json" };
import { bundleCode } from "./site/bundle-assets.ts";
import { draftFile, draftFiles } from "./site/draft-files.ts";
import { makeSite } from "./site/make-site.ts";
import { writeSamples } from "./site/samples/write-samples.ts";
import { buildSearchIndex } from "./site/search/build-search-index.ts";
import { answer } from "./src/server/answer.ts";
import { type Assets, createAssets } from "./src/server/assets.ts";

// What `npm run dev` calls on every save, in a process of its own that stays loaded. It makes a page when somebody looks
// at it: after a save nobody reads the other thousand.

const folder = fileURLToPath(new URL("./", import.meta.url));
const repository = fileURLToPath(new URL("../../", import.meta.url));

/** What takes seconds to make: it stays as it was built. */
const kept = ["openapi.yaml", "redoc/index.html"];

const code = bundleCode();
const server = createServer((request, response) => {
  answer(shown, request, response).catch((error) => response.writeHead(500).end(String(error)));
});
let made: Assets = new Map();
let shown: Assets = made;

/** Prepares the site of a bundle, beside one that was built before; gives the port on which it will be shown. */
export async function makeDraft(bundlePath: string, builtSite: string): Promise<number> {
  const json = readFileSync(bundlePath, "utf8");
  const bundle = JSON.parse(json);
  const site = makeSite({ bundle, samples: writeSamples(bundle), folder, repository, manifest });
  const { assets, files } = await code;
  // A browser keeps what is in assets/ for ever, so that each draft has a name of its own for it.
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

/** Shows what was made last. */
export function showDraft(): void {
  shown = made;
}

/** Lets go of the connections that nothing is being said on: what is built is to be shown on them. */
export function leaveDraft(): void {
  server.closeIdleConnections();
}

async function listen(): Promise<number> {
  if (!server.listening) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // Who calls these functions decides how long the process lives.
    server.unref();
  }
  return (server.address() as AddressInfo).port;
}
