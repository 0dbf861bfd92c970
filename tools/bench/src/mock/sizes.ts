import { join } from "node:path";
import { install, type Modules, packOurs, readVersion } from "../installs.ts";
import { formatSize, type Row } from "../table.ts";
import { candidates, ours } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

/** Of it, 1.9 MB are both parts of Prism, 1.8 the page for people, and 3.0 what serves HTTP for mock and service. */
const most = 12_000_000;

/** The size of node_modules after an install of only one mock, and its install scripts. */
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
    const title = isOurs ? "our mock with its dependencies" : `${wanted} ${readVersion(wanted, modules)}`;
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
