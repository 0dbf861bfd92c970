import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { runCommand } from "../measure.ts";
import { candidates } from "./candidates.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** A folder with the calls of all candidates, which can import what this package can. */
export interface Workspace {
  readonly folder: string;
  remove(): void;
}

/**
 * Creates the folder with the sources of the calls, the client that Hey API generates from the description, and each
 * call as a module for Node, `<name>.mjs`, which imports its packages.
 */
export async function createWorkspace(): Promise<Workspace> {
  const folder = mkdtempSync(join(tmpdir(), "bench-client-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    symlinkSync(join(packageFolder, "node_modules"), join(folder, "node_modules"), "junction");
    cpSync(join(packageFolder, "src/client/calls"), folder, { recursive: true });
    const description = join(packageFolder, "node_modules/@data-import/spec/dist/openapi.json");
    const generator = join(packageFolder, "node_modules/@hey-api/openapi-ts/bin/run.js");
    const options = [
      "--input",
      description,
      "--output",
      join(folder, "generated"),
      "--silent",
      "--no-log-file",
    ];
    runCommand(process.execPath, [generator, ...options], folder);
    await build({
      absWorkingDir: folder,
      // The generated client is also a separate program, to measure its import.
      entryPoints: ["bare-fetch.ts", ...candidates.map(({ call }) => `${call}.ts`), "generated/index.ts"],
      outdir: ".",
      outExtension: { ".js": ".mjs" },
      bundle: true,
      packages: "external",
      format: "esm",
      platform: "node",
      logLevel: "error",
    });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
