import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";

/**
 * Parts of Prism and of what it uses that the mock never reaches: calling back, proxying, logging, reading request
 * bodies, loading references from elsewhere. Without them the bundle is half as big and needs no network code.
 */
const unreached = [
  /prism-http\/dist\/mocker\/callback\/callbacks\.js$/,
  /prism-http\/dist\/utils\/logger\.js$/,
  /prism-http\/dist\/validator\/validators\/(body|headers)\.js$/,
  /json-schema-ref-parser\/lib\/index\.js$/,
  /\/chalk\/source\/index\.js$/,
];

const leaveOut: Plugin = {
  name: "leave-out-what-is-never-reached",
  setup(bundler) {
    bundler.onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!unreached.some((pattern) => pattern.test(path.replaceAll("\\", "/")))) return undefined;
      // Whatever is imported from such a file is a function that does nothing.
      return { contents: "module.exports = new Proxy({}, { get: () => (value) => value });", loader: "js" };
    });
  },
};

const englishOnly: Plugin = {
  name: "english-only",
  setup(bundler) {
    // From where Prism asks: faker is Prism's dependency, not ours.
    bundler.onResolve({ filter: /^@faker-js\/faker$/ }, ({ kind, resolveDir }) =>
      bundler.resolve("@faker-js/faker/locale/en", { kind, resolveDir }),
    );
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
    plugins: [leaveOut, englishOnly],
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return files
    .filter((file) => !unreached.some((pattern) => pattern.test(file)))
    .map((file) => `${root}${file}`);
}
