import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { runCommand } from "../measure.ts";
import { candidates } from "./candidates.ts";

const room = fileURLToPath(new URL("../..", import.meta.url));

/** A folder that sees the packages of this room and holds the calls of all candidates. */
export interface Workspace {
  readonly folder: string;
  remove(): void;
}

/**
 * Makes the folder: the calls as they are written, the client that Hey API generates from the description beside
 * them, and each call as a module that Node runs, `<name>.mjs`, with its packages left outside.
 */
export async function createWorkspace(): Promise<Workspace> {
  const folder = mkdtempSync(join(tmpdir(), "bench-client-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    symlinkSync(join(room, "node_modules"), join(folder, "node_modules"), "junction");
    cpSync(join(room, "src/client/calls"), folder, { recursive: true });
    const description = join(room, "node_modules/@data-import/spec/dist/openapi.json");
    const generator = join(room, "node_modules/@hey-api/openapi-ts/bin/run.js");
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
      // What was generated is a program of its own as well, for what it costs to import.
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
