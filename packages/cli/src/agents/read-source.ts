import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { text as readStream } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { Failure } from "../failure.ts";

/** The code of an agent, and the files that it was made of. */
export interface AgentSource {
  readonly text: string;
  readonly files: readonly string[];
}

/** What is used of esbuild. */
interface Bundler {
  build(options: object): Promise<{
    readonly outputFiles: readonly { readonly text: string }[];
    readonly metafile: { readonly inputs: Readonly<Record<string, unknown>> };
  }>;
}

/**
 * Reads the code of an agent; a bundle from the standard input for `-`. If the project of the file has esbuild, it bundles the file with all that it imports; else
 * the file must be a bundle.
 */
export async function readAgentSource(file: string, stdin?: NodeJS.ReadableStream): Promise<AgentSource> {
  if (file === "-" && stdin) return { text: await readStream(stdin as never), files: [] };
  const path = resolve(file);
  const text = await readFile(path, "utf8").catch(() => {
    throw new Failure(`${file} cannot be read.`, "Name the file with the code of the agent.");
  });
  const bundler = await findBundler(path);
  if (!bundler) {
    if (!/\.[cm]?tsx?$/.test(path)) return { text, files: [path] };
    throw new Failure(
      `${file} is TypeScript, and its project has no bundler.`,
      "Run: npm install --save-dev esbuild",
    );
  }
  const folder = dirname(path);
  try {
    const { outputFiles, metafile } = await bundler.build({
      entryPoints: [path],
      bundle: true,
      platform: "node",
      format: "esm",
      write: false,
      metafile: true,
      logLevel: "silent",
      absWorkingDir: folder,
    });
    return {
      text: outputFiles[0]?.text ?? "",
      files: Object.keys(metafile.inputs).map((input) => resolve(folder, input)),
    };
  } catch (error) {
    throw new Failure(`${file} cannot be bundled: ${describeErrors(error)}`);
  }
}

async function findBundler(path: string): Promise<Bundler | undefined> {
  let found: string;
  try {
    found = createRequire(path).resolve("esbuild");
  } catch {
    return undefined;
  }
  const loaded = await import(pathToFileURL(found).href);
  return loaded.default ?? loaded;
}

/** The errors of the bundler, with their places. */
function describeErrors(error: unknown): string {
  const { errors = [], message } = error as {
    readonly errors?: readonly {
      readonly text: string;
      readonly location?: { readonly file: string; readonly line: number } | null;
    }[];
    readonly message: string;
  };
  const lines = errors.map(({ text, location }) =>
    location ? `${location.file}:${location.line}: ${text}` : text,
  );
  return lines.length > 0 ? lines.join("; ") : message;
}
