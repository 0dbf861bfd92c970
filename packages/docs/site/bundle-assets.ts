import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { renderMessage } from "@data-import/types/messages";
import { messages } from "@data-import/types/messages/en";
import { type BuildOptions, build, type Format, transform } from "esbuild";
import type { Assets } from "./layout/document.ts";
import { leaveOutJapanese, readJapaneseNames } from "./leave-out-japanese.ts";
import type { Site, SiteFile } from "./page.ts";
import { pageMockParts } from "./page-mock/page-mock-parts.ts";
import { buildSearchIndex } from "./search/build-search-index.ts";

/** The oldest browsers with `light-dark()`, popovers and nesting, all from 2024. */
const target = ["chrome125", "firefox125", "safari17.5"];

const styles = [
  ...["tokens", "base", "header", "navigation", "layout"],
  ...["content", "pages", "fields", "code", "try-open", "assistants", "print"],
];

/** What only the search and the form of an operation need. A script loads it with them. */
const laterStyles = ["search", "try-it"];

/** The entry files of the scripts by name; the search and the look are imported by another script. */
const scripts = {
  site: { file: "site.ts", format: "iife" },
  "try-it": { file: "try-it/try-it.ts", format: "iife" },
  search: { file: "search/index.ts", format: "esm" },
  look: { file: "look/index.ts", format: "esm" },
} as const;

/** The search contains MiniSearch, so the script must contain its licence. */
const miniSearchLicence = readFileSync(
  new URL("../../LICENSE.txt", import.meta.resolve("minisearch")),
  "utf8",
);

/** So does the look: it compares names with fastest-levenshtein, which the tables install, in this folder. */
export const levenshteinFolder: string = dirname(
  createRequire(import.meta.resolve("@data-import/tables/mapping")).resolve("fastest-levenshtein"),
);
const levenshteinLicence = readFileSync(join(levenshteinFolder, "LICENSE.md"), "utf8");

/** The mock of pages has checks that Ajv has compiled, and the formats of ajv-formats. */
const ajvLicence = ["ajv", "ajv-formats"]
  .map((name) => readFileSync(new URL(`../node_modules/${name}/LICENSE`, import.meta.url), "utf8"))
  .join("\n");

const banners: Readonly<Record<string, string | undefined>> = {
  search: `/*\nMiniSearch\n${miniSearchLicence}*/`,
  look: `/*\nfastest-levenshtein\n${levenshteinLicence}*/`,
  "page-mock": `/*\nAjv and ajv-formats\n${ajvLicence}*/`,
};

/** The files that pages load. Their names change with their content, so browsers may cache them without a limit. */
export async function bundleAssets(site: Site): Promise<{ assets: Assets; files: SiteFile[] }> {
  const code = await bundleCode();
  const index = hashFile("assets/search.json", buildSearchIndex(site));
  return { assets: { ...code.assets, searchIndex: index.path }, files: [...code.files, index] };
}

/** The files that do not depend on the description: styles and scripts. */
export async function bundleCode(): Promise<{ assets: Omit<Assets, "searchIndex">; files: SiteFile[] }> {
  const japanese = hashFile("assets/japanese.txt", await readJapaneseNames());
  const pageMock = await bundleScript("page-mock", "page-mock/index.ts", "iife", {
    globalName: "dataImportMock",
    plugins: [pageMockParts],
  });
  const others: Readonly<Record<string, BuildOptions>> = {
    "try-it": { define: { pageMockFile: JSON.stringify(basename(pageMock.path)) } },
    look: {
      // The service is bundled from its sources, so that what a page does not use is left out.
      conditions: ["@data-import/source"],
      define: { messageTexts: listMessages(), japaneseFile: JSON.stringify(basename(japanese.path)) },
      plugins: [leaveOutJapanese],
    },
  };
  const [style, laterStyle, readingStyle, ...bundled] = await Promise.all([
    bundleStyles("site", styles),
    bundleStyles("later", laterStyles),
    bundleStyles("reading", ["reading", "home", "look", "picture", "moving-picture"]),
    ...Object.entries(scripts).map(([name, { file, format }]) =>
      bundleScript(name, file, format, others[name]),
    ),
  ]);
  const paths = Object.keys(scripts).map((name, position) => [name, bundled[position]?.path ?? ""]);
  return {
    assets: {
      style: style.path,
      laterStyle: laterStyle.path,
      readingStyle: readingStyle.path,
      scripts: Object.fromEntries(paths),
    },
    files: [style, laterStyle, readingStyle, ...bundled, pageMock, japanese],
  };
}

async function bundleStyles(file: string, names: readonly string[]): Promise<SiteFile> {
  const source = names.map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), "utf8"));
  const { code } = await transform(source.join("\n"), { loader: "css", minify: true, target });
  return hashFile(`assets/${file}.css`, code);
}

async function bundleScript(
  name: string,
  file: string,
  format: Format,
  others: BuildOptions = {},
): Promise<SiteFile> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`scripts/${file}`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    charset: "utf8",
    format,
    target,
    ...others,
    ...(banners[name] !== undefined && { banner: { js: banners[name] } }),
  });
  return hashFile(`assets/${name}.js`, outputFiles?.[0]?.text ?? "");
}

/** What the home page says about a wrong value: the texts of the service for codes without parameters. */
function listMessages(): string {
  const codes = ["value_required", "date_expected", "number_expected"];
  return JSON.stringify(Object.fromEntries(codes.map((code) => [code, renderMessage(messages, { code })])));
}

function hashFile(path: string, content: string): SiteFile {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 10);
  return { path: path.replace(/(\.\w+)$/, `-${hash}$1`), content };
}
