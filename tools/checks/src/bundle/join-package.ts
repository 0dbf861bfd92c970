import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** A source whose imports are joined into its compiled file. */
export interface JoinedSource {
  /** The folder of the package, with a `/` at its end. */
  readonly root: string;
  /** Its path under `src/`, without its extension. */
  readonly source: string;
}

/** A source that imports another package of ours; no other source of its package may import that one. */
export interface JoinedPackage extends JoinedSource {
  /** The imported package, such as `@data-import/spec/read`. */
  readonly imported: string;
  /** The URL of the imported file, from `import.meta.resolve` in the build of the package. */
  readonly resolved: string;
}

/** Joins the imports of a source into its compiled file, without unused code. Call it after the compiler. */
export async function joinSource({ root, source }: JoinedSource): Promise<void> {
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
  // This source map belongs to the output of the compiler, which was replaced.
  rmSync(`${root}dist/${source}.js.map`, { force: true });
}

/** Does the same, and copies the declarations of the imported package into a folder with the name of the source. */
export async function joinPackage({ root, source, imported, resolved }: JoinedPackage): Promise<void> {
  await joinSource({ root, source });
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
