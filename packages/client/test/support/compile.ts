import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The compilers that the types must work with. */
export const compilers = { "TypeScript 7": "typescript", "TypeScript 5.9": "typescript-5.9" } as const;

/** The ways to find modules that programs use. */
export const resolutions = {
  NodeNext: { module: "nodenext", moduleResolution: "nodenext" },
  Bundler: { module: "esnext", moduleResolution: "bundler" },
} as const;

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);

/** The problems that a compiler found, and its other output. */
export interface Compilation {
  /** One line for each problem of the files, such as `a.ts(3,1): error TS2339: …`. */
  readonly problems: string[];
  readonly output: string;
}

/**
 * Compiles files with strict settings.
 * @param files paths below this package, or texts by name, which are put into a folder that sees its dependencies
 */
export async function compile(
  compiler: (typeof compilers)[keyof typeof compilers],
  files: readonly string[] | Readonly<Record<string, string>>,
  options: object = resolutions.NodeNext,
  ...flags: string[]
): Promise<Compilation> {
  const folder = mkdtempSync(join(tmpdir(), "compile-"));
  try {
    const names = Array.isArray(files)
      ? files.map((path) => join(packageFolder, path))
      : writeAll(folder, files as never);
    const project = {
      compilerOptions: {
        target: "es2023",
        lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        skipLibCheck: true,
        verbatimModuleSyntax: true,
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        customConditions: ["@data-import/source"],
        ...options,
      },
      files: names,
    };
    const path = join(folder, "tsconfig.json");
    writeFileSync(path, JSON.stringify(project));
    const output = await run(
      join(dirname(require.resolve(`${compiler}/package.json`)), "bin/tsc"),
      "-p",
      path,
      ...flags,
    );
    return { output, problems: readProblems(output) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The folders that hold the modules of two packages, and how these end. */
export interface PackageFolders {
  readonly client: string;
  readonly types: string;
  /** `ts` for sources, `d.ts` for declarations. */
  readonly end: "ts" | "d.ts";
}

const sources: PackageFolders = {
  client: join(packageFolder, "src"),
  types: join(packageFolder, "../types/src"),
  end: "ts",
};

/** Where a program outside this package finds its packages: our sources, or other folders. */
export function mapPackages({ client, types, end }: PackageFolders = sources): {
  paths: Record<string, string[]>;
} {
  return {
    paths: {
      "@data-import/client": [join(client, `index.${end}`)],
      "@data-import/client/fetch": [join(client, `fetch/index.${end}`)],
      "@data-import/client/query": [join(client, `query/index.${end}`)],
      "@data-import/client/resources/*": [join(client, `resources/*.gen.${end}`)],
      "@data-import/types": [join(types, `index.${end}`)],
      "@tanstack/query-core": [
        require.resolve("@tanstack/query-core").replace(/\/build\/.*$/, "/build/modern/index.d.ts"),
      ],
      "openapi-fetch": [require.resolve("openapi-fetch").replace(/\/dist\/.*$/, "/dist/index.d.mts")],
    },
  };
}

/** Runs a compiler in this package; resolves to its output, with or without problems. */
export function run(script: string, ...parameters: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...parameters], { cwd: packageFolder }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/** The further lines of a problem are indented. Problems of our own sources are found by the build. */
function readProblems(output: string): string[] {
  return output
    .replace(/\n +/g, " ")
    .split("\n")
    .filter((line) => line.includes(": error TS") && !line.startsWith("src/"));
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
}
