import type { EnvironmentConfigCreate, EnvironmentConfigUpdate, EnvironmentId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { type Held, holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { findChanges, nameChanges } from "../domain/find-changes.ts";
import { writeFlag, writeJson } from "../storage/rows/columns.ts";
import type { EnvironmentRow } from "../storage/rows/environments.ts";
import {
  findEnvironmentRow,
  hasEnvironmentNamed,
  insertEnvironmentRow,
  listEnvironmentIds,
  updateEnvironmentRow,
} from "./store.ts";

type Row = Selectable<EnvironmentRow>;

/** The environment of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getEnvironment(context: Context, id: string, key = "environmentId"): Promise<Row> {
  const missing = () => createNotFound("environment", id, key);
  const row = await findEnvironmentRow(context, id);
  if (row === undefined) throw missing();
  requireInScope(context, { environmentId: id }, missing);
  return row;
}

/** The id of the oldest environment in the actor's scope; throws a `not-found` if there is none. */
export async function findFirstEnvironment(context: Context): Promise<string> {
  const [first] = await listEnvironmentIds(context);
  if (first === undefined) throw createNotFound("environment", "", "environmentId");
  return first;
}

/** The same, locked until the transaction ends. */
export function lockEnvironment(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "environments", [id], () => getEnvironment(context, id));
}

/** The same, for an environment that gets a part: it cannot be deleted before the transaction ends. */
export function holdEnvironment(context: Context, id: string, key = "environmentId"): Promise<Held<Row>> {
  return holdRow(context, "environments", id, () => getEnvironment(context, id, key));
}

/** Adds an environment to an account; the first two are `development` and `production`. */
export async function createEnvironment(
  context: Pick<Context, "db" | "now" | "newId" | "accountId">,
  config: EnvironmentConfigCreate,
): Promise<Row> {
  if (await hasEnvironmentNamed(context, config.name)) throw createNameConflict(config.name);
  const { now, newId, accountId } = context;
  const id = newId("environment");
  await insertEnvironmentRow(context, {
    id,
    account_id: accountId,
    created_at: now,
    updated_at: now,
    name: config.name,
    is_prod: writeFlag(config.isProd),
    guest_authentication: JSON.stringify(config.guestAuthentication ?? ["shared_link", "magic_link"]),
    features: "{}",
    metadata: JSON.stringify(config.metadata ?? {}),
    translations_path: config.translationsPath ?? null,
    namespaces: writeJson(config.namespaces),
    language_override: config.languageOverride ?? null,
  });
  return (await findEnvironmentRow(context, id)) as Row;
}

/** Changes only the given properties, and records the event. */
export async function updateEnvironment(
  context: Context,
  id: string,
  config: EnvironmentConfigUpdate,
): Promise<Row> {
  const environment = await lockEnvironment(context, id);
  const { name, isProd, guestAuthentication, metadata, translationsPath, namespaces, languageOverride } =
    config;
  if (name !== undefined && (await hasEnvironmentNamed(context, name, id))) throw createNameConflict(name);
  const changes = findChanges<Row>(
    environment,
    {
      name,
      is_prod: isProd === undefined ? undefined : writeFlag(isProd),
      translations_path: translationsPath,
      language_override: languageOverride,
    },
    { guest_authentication: guestAuthentication, metadata, namespaces },
  );
  if (changes === undefined) return environment;
  await updateEnvironmentRow(context, environment, { ...changes, updated_at: context.now });
  const row = await getEnvironment(context, id);
  await context.emit(describeEnvironment("environment:updated", row, nameChanges(config, changes)));
  return row;
}

/**
 * An event about an environment.
 * @param changed the names of the changed properties
 */
export function describeEnvironment(
  topic: "environment:created" | "environment:updated" | "environment:deleted",
  { id, name, updated_at }: Row,
  changed?: readonly string[],
): NewEvent {
  const payload = { name, ...(changed !== undefined && { changed }) };
  const attributes = { targetUpdatedAt: updated_at };
  return {
    topic,
    domain: "environment",
    payload,
    context: { environmentId: id as EnvironmentId },
    target: id,
    attributes,
  };
}

function createNameConflict(name: string): DomainError {
  return new DomainError("name_taken", {
    message: `The account has an environment \`${name}\` already. Choose another name.`,
    key: "name",
  });
}
