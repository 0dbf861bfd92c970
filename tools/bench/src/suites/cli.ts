import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../installs.ts";
import { measureCommand, runCommand } from "../measure.ts";
import { formatSize, formatTime, type Row } from "../table.ts";

const ours = fileURLToPath(new URL("../../../../packages/cli", import.meta.url));

/** Command lines of other services, at fixed versions. */
const peers = [
  { name: "@stoplight/prism-cli", version: "5.16.0", command: "prism" },
  { name: "@redocly/cli", version: "2.77.0", command: "redocly" },
  { name: "wrangler", version: "4.164.0", command: "wrangler" },
];

const most = { bytes: 700_000, packages: 1, milliseconds: 150 };
const runs = 10;

/** It installs other programs, some of which are large. */
export const onlyWhenNamed = true;

/** The installed size of the command line and the CPU time of its help, beside those of others. */
export async function* measure(): AsyncGenerator<Row> {
  const target = mkdtempSync(join(tmpdir(), "bench-cli-"));
  try {
    const packed = runCommand("pnpm", ["pack", "--json", "--pack-destination", target], ours);
    const { name, filename } = JSON.parse(packed) as { name: string; filename: string };
    yield* measureOne(join(target, "ours"), {
      title: "ours",
      name,
      wanted: `file:${filename}`,
      command: "data-import",
      limits: most,
    });
    for (const { name, version, command } of peers) {
      const title = `${name} ${version}`;
      yield* measureOne(join(target, command), { title, name, wanted: version, command });
    }
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

interface Candidate {
  readonly title: string;
  readonly name: string;
  readonly wanted: string;
  readonly command: string;
  readonly limits?: typeof most;
}

function* measureOne(folder: string, { title, name, wanted, command, limits }: Candidate): Generator<Row> {
  const { bytes, packages } = install(folder, { [name]: wanted });
  yield {
    claim: `installed, ${title}`,
    value: formatSize(bytes),
    detail: `${packages} ${packages === 1 ? "package" : "packages"}`,
    ...(limits && {
      budget: `≤ ${formatSize(limits.bytes)} in ${limits.packages} package`,
      ok: bytes <= limits.bytes && packages <= limits.packages,
    }),
  };
  const program = join(folder, "node_modules", ".bin", command);
  const { cpu = Number.NaN, wall } = measureCommand(program, ["--help"], { cwd: folder, runs });
  yield {
    claim: `--help, ${title}`,
    value: formatTime(cpu),
    detail: `CPU time, mean of ${runs} runs; ${formatTime(wall)} by the clock`,
    ...(limits && { budget: `≤ ${limits.milliseconds} ms`, ok: cpu <= limits.milliseconds }),
  };
}
