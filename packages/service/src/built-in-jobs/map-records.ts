import type { FieldRule, MappingProgramJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError, JobFailed } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";
import { type JobEnd, type JobOperation, toPercent } from "../jobs/operation.ts";
import { listFields } from "../mapping/index.ts";
import { listRules } from "../plans/draft.ts";
import { createMapper } from "../plans/map-cells.ts";
import { keepDraft } from "../plans/memory.ts";
import { getPlan, suggestPlan } from "../plans/plans.ts";
import { nameColumns } from "../programs/kind.ts";
import { requireField } from "../records/input.ts";
import { insertRecords } from "../records/insert.ts";
import type { RecordBatch } from "../records/record-batch.ts";
import { readCellsFrom } from "../records/record-store.ts";
import { upsertRecords } from "../records/upsert.ts";
import { getSheet, getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import { readJson } from "../storage/rows/columns.ts";

/** The progress of the job. */
interface Mapped {
  /** The position of the source to continue at. */
  readonly next: number;
  readonly read: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly error: number;
}

/** The most that one step writes. */
const mostRecords = 2000;
const mostCells = 40_000;

const nothing: Mapped = { next: 0, read: 0, added: 0, updated: 0, unchanged: 0, error: 0 };

/** `map` of a workbook: brings the records of one sheet into the fields of another one. */
export const mapRecordsOperation: JobOperation = {
  permission: "records:write",
  config: "MappingProgramJobConfig",
  continues: true,

  async check(context, { source, config, destination: workbookId }) {
    const {
      sourceSheetId,
      destinationSheetId,
      keyFields = [],
    } = config as unknown as MappingProgramJobConfig;
    const from = await getSheet(context, sourceSheetId, "config.sourceSheetId");
    const to = await getDestination(context, destinationSheetId);
    if (from.workbookId !== source)
      throw createInvalid(
        "reference_mismatch",
        "config.sourceSheetId",
        `The sheet must be in the workbook \`${source}\`.`,
      );
    if (workbookId !== undefined && to.workbookId !== workbookId)
      throw createInvalid(
        "reference_mismatch",
        "config.destinationSheetId",
        `The sheet must be in the workbook \`${workbookId}\`.`,
      );
    if (from.id === to.id)
      throw createInvalid(
        "value_invalid",
        "config.destinationSheetId",
        "A sheet cannot be mapped to itself.",
      );
    requirePlace(context, from, to);
    for (const key of keyFields) requireField(to, key, "config.keyFields");
  },

  async createPlan(context, { config }) {
    const settings = config as unknown as MappingProgramJobConfig;
    const content = await suggestPlan(context, settings);
    return { content, mustWait: settings.waitIfUnsure === true && content.plan.questions.length > 0 };
  },

  async run({ row, state, context, step, finish }) {
    const config = readJson(row.config) as MappingProgramJobConfig;
    const { draft } = await getPlan(context, row);
    const rules = listRules(draft);
    requireKeys(rules, config);
    let mapped = (state as Mapped | undefined) ?? nothing;
    for (let isDone = false; !isDone; ) {
      const before = mapped;
      const taken = await step(async (context) => {
        const source = await getSheet(context, config.sourceSheetId);
        const { total } = await getSheetState(context, source.id);
        const limit = Math.max(
          100,
          Math.min(mostRecords, Math.floor(mostCells / source.config.fields.length)),
        );
        const records = await readCellsFrom(context, source.id, before.next, limit);
        const last = records.at(-1);
        if (last === undefined) return { state: before, isDone: true };
        const map = createMapper(source, rules);
        const counts = await write(context, config, map(records.map(({ cells }) => cells)));
        const done = before.read + records.length;
        const next = { ...add(before, counts), read: done, next: last.position + 1 };
        return { state: next, isDone: records.length < limit, progress: toPercent(done, total) };
      });
      mapped = taken.state;
      isDone = taken.isDone;
    }
    const end = mapped;
    return finish(async (context) => {
      const source = await getSheet(context, config.sourceSheetId);
      const destination = await getSheet(context, config.destinationSheetId);
      const isSeen = row.trigger === "manual";
      await keepDraft(context, destination, nameColumns(source.config.fields), draft, { isSeen });
      return describeEnd(config, end);
    });
  },
};

/** Throws an `unprocessable` if records would have no key: each run would add them once more. */
function requireKeys(rules: readonly FieldRule[], { keyFields = [] }: MappingProgramJobConfig): void {
  const filled = rules.flatMap(listFields);
  const empty = keyFields.find((key) => !filled.includes(key));
  if (empty === undefined) return;
  const message = `The plan does not fill the key field \`${empty}\`: create a job whose plan does.`;
  throw new JobFailed(message);
}

type Counts = Omit<Mapped, "next" | "read">;

async function write(
  context: Context,
  { destinationSheetId: id, keyFields }: MappingProgramJobConfig,
  batch: RecordBatch,
): Promise<Counts> {
  if (keyFields === undefined) {
    const { counts } = await insertRecords(context, { id }, batch, { isShown: false });
    return { added: counts.total, updated: 0, unchanged: 0, error: counts.error };
  }
  const { counts, upserted } = await upsertRecords(context, { id }, batch, keyFields, { isShown: false });
  return { ...upserted, error: counts.error };
}

function add(before: Mapped, counts: Counts): Omit<Mapped, "next" | "read"> {
  return {
    added: before.added + counts.added,
    updated: before.updated + counts.updated,
    unchanged: before.unchanged + counts.unchanged,
    error: before.error + counts.error,
  };
}

/** The sheet to write to; throws a `not-found` if the caller may not see it. */
function getDestination(context: Context, id: string): Promise<LoadedSheet> {
  // The caller may see sheets in more places than those where the caller may create jobs.
  const scope = findScope(context.grants, "sheets:read", context.actor);
  return getSheet({ ...context, scope, readableScope: scope }, id, "config.destinationSheetId");
}

/** The job reads the source as its caller, and writes to another place than its own. */
function requirePlace({ grants, actor, scope }: Context, from: LoadedSheet, to: LoadedSheet): void {
  if (from.environmentId !== to.environmentId)
    throw createInvalid(
      "reference_mismatch",
      "config.destinationSheetId",
      "Both sheets must be in the same environment.",
    );
  if (isWithin(scope, to) && isWithin(findScope(grants, "records:write", actor), to)) return;
  throw new DomainError("permission_missing", {
    message: `\`${actor.id}\` may not write to the sheet \`${to.id}\`: a role must grant \`records:write\` there.`,
    key: "config.destinationSheetId",
  });
}

function describeEnd(config: MappingProgramJobConfig, { next, ...result }: Mapped): JobEnd {
  const { read, added, updated, error } = result;
  const changed = config.keyFields === undefined ? "" : `, ${updated} updated`;
  const info = `${added} of ${read} records added${changed}`;
  const wrong = error === 0 ? "" : ` ${error} of them ${error === 1 ? "has an error" : "have errors"}.`;
  return {
    info,
    result,
    outcome: {
      heading: "The records are mapped",
      message: `${info}.${wrong}`,
      next: { type: "id", id: config.destinationSheetId, label: "Show the records" },
    },
  };
}
