import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { build, type Plugin } from "esbuild";
import { gatherLicences } from "./gather-licences.ts";

/** Third-party code that a package contains instead of depending on it. */
export interface VendorBundle {
  /** The folder of the package, with a `/` at its end. */
  readonly root: string;
  /** The sources under `src/vendor/` that import it, without their extension. */
  readonly entries: readonly string[];
  /** Modules that are never used, and their replacements. */
  readonly leftOut?: readonly { readonly path: RegExp; readonly contents: string }[];
  /** Wrong code in published packages, and its replacements. */
  readonly corrected?: readonly Correction[];
  /** The start of THIRD-PARTY-LICENSES. */
  readonly introduction: string;
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
export async function bundleVendors({
  root,
  entries,
  leftOut = [],
  corrected = [],
  introduction,
}: VendorBundle): Promise<void> {
  const changed = new Set<Correction>();
  const change: Plugin = {
    name: "leave-out-what-is-never-reached-and-correct-what-is-wrong",
    setup(bundler) {
      bundler.onLoad({ filter: /\.c?js$/ }, ({ path }) => {
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
    entryPoints: entries.map((name) => `src/vendor/${name}.ts`),
    outdir: `${root}dist/vendor`,
    bundle: true,
    metafile: true,
    // The result runs in Node and in pages, so it may not import a module of Node.
    platform: "browser",
    format: "esm",
    target: "node22",
    mainFields: ["browser", "module", "main"],
    // Deterministic and small; stack traces still have names.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    // tsconfig.json may point the compiler at hand-kept types; the bundler must follow node_modules.
    tsconfigRaw: {},
    banner: { js: "// Bundled third-party code, parts left out; see ../THIRD-PARTY-LICENSES." },
    plugins: [change],
  });
  const idle = corrected.find((one) => !changed.has(one));
  if (idle !== undefined) throw new Error(`No file that is bundled matches ${idle.path}.`);
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const taken = files.filter((file) => !leftOut.some(({ path }) => path.test(file)));
  const licences = gatherLicences(
    introduction,
    taken.map((file) => `${root}${file}`),
  );
  writeFileSync(`${root}dist/THIRD-PARTY-LICENSES`, licences);
  // The source maps of the compiler belong to code that was replaced.
  for (const name of entries) rmSync(`${root}dist/vendor/${name}.js.map`, { force: true });
}

function correct(text: string, { path, wrong, right }: Correction): string {
  if (!text.includes(wrong)) throw new Error(`${path} has no "${wrong}" to correct any more.`);
  return text.replace(wrong, right);
}
