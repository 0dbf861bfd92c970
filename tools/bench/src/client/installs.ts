import { join } from "node:path";
import { install, packOurs, readVersion } from "../installs.ts";
import { formatSize, type Row } from "../table.ts";
import { growBudget, operationCount } from "./budgets.ts";
import { peers } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Most of it are the texts of the description, which editors show at each operation and property: 2.1 MB. Fixtures for tests,
 * schemas for validation, and messages in 12 languages have a third of a megabyte each; a program loads none of them unasked.
 */
const most = growBudget(2_250_000, 10_500);
/** Two of ours; the others are openapi-fetch and its helpers. */
const mostPackages = 4;

/** The size of node_modules after an install of only one client. */
export async function* measureInstalls({ folder }: Workspace): AsyncGenerator<Row> {
  const target = join(folder, "installs");
  const modules = join(folder, "node_modules");
  const own = packOurs("@data-import/client", modules, target);
  const { bytes, packages } = install(join(target, "ours"), own);
  yield {
    ...describe(`our client of ${operationCount} with its types`, bytes, packages),
    budget: `≤ ${formatSize(most)} in ${mostPackages} packages`,
    ok: bytes <= most && packages <= mostPackages,
  };
  for (const { name, install: wanted } of peers) {
    if (wanted === undefined) continue;
    const version = readVersion(wanted, modules);
    const size = install(join(target, name.replace("/", "-")), { [wanted]: version });
    yield describe(`${name} ${version}`, size.bytes, size.packages);
  }
}

function describe(name: string, bytes: number, packages: number): Row {
  const detail = `unpacked, ${packages} ${packages === 1 ? "package" : "packages"}`;
  return { claim: `install, ${name}`, value: formatSize(bytes), detail };
}
