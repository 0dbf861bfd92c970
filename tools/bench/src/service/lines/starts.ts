import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findMedian } from "../../measure.ts";
import { formatTime, type Row } from "../../table.ts";
import type { Scale } from "../setup/stage.ts";
import { startService } from "../setup/start-service.ts";

const most = 400;

/**
 * The time until a process is ready. The first one in a folder creates tables and an account, the second one does not.
 */
export async function* measureStarts({ starts }: Scale): AsyncGenerator<Row> {
  const measurements: [claim: string, times: number[]][] = [
    ["start to ready, an empty folder", []],
    ["start to ready, a folder with data", []],
  ];
  for (let round = 0; round < starts; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), "bench-service-"));
    for (const [, times] of measurements) {
      const service = await startService(folder);
      times.push(service.readyAfter);
      await service.stop();
    }
    rmSync(folder, { recursive: true });
  }
  for (const [claim, times] of measurements) {
    const time = findMedian(times);
    const detail = `SQLite, median of ${starts} processes`;
    yield { claim, value: formatTime(time), detail, budget: `≤ ${formatTime(most)}`, ok: time <= most };
  }
}
