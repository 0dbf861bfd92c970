import { isDeepStrictEqual } from "node:util";
import { findRuleProblems, type TakenConstraint } from "@data-import/tables/constraints";
import type { ConstraintCreate, ConstraintResource, ConstraintUpdate } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { isLaterPart, isPartial, noteMeasured } from "../domain/list-part.ts";
import type { AppRow } from "../storage/rows/apps.ts";
import { omitEmpty, writeJson } from "../storage/rows/columns.ts";
import { type StoredConstraintRow, toConstraintVersion } from "../storage/rows/stored-constraints.ts";
import { getApp } from "./apps.ts";
import { listBuiltIns } from "./built-in-constraints.ts";
import {
  deleteConstraintRows,
  findVersion,
  insertConstraintRow,
  insertVersionRow,
  listConstraintRows,
  listVersions,
  listVersionsOf,
} from "./stored-constraint-store.ts";

type Row = Selectable<StoredConstraintRow>;
type Content = Pick<ConstraintResource, "label" | "description" | "rule" | "function" | "options">;

/** The stored constraints of an app with the content of their newest versions, and the built-in ones if wanted. */
export async function listConstraints(
  context: Context,
  appId: string,
  hasBuiltIns: boolean,
): Promise<ConstraintResource[]> {
  await getApp(context, appId);
  const rows = await listConstraintRows(context, appId);
  const ids = rows.map(({ id }) => id);
  const versions = Map.groupBy(
    (await listVersionsOf(context, ids)).map(toConstraintVersion),
    ({ id }) => id as string,
  );
  const own = rows.flatMap(({ id }) => joinVersions(versions.get(id) ?? []) ?? []);
  return hasBuiltIns && !isLaterPart(context) ? [...own, ...listBuiltIns(appId)] : own;
}

/** A stored constraint of an app, or a built-in one. */
export async function describeConstraint(
  context: Context,
  appId: string,
  id: string,
): Promise<ConstraintResource> {
  const found = joinVersions(await listConstraintVersions(context, appId, id));
  if (found === undefined) throw createMissing(id);
  return found;
}

/** The versions of a stored constraint, newest first; throws a `not-found` if the app has no such constraint. */
export async function listConstraintVersions(
  context: Context,
  appId: string,
  id: string,
): Promise<ConstraintResource[]> {
  await getApp(context, appId);
  const builtIn = listBuiltIns(appId).filter((each) => each.id === id);
  if (builtIn.length > 0) {
    noteMeasured(context);
    return builtIn;
  }
  const versions = (await listVersions(context, id)).filter(({ app_id }) => app_id === appId);
  if (versions.length === 0 && !isPartial(context)) throw createMissing(id);
  return versions.map(toConstraintVersion);
}

/** The version of a number; throws a `not-found` if there is none. */
export async function getConstraintVersion(
  context: Context,
  appId: string,
  id: string,
  version: number,
): Promise<ConstraintResource> {
  const versions = await listConstraintVersions(context, appId, id);
  const found = versions.find((each) => each.version === version);
  if (found === undefined) throw createNotFound("version of this constraint", String(version), "version");
  return found;
}

/** Adds a stored constraint with its first version; throws a `conflict` if the name is in use. */
export async function createConstraint(
  context: Context,
  app: Locked<Selectable<AppRow>>,
  { validator, appId = app.id as never, ...sent }: ConstraintCreate,
): Promise<ConstraintResource> {
  if (appId !== app.id) {
    const message = `The constraint belongs to the app of the path, \`${app.id}\`.`;
    throw createInvalid("reference_mismatch", "appId", message);
  }
  const content = readContent(sent);
  const taken = await listConstraints(context, app.id, true);
  if (taken.some((other) => other.validator === validator)) {
    const message = `The app or the service has a constraint \`${validator}\` already. Choose another name.`;
    throw new DomainError("name_taken", { message, key: "validator" });
  }
  const { accountId, now } = context;
  const id = context.newId("constraint");
  const row = { id, account_id: accountId, created_at: now, updated_at: now };
  await insertConstraintRow(context, { ...row, app_id: app.id, validator });
  await addVersion(context, id, 1, content);
  return describeConstraint(context, app.id, id);
}

/** Adds a version with the given properties, unless they change nothing. */
export async function updateConstraint(
  context: Context,
  { id, app_id: appId }: Locked<Row>,
  changes: ConstraintUpdate,
): Promise<ConstraintResource> {
  const { version, ...newest } = await describeConstraint(context, appId, id);
  const before = pickContent(newest);
  const after = readContent({ ...before, ...changes });
  if (!isDeepStrictEqual(before, after)) await addVersion(context, id, version + 1, after);
  return describeConstraint(context, appId, id);
}

/** A stored constraint of the app, locked until the transaction ends; throws an `invalid` for a built-in one. */
export async function lockConstraint(context: Context, appId: string, id: string): Promise<Locked<Row>> {
  const rows = await lockRows(context, "app_constraints", [id], () => listConstraintRows(context, appId));
  await getApp(context, appId);
  const row = rows.find((each) => each.id === id);
  if (row !== undefined) return row;
  const builtIn = listBuiltIns(appId).find((each) => each.id === id);
  if (builtIn === undefined) throw createMissing(id);
  const message = `\`${builtIn.validator}\` is built into the service: it cannot be changed or deleted.`;
  throw createInvalid("value_invalid", "constraintId", message);
}

/** Deletes the stored constraints of a locked app. Sheets keep what they took over. */
export async function deleteConstraintsOf(
  context: Context,
  { id }: Locked<Selectable<AppRow>>,
): Promise<void> {
  const ids = (await listConstraintRows(context, id)).map((row) => row.id);
  const rows = await lockRows(context, "app_constraints", ids, () => listConstraintRows(context, id));
  await deleteConstraintRows(context, rows);
}

/**
 * The version of a stored constraint that a field may use, for a sheet that takes it over; undefined if there is none. It
 * cannot be deleted before the transaction ends.
 * @param appId the app of the sheet's space; null if it has none: then only built-in constraints exist
 */
export async function takeConstraint(
  context: Context,
  appId: string | null,
  { validator, version }: { readonly validator: string; readonly version: number },
): Promise<TakenConstraint | undefined> {
  const builtIn = listBuiltIns("").find((each) => each.validator === validator && each.version === version);
  if (builtIn !== undefined) return omitEmpty({ id: builtIn.id, rule: builtIn.rule });
  if (appId === null) return undefined;
  const find = () => findVersion(context, appId, validator, version);
  const seen = await find();
  if (seen === undefined) return undefined;
  // Somebody may have deleted it meanwhile.
  await holdRow(context, "app_constraints", seen.constraint_id, async () => seen);
  const row = await find();
  if (row === undefined) return undefined;
  const { id, rule, options } = toConstraintVersion(row);
  return omitEmpty({ id, rule, options });
}

/** The content of the newest version with the time of the first one. */
function joinVersions(versions: readonly ConstraintResource[]): ConstraintResource | undefined {
  const [newest, first] = [versions[0], versions.at(-1)];
  return newest === undefined || first === undefined ? undefined : { ...newest, createdAt: first.createdAt };
}

/** Throws an `invalid` if the service cannot check values by a rule, or if there is nothing that checks them. */
function readContent(sent: ConstraintUpdate): Content {
  const content = pickContent(sent);
  if (content.rule === undefined && content.function === undefined) {
    const message =
      "`rule` or `function` is required: a rule says what a value must be like, " +
      "and a function is code that your own listener runs.";
    throw createInvalid("value_missing", "rule", message);
  }
  const problems = content.rule === undefined ? [] : findRuleProblems(content.rule);
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  return content;
}

function pickContent({ label, description, rule, function: code, options }: ConstraintUpdate): Content {
  return omitEmpty({ label, description, rule, function: code, options });
}

function addVersion(
  context: Context,
  id: string,
  version: number,
  { label, description, rule, function: code, options }: Content,
): Promise<void> {
  const { accountId, now } = context;
  const row = {
    id: context.newId("constraintVersion"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
  };
  return insertVersionRow(
    context,
    { id },
    {
      ...row,
      constraint_id: id,
      version,
      label: label ?? null,
      description: description ?? null,
      rule: JSON.stringify(rule ?? null),
      code: code ?? null,
      options: writeJson(options),
    },
  );
}

function createMissing(id: string): DomainError {
  return createNotFound("constraint of this app", id, "constraintId");
}
