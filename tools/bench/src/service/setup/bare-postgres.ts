import pg from "pg";
import type { Values } from "./sheet.ts";

/** A table with the values of a record as text, filled by one statement for each batch. */
export interface BarePostgres {
  insert(rows: readonly Values[]): Promise<void>;
  close(): Promise<void>;
}

export async function openBarePostgres(url: string): Promise<BarePostgres> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create table bare (id text primary key, content text not null)");
  let count = 0;
  return {
    async insert(rows) {
      const lines = rows.map((values) => JSON.stringify(values)).join("\n");
      await client.query({
        name: "insert",
        text: "insert into bare select 'us_rc_' || ($1::int + n), line from unnest(string_to_array($2, E'\\n')) with ordinality as lines(line, n)",
        values: [count, lines],
      });
      count += rows.length;
    },
    close: () => client.end(),
  };
}
