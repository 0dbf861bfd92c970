import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** One source that stands on another package of ours, and is published without depending on it. */
export interface JoinedPackage {
  /** The folder of the package, with a `/` at its end. */
  readonly root: string;
  /** The source under `src/` that imports the other package, without its extension; no other source may import it. */
  readonly source: string;
  /** What it imports, such as `@data-import/spec/read`. */
  readonly imported: string;
  /** The file that this leads to, as `import.meta.resolve` of the package's own build gives it. */
  readonly resolved: string;
}

/**
 * Joins what a source imports into its compiled file, as far as it is used, and puts the declarations beside it in a
 * folder of the same name. To be called after the compiler.
 */
export async function joinPackage({ root, source, imported, resolved }: JoinedPackage): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [`src/${source}.ts`],
    outdir: `${root}dist`,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node22",
    legalComments: "none",
    logLevel: "warning",
    tsconfigRaw: {},
  });
  // It maps the compiler's own output, which is no longer there.
  rmSync(`${root}dist/${source}.js.map`, { force: true });
  const folder = `${root}dist/${source}`;
  mkdirSync(folder);
  for (const file of globSync(`${dirname(fileURLToPath(resolved))}/*.d.ts`)) {
    copyFileSync(file, `${folder}/${basename(file)}`);
  }
  const declarations = `${root}dist/${source}.d.ts`;
  const entry = basename(fileURLToPath(resolved));
  const text = readFileSync(declarations, "utf8");
  writeFileSync(declarations, text.replaceAll(`"${imported}"`, `"./${source}/${entry}"`));
}
