import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findMedian, runCommand } from "../measure.ts";
import { formatTime, type Row } from "../table.ts";
import { candidates, isOurs } from "./candidates.ts";
import type { Workspace } from "./workspace.ts";

const rounds = 15;
const most = 12;

/** The cost of importing each candidate in a new process, without the cost of an empty module. */
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
  // The candidates run in turn, so that a slow moment of the machine affects all of them. The first round is not
  // counted.
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
