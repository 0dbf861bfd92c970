import { sql } from "kysely";
import { createId } from "../../domain/ids.ts";
import type { Migration, MigrationTools } from "./migration.ts";

type Db = MigrationTools["db"];

interface Target {
  readonly id: string;
  readonly account_id: string;
  readonly environment_id: string;
  readonly space_id: string;
  readonly created_at: string;
}

interface Holder extends Target {
  readonly held: string | null;
}

interface Config {
  actions?: object[];
  fields?: { key: string; actions?: object[] }[];
}

/** The defaults of an action at the time of this step. */
const usual = { mode: "background", confirm: true, primary: false };

/** Actions in configurations of spaces, workbooks, sheets, documents and files become rows of `actions`. */
export const actionsOfTargetsMigration: Migration = {
  name: "0070-actions-of-targets",
  async up({ db }) {
    await db.schema.alterTable("actions").addColumn("place", "integer").execute();
    for (const table of ["workbooks", "documents", "files"]) {
      const holders = await sql<Holder>`select id, account_id, environment_id, space_id, created_at,
        actions as held from ${sql.table(table)} where actions is not null`.execute(db);
      for (const holder of holders.rows) await insertActions(db, holder, JSON.parse(holder.held ?? "[]"));
      await db.schema.alterTable(table).dropColumn("actions").execute();
    }
    await moveConfigs(
      db,
      "spaces",
      sql<Holder>`select id, account_id, environment_id, id as space_id, created_at, config as held from spaces`,
    );
    await moveConfigs(
      db,
      "sheets",
      sql<Holder>`select sheets.id, sheets.account_id, workbooks.environment_id, workbooks.space_id,
        sheets.created_at, sheets.config as held
        from sheets join workbooks on workbooks.id = sheets.workbook_id`,
    );
  },
};

async function moveConfigs(db: Db, table: string, query: ReturnType<typeof sql<Holder>>): Promise<void> {
  for (const holder of (await query.execute(db)).rows) {
    const { actions = [], ...config } = JSON.parse(holder.held ?? "{}") as Config;
    const ofFields = (config.fields ?? []).flatMap(({ key, actions: held = [] }) =>
      held.map((action) => ({ ...action, mount: { type: "field", keys: [key] } })),
    );
    if (actions.length + ofFields.length === 0) continue;
    for (const field of config.fields ?? []) delete field.actions;
    await insertActions(db, holder, [...actions, ...ofFields]);
    const text = JSON.stringify(config);
    await sql`update ${sql.table(table)} set config = ${text} where id = ${holder.id}`.execute(db);
  }
}

async function insertActions(db: Db, target: Target, actions: readonly object[]): Promise<void> {
  for (const [place, action] of actions.entries()) {
    const config = JSON.stringify({ ...usual, ...action });
    await sql`insert into actions
      (id, account_id, created_at, updated_at, environment_id, space_id, target_id, config, place)
      values (${createId("action")}, ${target.account_id}, ${target.created_at}, ${target.created_at},
        ${target.environment_id}, ${target.space_id}, ${target.id}, ${config}, ${place})`.execute(db);
  }
}
