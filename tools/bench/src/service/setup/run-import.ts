import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { findFile } from "../../dependencies.ts";
import { type Cost, readCostOf, readPeak } from "./cost.ts";
import type { Place, Sheet } from "./stage.ts";

/** A run of the command that imports a file. */
export interface RanImport {
  /** What it printed at its end. */
  readonly counts: Readonly<Record<"fileId" | "added" | "updated" | "unchanged", string | number>>;
  /** Its highest memory, in megabytes. */
  readonly memory: number;
  readonly cost: Cost;
}

/** The command ends so if all rows are in the sheet, but some of them have errors. */
const withErrors = 2;

/** Imports a file into a sheet with one command, which agrees to the plan of the service. */
export async function runImport(
  { service }: Place,
  path: string,
  sheet: Sheet,
  more: readonly string[] = [],
): Promise<RanImport> {
  const command = findFile("@data-import/cli", "dist/command.js");
  const child = spawn(process.execPath, [command, "import", path, "--sheet", sheet.id, "--yes", ...more], {
    env: { PATH: process.env["PATH"], DATA_IMPORT_URL: service.url, DATA_IMPORT_TOKEN: service.token },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isOver = false;
  const ended = once(child, "close").finally(() => {
    isOver = true;
  });
  const pid = child.pid ?? 0;
  let memory = Number.NaN;
  let cost: Cost = { cpu: Number.NaN, written: Number.NaN };
  const watch = async () => {
    for (; !isOver; await sleep(50)) {
      const [peak, spent] = [readPeak(pid), readCostOf(pid)];
      // After its end, the system reports nothing.
      if (!Number.isNaN(peak)) memory = peak;
      if (!Number.isNaN(spent.cpu)) cost = spent;
    }
  };
  const [printed, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended, watch()]);
  if (code !== 0 && code !== withErrors) throw new Error(`The command ended with ${code}: ${said}`);
  return { counts: JSON.parse(printed), memory, cost };
}
