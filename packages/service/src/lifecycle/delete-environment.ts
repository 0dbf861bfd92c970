import { forgetActors } from "../auth/tokens.ts";
import { loosenBlobs } from "../blobs/loose-blobs.ts";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { divide } from "../domain/chunks.ts";
import { DomainError } from "../domain/errors.ts";
import { describeEnvironment, lockEnvironment } from "../environments/environments.ts";
import { deleteEnvironmentRow, hasOtherEnvironment } from "../environments/store.ts";
import { listSpaceIds } from "../spaces/store.ts";
import type { Tables } from "../storage/rows/tables.ts";
import { removeSpaces } from "./delete-space.ts";
import { leaveToSweep } from "./deletions.ts";

/** How many resources one statement deletes. */
const resourcesDeletedAtOnce = 1000;

/** A table of resources in environments. */
interface Kind {
  readonly table: keyof Tables;
  /** The tables of their parts, with the column that has the id of the resource. */
  readonly parts?: readonly (readonly [table: keyof Tables, column: string])[];
  /** What else is to be done for resources before they are deleted. */
  readonly prepare?: (context: Context, ids: readonly string[]) => Promise<void>;
}

/** The resources of an environment that are in no space. */
const kinds: readonly Kind[] = [
  {
    table: "agents",
    parts: [
      ["agent_feeds", "agent_id"],
      ["agent_retries", "agent_id"],
      ["agent_versions", "agent_id"],
    ],
    prepare: forgetActors,
  },
  { table: "agent_exports", prepare: loosenArchives },
  { table: "guests", prepare: forgetActors },
  { table: "guides", parts: [["guide_versions", "guide_id"]] },
  { table: "mapping_programs", parts: [["mapping_rules", "program_id"]] },
  {
    table: "webhooks",
    parts: [["waiting_deliveries", "webhook_id"]],
    prepare: (context, ids) => leaveToSweep(context, "webhook", ids),
  },
  { table: "data_retention_policies" },
  { table: "secrets" },
  { table: "actor_roles" },
  { table: "tokens" },
];

/**
 * Deletes an environment with everything in it, with one event for all of it. Throws a `conflict` if it is the only one of
 * the account. Large tables are left to `sweepDeletions`.
 */
export async function deleteEnvironment(context: Context, id: string): Promise<void> {
  const { accountId } = context;
  // Two requests must not delete the last two environments.
  const environment = await lockRows(context, "accounts", [accountId], () => lockEnvironment(context, id));
  if (!(await hasOtherEnvironment(context, id))) throw refuseLast(environment.name);
  // A running job stops at its next step, and creates nothing more.
  await deleteKind(context, id, { table: "jobs", parts: [["job_plans", "job_id"]] });
  for (const spaceIds of divide(await listSpaceIds(context, id), resourcesDeletedAtOnce)) {
    const lock = async () => spaceIds.map((spaceId) => ({ id: spaceId }));
    await removeSpaces(context, await lockRows(context, "spaces", spaceIds, lock));
  }
  for (const kind of kinds) await deleteKind(context, id, kind);
  await leaveToSweep(context, "environment", [id]);
  await deleteEnvironmentRow(context, environment);
  await context.emit(describeEnvironment("environment:deleted", environment));
}

/** Deletes the resources of one kind. Reads of others can run between the statements. */
async function deleteKind(
  context: Context,
  environmentId: string,
  { table, parts = [], prepare }: Kind,
): Promise<void> {
  const { db } = context;
  while (true) {
    const ids = await lockNext(context, table, environmentId);
    if (ids.length === 0) return;
    await prepare?.(context, ids);
    for (const [part, column] of parts) {
      await db.deleteFrom(part).where(db.dynamic.ref(column), "in", ids).execute();
    }
    await db
      .deleteFrom(table as "agents")
      .where("id", "in", ids)
      .execute();
  }
}

/**
 * The ids of some resources, locked. Who adds a part to a resource, or a token to an API key, holds it: the next call also
 * sees what was added during the wait.
 */
async function lockNext(
  { db, accountId, storage }: Context,
  table: keyof Tables,
  environmentId: string,
): Promise<string[]> {
  const rows = await db
    // Every one of these tables has the columns.
    .selectFrom(table as "agents")
    .select("id")
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environmentId)
    .orderBy("id")
    .limit(resourcesDeletedAtOnce)
    .$call(storage.engine.sql.lockRows)
    .execute();
  return rows.map(({ id }) => id);
}

async function loosenArchives(context: Context, ids: readonly string[]): Promise<void> {
  const rows = await context.db
    .selectFrom("agent_exports")
    .select("blob_key")
    .where("id", "in", ids)
    .execute();
  await loosenBlobs(
    context,
    rows.map(({ blob_key }) => blob_key),
  );
}

function refuseLast(name: string): DomainError {
  return new DomainError("last_environment", {
    message: `\`${name}\` is the only environment of the account, which needs one. Create another one before.`,
    key: "environmentId",
  });
}
