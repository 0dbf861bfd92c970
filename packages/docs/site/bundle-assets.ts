import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import type { Assets } from "./layout/document.ts";
import type { Site, SiteFile } from "./page.ts";
import { buildSearchIndex } from "./search/build-search-index.ts";

/** What browsers must know: `light-dark()`, popovers, nesting. All of them have since 2024. */
const target = ["chrome125", "firefox125", "safari17.5"];

const styles = [
  ...["tokens", "base", "header", "navigation", "layout"],
  ...["content", "lists", "home", "pages", "fields", "code", "search", "try-it", "print"],
];

/** The scripts by their names, with the files that they begin with; the search is imported, the others are not. */
const scripts = {
  site: { file: "site.ts", format: "iife" },
  "try-it": { file: "try-it/try-it.ts", format: "iife" },
  search: { file: "search/search.ts", format: "esm" },
} as const;

/** The search has MiniSearch in it, whose licence must go wherever the script goes. */
const miniSearchLicence = readFileSync(
  new URL("../../LICENSE.txt", import.meta.resolve("minisearch")),
  "utf8",
);

/** What pages load, each file under a name that changes with its content, so that browsers may keep it for ever. */
export async function bundleAssets(site: Site): Promise<{ assets: Assets; files: SiteFile[] }> {
  const code = await bundleCode();
  const index = hashFile("assets/search.json", buildSearchIndex(site));
  return { assets: { ...code.assets, searchIndex: index.path }, files: [...code.files, index] };
}

/** The part of it that is the same for all descriptions: styles and scripts. */
export async function bundleCode(): Promise<{ assets: Omit<Assets, "searchIndex">; files: SiteFile[] }> {
  const [style, ...bundled] = await Promise.all([bundleStyles(), ...Object.keys(scripts).map(bundleScript)]);
  const paths = Object.keys(scripts).map((name, position) => [name, bundled[position]?.path ?? ""]);
  return {
    assets: { style: style.path, scripts: Object.fromEntries(paths) },
    files: [style, ...bundled],
  };
}

async function bundleStyles(): Promise<SiteFile> {
  const source = styles.map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), "utf8"));
  const { code } = await transform(source.join("\n"), { loader: "css", minify: true, target });
  return hashFile("assets/site.css", code);
}

async function bundleScript(name: string): Promise<SiteFile> {
  const { file, format } = scripts[name as keyof typeof scripts];
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`scripts/${file}`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    charset: "utf8",
    format,
    target,
    ...(name === "search" && { banner: { js: `/*\nMiniSearch\n${miniSearchLicence}*/` } }),
  });
  return hashFile(`assets/${name}.js`, outputFiles[0]?.text ?? "");
}

function hashFile(path: string, content: string): SiteFile {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 10);
  return { path: path.replace(/(\.\w+)$/, `-${hash}$1`), content };
}
