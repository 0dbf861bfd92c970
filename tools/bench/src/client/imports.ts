import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findMedian, runCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";
import { candidates, isOurs } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

const rounds = 15;
const most = 12;

/** What a fresh process pays to import each candidate, above a module that imports nothing. */
export async function* measureImports({ folder }: Workspace): AsyncGenerator<Row> {
  const entries = ["", ...candidates.map(({ entry }) => entry)];
  const scripts = entries.map((entry, index) => {
    const file = `import-${index}.mjs`;
    const statement = entry && `import ${JSON.stringify(entry)};\n`;
    writeFileSync(
      join(folder, file),
      `${statement}const { user, system } = process.cpuUsage();\nconsole.log((user + system) / 1000);\n`,
    );
    return { file, measurements: [] as number[] };
  });
  // Round after round, so that whatever slows the machine down slows all of them. The first one warms the disk.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { file, measurements } of scripts) {
      const measurement = Number(runCommand(process.execPath, [file], folder));
      if (round > 0) measurements.push(measurement);
    }
  }
  const [floor = Number.NaN, ...medians] = scripts.map(({ measurements }) => findMedian(measurements));
  for (const [index, candidate] of candidates.entries()) {
    const cost = (medians[index] ?? Number.NaN) - floor;
    yield {
      claim: `cold import, ${candidate.name}`,
      value: formatTime(Math.max(0, cost)),
      detail: `CPU, median of ${rounds} processes; Node alone ${formatTime(floor)}`,
      ...(isOurs(candidate) ? { budget: `≤ ${most} ms`, ok: cost <= most } : {}),
    };
  }
}
