import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureRecords } from "../service/records.ts";
import { measureSmallGet } from "../service/small-get.ts";
import { startService } from "../service/start-service.ts";
import { measureStarts } from "../service/starts.ts";
import type { Row } from "../table.ts";

/** The service on SQLite against its budgets, compared with bare Node and bare SQLite in the same run. */
export async function* measure(): AsyncGenerator<Row> {
  yield* measureStarts();
  const folder = mkdtempSync(join(tmpdir(), "bench-service-"));
  try {
    const service = await startService(folder);
    try {
      const [environment] = JSON.parse(await service.request("GET", "/environments")).data;
      const space = JSON.stringify({ name: "Measured", environmentId: environment.id });
      const { id } = JSON.parse(await service.request("POST", "/spaces", space)).data;
      yield* measureSmallGet(service, id);
      yield* measureRecords(service, id);
    } finally {
      await service.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
