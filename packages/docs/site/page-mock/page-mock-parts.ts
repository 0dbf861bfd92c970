import { fileURLToPath } from "node:url";
import { loadModel, writeRequestChecks } from "@data-import/front";
import { messageLanguages } from "@data-import/types/messages";
import type { Plugin } from "esbuild";
import { shortenDescription } from "./shorten-description.ts";

const [, ...others] = messageLanguages;
const front = import.meta.resolve("@data-import/front");

/** What the mock has for other places than a page, and what takes its place. */
const parts: readonly {
  readonly path: RegExp;
  readonly write: () => string;
  readonly loader: "js" | "json";
}[] = [
  // The policy of pages forbids generated code, so the checks are compiled here.
  { path: /\/front\/dist\/vendor\/ajv\.js$/, write: () => writeRequestChecks(loadModel()), loader: "js" },
  {
    path: /\/front\/dist\/openapi\.json$/,
    write: () => JSON.stringify(shortenDescription(loadModel().description)),
    loader: "json",
  },
  {
    // The form never asks for it, and it is larger than all the rest.
    path: /\/mock\/dist\/engine\/prism\.js$/,
    write: () =>
      'export function createGenerate() { throw new Error("in a page, it responds with examples only"); }',
    loader: "js",
  },
  {
    // The form never asks for another language.
    path: new RegExp(`/types/dist/messages/languages/(${others.join("|")})\\.gen\\.js$`),
    write: () => 'export { messages } from "@data-import/types/messages/en";',
    loader: "js",
  },
];

/** Puts the mock together for pages of the docs. */
export const pageMockParts: Plugin = {
  name: "parts-of-the-mock-for-pages",
  setup(bundler) {
    for (const { path: filter, write, loader } of parts) {
      bundler.onLoad({ filter }, () => ({
        contents: write(),
        loader,
        // Where Ajv is, and the file beside the replaced one.
        resolveDir: fileURLToPath(new URL(".", import.meta.url)),
      }));
    }
    bundler.onResolve({ filter: /^\.\/own-rules\.js$/ }, () => ({
      path: fileURLToPath(new URL("vendor/own-rules.js", front)),
    }));
  },
};
