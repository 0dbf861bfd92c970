import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { better } from "../files/better.ts";
import { type Corpus, type CorpusFile, collectFiles } from "../files/collect-files.ts";
import {
  type Comparison,
  compareTables,
  countDifferences,
  type Difference,
  type TheirSheet,
} from "../files/compare-tables.ts";
import { packages } from "../files/packages.ts";
import { type OurReading, readOurs } from "../files/read-ours.ts";
import { printProgress, showProgress } from "../progress.ts";
import { openPlace } from "../service/setup/stage.ts";
import { formatTime, type Row } from "../table.ts";

/** It downloads packages. */
export const onlyWhenNamed = true;

type Readings = Readonly<
  Record<string, { readonly sheets: readonly TheirSheet[] } | { readonly error: string }>
>;

const fewestFiles = 300;

/** The least share of equal cells of each kind of file. */
const least: Readonly<Record<string, number>> = { CSV: 0.99, XLSX: 0.99, XLS: 0.95, XLSB: 0.95, ODS: 0.95 };

/** What was compared of one kind of file. */
interface Total {
  files: number;
  equal: number;
  leftOut: number;
  refused: number;
  /** Cells in which the service is right, and no reader agrees: `better` says why. */
  better: number;
  readonly different: Map<Difference | "refused", number>;
}

/** Files of other people's packages, read by the service and by readers that are independent of it. */
export async function* measure(): AsyncGenerator<Row> {
  showProgress("downloading files of packages");
  const corpus = collectFiles();
  if (corpus === undefined) {
    yield { claim: "files of packages", value: "not measured", detail: "python3 is missing" };
    return;
  }
  const { tables, others } = corpus;
  showProgress(`reading ${tables.length} files with other readers`);
  const theirs = readTheirs(corpus);
  const place = await openPlace("SQLite");
  try {
    const totals = new Map<string, Total>();
    let slowest = { name: "", milliseconds: 0 };
    for (const [index, file] of tables.entries()) {
      showProgress(`${index + 1} of ${tables.length}: ${file.name}`);
      const ours = await readOurs(place, file.path, basename(file.path));
      if (ours.milliseconds > slowest.milliseconds) slowest = { name: file.name, ...ours };
      const total = totals.get(file.kind) ?? createTotal();
      totals.set(file.kind, total);
      add(total, file, ours, theirs[index] ?? {});
    }
    for (const [kind, total] of totals) yield describe(kind, total);
    yield {
      claim: "files in all",
      value: String(tables.length),
      budget: `≥ ${fewestFiles}`,
      detail: `of ${packages.length} packages`,
      ok: tables.length >= fewestFiles,
    };
    const { name, milliseconds } = slowest;
    yield { claim: "slowest file", value: formatTime(milliseconds), detail: `${name}; upload and reading` };
    const records: string[] = [];
    for (const other of others)
      if (!("refused" in (await readOurs(place, other.path, "export.csv")))) records.push(other.name);
    const detail = `of ${others.length} files; ${records.join(", ")}`;
    const claim = "files that are not tables, called .csv, that become records";
    yield { claim, value: String(records.length), detail, budget: "0", ok: records.length === 0 };
  } finally {
    await place.close();
  }
}

const createTotal = (): Total => ({
  files: 0,
  equal: 0,
  leftOut: 0,
  refused: 0,
  better: 0,
  different: new Map(),
});

function readTheirs({ python, tables }: Corpus): Readings[] {
  const program = fileURLToPath(new URL("../files/readers.py", import.meta.url));
  const input = JSON.stringify(tables.map(({ path }) => path));
  const options = { input, encoding: "utf8", maxBuffer: 2 ** 30, timeout: 600_000 } as const;
  const { status, stdout, stderr } = spawnSync(python, ["-W", "ignore", program], options);
  if (status !== 0) throw new Error(`The other readers ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Adds a file, compared with the reader that agrees most: they disagree with each other, too. Prints what is different. */
function add(total: Total, { name, kind }: CorpusFile, ours: OurReading, theirs: Readings): void {
  const compared = Object.entries(theirs).flatMap(([reader, reading]) =>
    "sheets" in reading && reading.sheets.some(({ rows }) => rows.length > 0)
      ? [{ reader, ...compareTables("refused" in ours ? [] : ours.tables, reading.sheets) }]
      : [],
  );
  const [best] = compared.toSorted((one, other) => shareOf(other) - shareOf(one));
  // Nobody else reads it.
  if (best === undefined) return;
  const differences = countDifferences(best);
  const reason = better[name.replace(/^[^/]+\//, "")];
  total.files += 1;
  total.equal += best.equal;
  total.leftOut += best.leftOut;
  if ("refused" in ours) total.refused += 1;
  if (differences === 0) return;
  const all = best.equal + differences;
  const found =
    "refused" in ours ? `refused: ${ours.refused}` : `${best.first}; said: ${ours.codes.join(", ")}`;
  const why = reason === undefined ? "" : `; ours is better: ${reason}`;
  printProgress(`${kind} ${name}: ${differences} of ${all} cells differ from ${best.reader}; ${found}${why}`);
  if (reason !== undefined) {
    total.better += differences;
    return;
  }
  for (const [key, count] of Object.entries(best.different)) {
    const difference = "refused" in ours ? "refused" : (key as Difference);
    total.different.set(difference, (total.different.get(difference) ?? 0) + count);
  }
}

function shareOf(comparison: Comparison): number {
  const all = comparison.equal + countDifferences(comparison);
  return all === 0 ? 1 : comparison.equal / all;
}

function describe(kind: string, { files, equal, leftOut, refused, better, different }: Total): Row {
  const wrong = [...different.values()].reduce((sum, count) => sum + count, 0);
  const share = equal / (equal + wrong);
  const goal = least[kind];
  const kinds = [...different].map(([name, count]) => `${count} ${name}`).join(", ");
  return {
    claim: `${kind}, share of equal cells`,
    value: `${(share * 100).toFixed(2)} %`,
    detail: `${files} files, ${equal + wrong} cells; different: ${kinds || "none"}; besides, ${better} where ours is better, ${leftOut} in rows that are left out and named; ${refused} files refused`,
    ...(goal !== undefined && { budget: `≥ ${goal * 100} %`, ok: share >= goal }),
  };
}
