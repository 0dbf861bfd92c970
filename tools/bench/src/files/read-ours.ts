import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Place } from "../service/setup/stage.ts";

/** A table as the service read it. */
export interface OurTable {
  /** Of its sheet, with a number behind it if the sheet has several tables. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The rows of the file with the names of the columns, counted from 0. */
  readonly headerRows: readonly number[];
  readonly dataRow: number;
  /** The rows of the file that are no records, and are named. */
  readonly leftOut: readonly number[];
  /** The columns of the file without a name and without a value, counted from 0. */
  readonly emptyColumns: readonly number[];
  /** Whether its rows are columns of the file. */
  readonly isTransposed: boolean;
}

/** What became of a file: its tables and the codes of what people are told, or the sentence that refuses it. */
export type OurReading =
  | { readonly tables: readonly OurTable[]; readonly codes: readonly string[]; readonly milliseconds: number }
  | { readonly refused: string; readonly milliseconds: number };

/** A file that takes longer hangs. */
const longestMs = 60_000;

/** Uploads a file under a name, and reads what the service made of it; throws if its job does not end. */
export async function readOurs(
  { service, spaceId, environmentId }: Place,
  path: string,
  name: string,
): Promise<OurReading> {
  const ask = async (...request: Parameters<typeof service.request>) =>
    JSON.parse(await service.request(...request)).data;
  const form = new FormData();
  for (const [key, value] of Object.entries({ spaceId, environmentId, mode: "import" }))
    form.append(key, value);
  form.append("file", new Blob([readFileSync(path)]), name);
  const started = performance.now();
  const { id } = await ask("POST", "/files", form);
  const job = await waitForEnd(() => ask("GET", `/jobs?fileId=${id}`), started, name);
  const milliseconds = performance.now() - started;
  if (job.status !== "complete") return { refused: job.info, milliseconds };
  const { tables, findings } = job.result;
  const turned = new Set(
    findings.flatMap(({ code, place }) => (code === "table-transposed" ? [place?.sheet] : [])),
  );
  const read: OurTable[] = [];
  for (const { sheetId, headerRows, dataRow, leftOutRows, emptyColumns } of tables) {
    const { name: own, config } = await ask("GET", `/sheets/${sheetId}`);
    const fields: { key: string; label: string }[] = config.fields;
    const lines = (await service.request("GET", `/sheets/${sheetId}/download?format=jsonl`)).split("\n");
    const records = lines.filter((line) => line !== "").map((line) => JSON.parse(line));
    read.push({
      name: own,
      headerRows,
      dataRow,
      emptyColumns,
      leftOut: leftOutRows.map(({ row }) => row),
      isTransposed: turned.has(own),
      labels: fields.map(({ label }) => label),
      rows: records.map((record) => fields.map(({ key }) => record[key] ?? "")),
    });
  }
  return { tables: read, codes: [...new Set(findings.map(({ code }) => code))], milliseconds };
}

/** A job of a file, as far as the bench reads it. */
interface Job {
  readonly status: string;
  readonly info: string;
  readonly result: {
    readonly tables: readonly {
      readonly sheetId: string;
      readonly headerRows: readonly number[];
      readonly dataRow: number;
      readonly emptyColumns: readonly number[];
      readonly leftOutRows: readonly { readonly row: number }[];
    }[];
    readonly findings: readonly { readonly code: string; readonly place?: { readonly sheet?: string } }[];
  };
}

async function waitForEnd(list: () => Promise<readonly Job[]>, started: number, name: string): Promise<Job> {
  for (;;) {
    const [job] = await list();
    if (job !== undefined && /^(?:complete|failed|canceled)$/.test(job.status)) return job;
    if (performance.now() - started > longestMs) throw new Error(`The job of ${name} does not end.`);
    await sleep(10);
  }
}
