import { join } from "node:path";
import { install, type Modules, packOurs, readVersion } from "../installs.ts";
import { formatSize, type Row } from "../table.ts";
import { candidates, ours } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

const most = 5_000_000;

/** What lies in node_modules after an install of each mock alone, and whether anything ran meanwhile. */
export async function* measureSizes({ folder }: Workspace): AsyncGenerator<Row> {
  const target = join(folder, "installs");
  const modules = join(folder, "node_modules");
  for (const candidate of candidates) {
    const { name, install: wanted } = candidate;
    if (wanted === undefined) continue;
    const isOurs = candidate === ours;
    const dependencies = isOurs
      ? packOurs(wanted, modules, target)
      : { [wanted]: readVersion(wanted, modules) };
    const installed = install(join(target, name.replaceAll(" ", "-")), dependencies);
    const title = isOurs ? "our mock with what it stands on" : `${wanted} ${readVersion(wanted, modules)}`;
    yield* describe(title, installed, isOurs);
  }
}

function* describe(title: string, { bytes, packages, scripted }: Modules, isOurs: boolean): Generator<Row> {
  yield {
    claim: `install, ${title}`,
    value: formatSize(bytes),
    detail: `unpacked, ${packages} packages`,
    ...(isOurs ? { budget: `≤ ${formatSize(most)}`, ok: bytes <= most } : {}),
  };
  yield {
    claim: `install scripts, ${title}`,
    value: scripted.length === 0 ? "none" : String(scripted.length),
    detail: scripted.join(", "),
    ...(isOurs ? { budget: "none", ok: scripted.length === 0 } : {}),
  };
}
