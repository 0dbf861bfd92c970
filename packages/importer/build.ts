// The page with its parts, the element and the functions for programs that serve the page.
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { gatherLicences } from "@data-import/checks/bundle";
import { type BuildOptions, build, type Plugin, transform } from "esbuild";

/** The oldest browsers with `light-dark()`, popovers and nesting, all from 2024. */
const target = ["chrome125", "firefox125", "safari17.5"];

/** Style sheets are texts, which the element adopts. */
const styleTexts: Plugin = {
  name: "style-texts",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true, target });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

const shared = {
  bundle: true,
  splitting: true,
  minify: true,
  metafile: true as const,
  charset: "utf8" as const,
  format: "esm" as const,
  platform: "browser" as const,
  target,
  // The client as it was written: its joined files would have names with two hashes.
  conditions: ["@data-import/source"],
  jsx: "automatic" as const,
  jsxImportSource: "preact",
  plugins: [styleTexts],
  legalComments: "none" as const,
  logLevel: "warning" as const,
} satisfies BuildOptions;

// Programs bundle this again, so these names stay.
const library = await build({
  ...shared,
  entryPoints: { index: "src/index.ts", element: "src/element/define.ts", react: "src/element/react.ts" },
  outdir: "dist",
  chunkNames: "shared/[name]-[hash]",
});
const page = await build({
  ...shared,
  entryPoints: { main: "src/page/main.ts" },
  outdir: "dist/page",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
});
await build({
  entryPoints: { page: "src/node/files.ts" },
  outdir: "dist",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node22",
  legalComments: "none",
  logLevel: "warning",
});

keepPublicDeclarations({ index: "index", element: "element/define", react: "element/react", page: "files" });
await writePage();
writeFileSync(
  "dist/THIRD-PARTY-LICENSES",
  gatherLicences("The files in dist are bundled with the packages below.", [
    ...Object.keys(library.metafile.inputs),
    ...Object.keys(page.metafile.inputs),
  ]),
);

/** The page itself names the hashed files; everything is compressed once, here. */
async function writePage(): Promise<void> {
  const [main = ""] = globSync("dist/page/main-*.js");
  const { outputFiles } = await build({
    entryPoints: ["src/page/page.css"],
    outdir: "dist/page",
    entryNames: "[name]-[hash]",
    minify: true,
    target,
    write: false,
  });
  const [style] = outputFiles;
  if (style === undefined) throw new Error("esbuild wrote no style sheet.");
  writeFileSync(style.path, style.contents);
  // The browser asks for all parts of the program at once, not after it has read the first one.
  const preloads = listImports(main).map(
    (path) => `<link rel="modulepreload" href="${posix.basename(path)}">`,
  );
  const html = readFileSync("src/page/index.html", "utf8")
    .replace("<script", `${preloads.join("\n")}\n<script`)
    .replace('"main.js"', `"${posix.basename(main)}"`)
    .replace('"page.css"', `"${posix.basename(style.path)}"`);
  writeFileSync("dist/page/index.html", html.replace(/\n\s*/g, "\n"));
  for (const file of globSync("dist/page/*")) {
    const content = readFileSync(file);
    const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: parameters }));
  }
}

/** The files that a file of the page imports at once, also by way of others. */
function listImports(path: string, known: Set<string> = new Set()): string[] {
  for (const { path: imported, kind } of page.metafile.outputs[path]?.imports ?? []) {
    if (kind !== "import-statement" || known.has(imported)) continue;
    known.add(imported);
    listImports(imported, known);
  }
  return [...known];
}

/** Keeps the declarations of the entries and of what they import, and gives the entries their public names. */
function keepPublicDeclarations(entries: Readonly<Record<string, string>>): void {
  const kept = new Map<string, string>();
  const keep = (path: string): void => {
    if (kept.has(path)) return;
    const text = readFileSync(path, "utf8");
    kept.set(path, text);
    for (const [, wanted = ""] of text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)) {
      // Who imports `/react` has its types.
      if (wanted.startsWith("node:") || wanted === "react") continue;
      if (!wanted.startsWith(".")) throw new Error(`${path} shows ${wanted}, which users do not install.`);
      keep(join(dirname(path), wanted.replace(/\.tsx?$/, ".d.ts").replace(/\.js$/, ".d.ts")));
    }
  };
  for (const source of Object.values(entries)) keep(`dist/${source}.d.ts`);
  for (const file of globSync("dist/**/*.d.ts")) if (!kept.has(file)) rmSync(file);
  for (const [name, source] of Object.entries(entries)) {
    if (name === source) continue;
    mkdirSync("dist", { recursive: true });
    if (!source.includes("/")) renameSync(`dist/${source}.d.ts`, `dist/${name}.d.ts`);
    else writeFileSync(`dist/${name}.d.ts`, `export * from "./${source}.js";\n`);
  }
  for (const folder of globSync("dist/**/", { withFileTypes: false }).sort().reverse()) {
    if (globSync(`${folder}/**`).length <= 1) rmSync(folder, { recursive: true });
  }
}
