import { CompiledQuery } from "kysely";
import type { Database, NewRecordRows } from "../../storage.ts";
import { sending } from "./connections.ts";

const insert = `
  insert into records (account_id, sheet_id, position, id, cells, messages, errors, created_commit, updated_commit)
  select $1, $2, $3::integer + place::integer - 1, split_part(line, E'\\t', 1),
    split_part(line, E'\\t', 2)::jsonb, nullif(split_part(line, E'\\t', 3), '')::jsonb,
    nullif(split_part(line, E'\\t', 4), ''), $5::integer, $5::integer
  from string_to_table($4, E'\\n') with ordinality as lines (line, place)
  order by place`;

/**
 * Inserts new records with one parameter of text: a line for each record, and its values between tabs. JSON has neither
 * tabs nor ends of lines, so nothing needs an escape. It takes half of the time of JSON lines.
 */
export async function insertRecords(
  db: Database,
  { accountId, sheetId, first, commit, ids, cells, messages, errors }: NewRecordRows,
): Promise<void> {
  if (ids.length === 0) return;
  const lines = ids.map((id, index) => {
    const line = `${id}\t${cells[index]}`;
    return messages[index] === null ? line : `${line}\t${messages[index]}\t${errors[index] ?? ""}`;
  });
  const parameters = [accountId, sheetId, first, lines.join("\n"), commit];
  await sending.run(true, () => db.executeQuery(CompiledQuery.raw(insert, parameters)));
}
