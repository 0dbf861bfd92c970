import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { findSample, generated, plain } from "./samples.ts";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/** A folder with the programs, samples and the description, which can import what this package can. */
export interface Workspace {
  readonly folder: string;
  /** The description as one JSON file. */
  readonly description: string;
  remove(): void;
}

/** Creates the folder; its programs are modules for Node, which import their packages. */
export async function createWorkspace(): Promise<Workspace> {
  const folder = mkdtempSync(join(tmpdir(), "bench-mock-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const description = join(folder, "openapi.json");
    symlinkSync(join(packageFolder, "node_modules"), join(folder, "node_modules"), "junction");
    copyFileSync(join(packageFolder, "node_modules/@data-import/spec/dist/openapi.json"), description);
    const samples = Object.fromEntries([...plain, ...generated].map((name) => [name, findSample(name)]));
    writeFileSync(join(folder, "samples.json"), JSON.stringify(samples));
    const programs = join(packageFolder, "src/mock/programs");
    await build({
      absWorkingDir: programs,
      entryPoints: readdirSync(programs),
      outdir: folder,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      packages: "external",
      format: "esm",
      platform: "node",
      target: "node24",
      logLevel: "error",
    });
    return { folder, description, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
