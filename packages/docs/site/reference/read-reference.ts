import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CommandFacts, describeCommands } from "@data-import/cli";
import { help as docsHelp } from "../../src/command/options.ts";
import type { Entry, EntryPoint } from "./model.ts";
import { readEntryPoints, readPropertyTypes } from "./read-entry-points.ts";

/** The packages with a reference. */
export const packageNames = ["client", "listener", "mock", "cli"] as const;

export type PackageName = (typeof packageNames)[number];

/** What the packages say about themselves. */
export interface Reference {
  readonly packages: Readonly<Record<PackageName, readonly EntryPoint[]>>;
  /** The resources of the client by name, with their methods. */
  readonly resources: ReadonlyMap<string, Entry>;
  /** All commands of `data-import`. */
  readonly commands: readonly CommandFacts[];
  /** What the commands that start servers print for `--help`, by name. */
  readonly servers: ReadonlyMap<string, string>;
}

/** Reads the built declarations of the packages, and asks their commands. */
export async function readReference(): Promise<Reference> {
  const entryPoints = packageNames.map((name) => [name, readEntryPoints(locate(name))] as const);
  return {
    packages: Object.fromEntries(entryPoints) as Record<PackageName, EntryPoint[]>,
    resources: readPropertyTypes(locate("client"), "Client"),
    commands: await describeCommands(),
    servers: new Map([
      ["data-import-service", askHelp("service")],
      ["data-import-mock", askHelp("mock")],
      ["data-import-docs", docsHelp],
    ]),
  };
}

function locate(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`@data-import/${name}/package.json`)));
}

function askHelp(name: string): string {
  const folder = locate(name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [command] = Object.values<string>(bin);
  return execFileSync(process.execPath, [join(folder, command ?? ""), "--help"], { encoding: "utf8" });
}
