import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { gatherLicences } from "./gather-licences.ts";

/** Third-party code that a package contains instead of depending on it. */
export interface VendorBundle {
  /** The folder of the package, with a `/` at its end. */
  readonly root: string;
  readonly entries: readonly VendorEntry[];
  /** The start of THIRD-PARTY-LICENSES. */
  readonly introduction: string;
}

/** A source under `src/vendor/` that imports third-party code; it becomes one file. */
export interface VendorEntry {
  /** The name of the source, without its extension. */
  readonly name: string;
  /** Where the file runs. The default is `browser`: in Node and in pages, so it may not import a module of Node. */
  readonly platform?: "browser" | "node";
  /** Modules that are never used, and their replacements. */
  readonly leftOut?: readonly { readonly path: RegExp; readonly contents: string }[];
  /** Wrong code in published packages, and its replacements. */
  readonly corrected?: readonly Correction[];
}

/** A correction of third-party code; the build fails if the wrong text no longer exists. */
export interface Correction {
  readonly path: RegExp;
  readonly wrong: string;
  readonly right: string;
}

/**
 * Replaces the compiled entries in dist/vendor by self-contained files, and writes THIRD-PARTY-LICENSES beside them.
 */
export async function bundleVendors({ root, entries, introduction }: VendorBundle): Promise<void> {
  const files = await Promise.all(entries.map((entry) => bundleEntry(root, entry)));
  writeFileSync(`${root}dist/THIRD-PARTY-LICENSES`, gatherLicences(introduction, files.flat()));
}

/** Bundles one entry; resolves to the paths of the files that it contains. */
async function bundleEntry(
  root: string,
  { name, platform = "browser", leftOut = [], corrected = [] }: VendorEntry,
): Promise<string[]> {
  const changed = new Set<Correction>();
  const change: Plugin = {
    name: "leave-out-what-is-never-reached-and-correct-what-is-wrong",
    setup(bundler) {
      bundler.onLoad({ filter: /\.[cm]?js$/ }, ({ path }) => {
        const name = path.replaceAll("\\", "/");
        const left = leftOut.find((one) => one.path.test(name));
        if (left !== undefined) return { contents: left.contents, loader: "js" };
        const wrong = corrected.filter((one) => one.path.test(name));
        if (wrong.length === 0) return undefined;
        for (const one of wrong) changed.add(one);
        return { contents: wrong.reduce(correct, readFileSync(path, "utf8")), loader: "js" };
      });
    },
  };
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/vendor/${name}.ts`],
    outdir: `${root}dist/vendor`,
    bundle: true,
    metafile: true,
    platform,
    format: "esm",
    target: "node22",
    mainFields: [...(platform === "browser" ? ["browser"] : []), "module", "main"],
    // Deterministic and small; stack traces still have names.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    // tsconfig.json may point the compiler at hand-kept types; the bundler must follow node_modules.
    tsconfigRaw: {},
    banner: { js: platform === "node" ? `${notice}\n${requireOfNode}` : notice },
    plugins: [change],
  });
  const idle = corrected.find((one) => !changed.has(one));
  if (idle !== undefined) throw new Error(`No file that is bundled matches ${idle.path}.`);
  // The source map of the compiler belongs to code that was replaced.
  rmSync(`${root}dist/vendor/${name}.js.map`, { force: true });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([file, { bytesInOutput }]) => bytesInOutput > 0 && !leftOut.some(({ path }) => path.test(file)))
    .map(([file]) => `${root}${file}`);
}

const notice = "// Bundled third-party code, parts left out; see ../THIRD-PARTY-LICENSES.";
/** Bundled CommonJS modules load modules of Node with it. */
const requireOfNode =
  'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);';

function correct(text: string, { path, wrong, right }: Correction): string {
  if (!text.includes(wrong)) throw new Error(`${path} has no "${wrong}" to correct any more.`);
  return text.replace(wrong, right);
}
