import type { AccountId, Environment, EnvironmentId } from "@data-import/types";
import type { Selectable } from "kysely";
import { type Flag, type Json, omitEmpty, type ResourceColumns, readJson } from "./columns.ts";

export interface EnvironmentTables {
  readonly environments: EnvironmentRow;
}

export interface EnvironmentRow extends ResourceColumns {
  readonly name: string;
  readonly is_prod: Flag;
  /** A list of `shared_link` and `magic_link`. */
  readonly guest_authentication: Json;
  readonly features: Json;
  readonly metadata: Json;
  readonly translations_path: string | null;
  readonly namespaces: Json | null;
  readonly language_override: string | null;
}

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
