import type { AccountId, Environment, EnvironmentId } from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  defineTable,
  flag,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  text,
} from "./define-table.ts";

export const environments = defineTable("environments", {
  columns: {
    ...resourceColumns,
    name: long(text()),
    is_prod: flag(),
    /** A list of `shared_link` and `magic_link`. */
    guest_authentication: long(json()),
    features: long(json()),
    metadata: long(json()),
    translations_path: long(nullable(text())),
    namespaces: long(nullable(json())),
    language_override: nullable(text()),
  },
  uniques: { environments_have_names: ["account_id", "name"] },
  indexes: {
    environments_of_account: { columns: ["account_id", "sequence"] },
  },
});
export type EnvironmentRow = RowOf<typeof environments>;

/** An environment as the API shows it. */
export function toEnvironment(row: Selectable<EnvironmentRow>): Environment {
  return omitEmpty({
    id: row.id as EnvironmentId,
    accountId: row.account_id as AccountId,
    name: row.name,
    isProd: row.is_prod === 1,
    guestAuthentication: readJson<Environment["guestAuthentication"]>(row.guest_authentication) ?? [],
    features: readJson<Environment["features"]>(row.features) ?? {},
    metadata: readJson<Environment["metadata"]>(row.metadata) ?? {},
    translationsPath: row.translations_path,
    namespaces: readJson<string[]>(row.namespaces),
    languageOverride: row.language_override,
  });
}
