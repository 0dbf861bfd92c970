import type { Action, ActionMount, JobConfig } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { createInvalid, type DomainError } from "../../domain/errors.ts";
import { readSlug } from "../../domain/slugs.ts";
import type { JobPlace } from "../../references/job-sources.ts";
import { getSheet } from "../../sheets/sheets.ts";
import type { ActionRow } from "../../storage/rows/actions.ts";
import { getWorkbook } from "../../workbooks/workbooks.ts";
import { findFieldKey } from "./subject.ts";

/** An action whose button a job presses. */
export interface PressedAction {
  readonly id: string;
  readonly config: Action;
}

/** The type of the jobs of a mount. */
const mountTypes: Readonly<Record<ActionMount["type"], JobConfig["type"]>> = {
  sheet: "sheet",
  workbook: "workbook",
  field: "sheet",
  document: "document",
  file: "file",
};

/**
 * The action whose button a job presses: one with its operation that belongs to its source, or to the workbook or space
 * of its source. Undefined if there is none; throws an `invalid` if there are some, but not on this source.
 */
export async function findPressedAction(
  context: Context,
  job: JobConfig,
  { workbookId, spaceId }: JobPlace,
): Promise<PressedAction | undefined> {
  if (spaceId === undefined || job.parentId !== undefined) return undefined;
  const targets = [...new Set([job.source, workbookId ?? spaceId, spaceId])];
  let failure: DomainError | undefined;
  for (const row of await listActions(context, targets)) {
    const config = JSON.parse(row.config) as Action;
    if ((config.operation ?? config.slug) !== job.operation) continue;
    const { mount } = config;
    // Elsewhere, the same operation is not this button.
    if (row.target_id !== job.source && (mount === undefined || mountTypes[mount.type] !== job.type))
      continue;
    const problem = mount && (await findMountProblem(context, job, mount, config.label));
    if (problem === undefined) return { id: row.id, config };
    failure ??= problem;
  }
  if (failure !== undefined) throw failure;
  return undefined;
}

/** The actions of targets: those of the first target first, in the order of their buttons. */
async function listActions(
  { db, accountId, storage }: Context,
  targets: readonly string[],
): Promise<Selectable<ActionRow>[]> {
  const rows = await db
    .selectFrom("actions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where(sql<boolean>`target_id in ${storage.engine.sql.list(targets)}`)
    .orderBy(sql`case when place is null then 1 else 0 end, place, sequence`)
    .execute();
  return targets.flatMap((target) => rows.filter((row) => row.target_id === target));
}

async function findMountProblem(
  context: Context,
  job: JobConfig,
  mount: ActionMount,
  label: string,
): Promise<DomainError | undefined> {
  const type = mountTypes[mount.type];
  const button = `The button of the action \`${label}\` is on ${mount.type}s`;
  if (type !== job.type) {
    return createInvalid(
      "action_not_applicable",
      "type",
      `${button}: \`type\` must be \`${type}\`, and \`source\` one of them; the type was \`${job.type}\`.`,
    );
  }
  if (mount.type === "workbook" && mount.slugs !== undefined) {
    const slug = readSlug((await getWorkbook(context, job.source)).name ?? "", "workbook");
    return findMissing(button, mount.slugs, [slug], "source");
  }
  if (mount.type === "sheet" && mount.slugs !== undefined) {
    return findMissing(button, mount.slugs, [(await getSheet(context, job.source)).slug], "source");
  }
  if (mount.type !== "field") return undefined;
  const named = findFieldKey(job);
  const keys = (await getSheet(context, job.source)).fields.map(({ key }) => key);
  if (named !== undefined && !keys.includes(named)) {
    return createInvalid(
      "action_not_applicable",
      "subject.params.fieldKey",
      `The sheet \`${job.source}\` has no field \`${named}\`.`,
    );
  }
  if (mount.keys === undefined) return undefined;
  if (named === undefined) return findMissing(button, mount.keys, keys, "source");
  return findMissing(button, mount.keys, [named], "subject.params.fieldKey");
}

function findMissing(
  button: string,
  allowed: readonly string[],
  found: readonly string[],
  key: string,
): DomainError | undefined {
  if (found.some((name) => allowed.includes(name))) return undefined;
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ") || "nothing";
  return createInvalid(
    "action_not_applicable",
    key,
    `${button} with the name ${list(allowed)}; \`${key}\` has ${list(found)}.`,
  );
}
