import { join } from "node:path";
import { measureCommand } from "../../measure.ts";
import { fields } from "../setup/sheet.ts";
import { writeCsv, writeJsonLines } from "../setup/write-files.ts";

const types: Readonly<Record<string, string>> = { string: "VARCHAR", number: "DOUBLE", boolean: "BOOLEAN" };

/** Inserts with the command of sqlite-utils; gives its CPU time, in milliseconds. The database is `measured.db`. */
export async function insertWithSqliteUtils(
  programs: string,
  folder: string,
  records: number,
): Promise<number> {
  await writeJsonLines(join(folder, "measured.jsonl"), records);
  const args = ["insert", "measured.db", "measured", "measured.jsonl", "--nl", "--pk", "id"];
  return measure(join(programs, "sqlite-utils"), args, folder);
}

/** Reads a CSV file into a table of DuckDB, with a type for each column; gives its CPU time, in milliseconds. */
export async function insertWithDuckDb(programs: string, folder: string, records: number): Promise<number> {
  await writeCsv(join(folder, "measured.csv"), records);
  const columns = fields.map(({ key, type }) => `'${key}': '${types[type]}'`).join(", ");
  const statement = `create table measured as select * from read_csv('measured.csv', header = true, columns = {${columns}})`;
  const program = "import duckdb, sys; duckdb.connect('measured.duckdb').execute(sys.argv[1])";
  return measure(join(programs, "python"), ["-c", program, statement], folder);
}

function measure(command: string, args: readonly string[], cwd: string): number {
  return measureCommand(command, args, { cwd, runs: 1, warm: false, limit: 600_000 }).cpu ?? Number.NaN;
}
