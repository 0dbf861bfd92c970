import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Table } from "../src/storage/rows/define-table.ts";
import { personalTables } from "../src/storage/rows/personal-columns.ts";
import { tables } from "../src/storage/rows/tables.ts";

/** Names of columns that could have something of a person. */
const suspect =
  /name|mail|address|actor|guest|user|person|_by$|password|hash|issuer|subject|metadata|context|phone/;

/** Columns with such names that have nothing of a person, or what people of the account have written about their work. */
const harmless = `
  accounts.name accounts.metadata agent_exports.file_name agent_feeds.claimed_by apps.name apps.namespace apps.metadata
  tokens.actor_kind canvas_areas.metadata environments.name environments.guest_authentication environments.metadata
  environments.namespaces files.name files.search_name guides.metadata jobs.metadata jobs.claimed_by
  mapping_programs.namespace mapping_rules.name mapping_rules.column_name records.metadata roles.name sheets.name
  sheets.metadata sheets.namespace snapshot_records.metadata spaces.name spaces.search_name spaces.guest_authentication
  spaces.metadata spaces.namespace uploads.metadata views.name webhooks.claimed_by workbooks.name workbooks.namespace
  workbooks.metadata
`
  .trim()
  .split(/\s+/);

describe("columns with something of a person", () => {
  it("are marked", () => {
    const unmarked = (tables as readonly Table[]).flatMap(({ name, columns }) =>
      Object.entries(columns).flatMap(([column, { personal }]) =>
        personal === undefined && suspect.test(column) ? [`${name}.${column}`] : [],
      ),
    );
    const remedy =
      "Mark the column with `personal` in storage/rows, or name it here if it has nothing of a person.";
    expect(unmarked, remedy).toEqual(harmless);
  });

  it("stay in a table without an owner only if they can become null", () => {
    for (const { cleared, columns, traces } of personalTables) {
      for (const column of cleared) expect(columns[column]?.isNullable).toBe(true);
      if (cleared.length > 0) expect(traces.map(({ what }) => what)).toContain("actor");
    }
  });

  it("are those of the table of the guide", () => {
    const guide = new URL("../../docs/content/guides/personal-data.md", import.meta.url);
    const rows = [...readFileSync(guide, "utf8").matchAll(/^\| `([a-z_]+)`/gm)].map(([, name]) => name);
    expect(rows.sort()).toEqual(personalTables.map(({ name }) => name).sort());
  });
});
