import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { measureCost } from "../setup/cost.ts";
import type { Filled } from "../setup/filled.ts";
import { createRow, formatCount, formatFactor, formatMicroseconds } from "../setup/rows.ts";
import { fillSheet } from "../setup/stage.ts";
import { waitForJob } from "../setup/wait-for-job.ts";

/** Flags all records, then deletes all: first of a sheet of a tenth of the size, then of the large one, which is then empty. */
export async function* measureBulk({ place, sheet, records }: Filled): AsyncGenerator<Row> {
  const few = Math.ceil(records / 10);
  const small: Filled = { place, sheet: await place.createSheet(), records: few };
  await fillSheet(place, small.sheet, { end: few });
  const large: Filled = { place, sheet, records };
  for (const [name, run] of [
    ["flag all", flagAll],
    ["delete all", deleteAll],
  ] as const) {
    showProgress(`${name} on ${place.engine}`);
    const before = await measureJob(small, run);
    const after = await measureJob(large, run);
    yield createRow({
      claim: `${name}, ${place.engine}, CPU a record`,
      value: after.service,
      format: formatMicroseconds,
      detail: `${formatCount(records)} records${place.engine === "PostgreSQL" ? `; PostgreSQL ${formatMicroseconds(after.database)}` : ""}`,
      most: 0.01,
    });
    yield createRow({
      claim: `${name}, ${place.engine}, growth`,
      value: (after.service + after.database) / (before.service + before.database),
      format: formatFactor,
      detail: `a record of ${formatCount(records)}, compared with one of ${formatCount(few)}`,
      most: 1.5,
    });
  }
}

async function measureJob(filled: Filled, run: (filled: Filled) => Promise<string>) {
  const { place, records } = filled;
  const before = place.readDatabaseCost().cpu;
  const { cpu } = await measureCost(place.readCost, async () => waitForJob(place.service, await run(filled)));
  return { service: cpu / records, database: (place.readDatabaseCost().cpu - before) / records };
}

/** Starts the job that gives all records a flag; gives its id. */
export function flagAll({ place, sheet }: Filled): Promise<string> {
  return mutateFlags({ place, sheet }, { operation: "apply", slug: "seen" });
}

/** Starts the job that deletes all records of the sheet; gives its id. */
export async function deleteAll({ place, sheet }: Filled): Promise<string> {
  const job = {
    type: "workbook",
    operation: "delete-records",
    source: sheet.workbookId,
    trigger: "immediate",
    config: { sheet: sheet.id },
  };
  return JSON.parse(await place.service.request("POST", "/jobs", JSON.stringify(job))).data.id;
}

/** Starts a change of flags; gives the id of its job. */
export async function mutateFlags(
  { place, sheet }: Pick<Filled, "place" | "sheet">,
  mutation: Readonly<Record<string, unknown>>,
): Promise<string> {
  const path = `/v1/workbooks/${sheet.workbookId}/flags/bulk-mutate`;
  const body = { flag: { label: "Seen", colorHex: "#F5A623" }, ...mutation };
  return JSON.parse(await place.service.request("POST", path, JSON.stringify(body))).jobId;
}
