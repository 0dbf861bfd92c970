import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

/**
 * What Prism's generator brings along and the mock never reaches or has done itself, and what stands in its place:
 * invented names and addresses (our schemas ask for none), properties that are only written (ours are dropped when the
 * schema is prepared), and Lodash, for one deep copy of a schema that nobody changes.
 */
const leftOut: readonly { readonly path: RegExp; readonly contents: string }[] = [
  { path: /@faker-js\/faker\//, contents: "export const faker = {};" },
  {
    path: /prism-http\/dist\/utils\/filterRequiredProperties\.js$/,
    contents: 'export const stripWriteOnlyProperties = (value) => ({ _tag: "Some", value });',
  },
  { path: /@stoplight\/json-schema-sampler\//, contents: "" },
  { path: /node_modules\/lodash\//, contents: "export const cloneDeep = (value) => value;" },
];

const leaveOut: Plugin = {
  name: "leave-out-what-is-never-reached",
  setup(bundler) {
    bundler.onLoad({ filter: /\.js$/ }, ({ path }) => {
      const found = leftOut.find((one) => one.path.test(path.replaceAll("\\", "/")));
      return found && { contents: found.contents, loader: "js" };
    });
  },
};

/** Replaces the compiled seams in dist/vendor by self-contained files; returns every file that went into them. */
export async function bundleVendors(dist: string): Promise<string[]> {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/vendor/prism.ts", "src/vendor/ajv.ts"],
    outdir: `${dist}vendor`,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    target: "node22",
    mainFields: ["module", "main"],
    // Deterministic and small, yet a stack trace still has names.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: "none",
    // tsconfig.json points the compiler at hand-kept types; the bundler must follow node_modules.
    tsconfigRaw: {},
    banner: {
      js: [
        "// Bundled third-party code, parts left out; see ../THIRD-PARTY-LICENSES.",
        'import { createRequire } from "node:module";',
        "const require = createRequire(import.meta.url);",
      ].join("\n"),
    },
    plugins: [leaveOut],
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return files.filter((file) => !leftOut.some(({ path }) => path.test(file))).map((file) => `${root}${file}`);
}
