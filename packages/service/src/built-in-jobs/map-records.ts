import { listSentences, type Message, pickPlanFindings } from "@data-import/tables/basics";
import { listFields } from "@data-import/tables/mapping";
import type { FieldRule, MappingProgramJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError, JobFailed } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";
import { type JobEnd, type JobOperation, type RunningJob, toPercent, writeTexts } from "../jobs/operation.ts";
import { listRules, listSuggested } from "../plans/draft.ts";
import { createMapper } from "../plans/map-cells.ts";
import { keepDraft } from "../plans/memory.ts";
import { getPlan, suggestPlan } from "../plans/plans.ts";
import { nameColumns } from "../programs/kind.ts";
import { requireField } from "../records/batches/input.ts";
import { prepareColumns } from "../records/selections/use-columns.ts";
import { readCellsFrom } from "../records/stores/read-parts.ts";
import { getSheet, getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { FileSample } from "../storage/rows/sheets.ts";
import { findKeys } from "./describe-mapped.ts";
import { type Decisions, type FileMapped, mapFile } from "./map-file.ts";
import { createWrite, type Mapped, nothingMapped, type WriteBatch } from "./mapped.ts";

/** The most that one step writes. */
const mostRecords = 2000;
const mostCells = 40_000;

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

  async run(job) {
    const { row, state, context, finish } = job;
    const config = readJson(row.config) as MappingProgramJobConfig;
    const { draft, plan } = await getPlan(context, row);
    const rules = listRules(draft);
    const guessed = listSuggested(draft);
    requireKeys(rules, config);
    const begun = (state as Mapped | undefined) ?? nothingMapped;
    const write = createWrite(config, plan.caseSensitive ?? config.caseSensitive);
    const source = await getSheet(context, config.sourceSheetId);
    const sample = readJson<FileSample>(source.row.sample);
    const reading = sample ? await mapFile(job, source, sample, { rules, guessed }, begun, write) : undefined;
    const mapped = reading?.mapped ?? (await mapSheet(job, source.id, { rules, guessed }, begun, write));
    // A whole file has more to say than the sample that the plan is made from.
    const { findings: planned = [] } = plan;
    const findings = reading ? [...reading.findings, ...pickPlanFindings(planned)] : planned;
    return finish(async (context) => {
      const source = await getSheet(context, config.sourceSheetId);
      const destination = await getSheet(context, config.destinationSheetId);
      const isSeen = row.trigger === "manual";
      await prepareColumns(context, destination);
      await keepDraft(context, destination, nameColumns(source.config.fields), draft, { isSeen });
      return describeEnd(config, mapped, { findings, table: reading?.table });
    });
  },
};

async function mapSheet(
  { step, mustBeShort }: RunningJob,
  sheetId: string,
  { rules, guessed }: Decisions,
  begun: Mapped,
  write: WriteBatch,
): Promise<Mapped> {
  let mapped = begun;
  for (let isDone = false; !isDone; ) {
    const before = mapped;
    const taken = await step(async (context) => {
      const source = await getSheet(context, sheetId);
      const { total } = await getSheetState(context, source.id);
      const fitting = Math.max(100, Math.floor(mostCells / source.config.fields.length));
      const most = Math.min(mostRecords, fitting);
      const size = { mostRecords: mustBeShort() ? Math.ceil(most / 4) : most };
      const { records, next, isLast } = await readCellsFrom(context, source.id, before.next, size);
      if (records.length === 0) return { state: { ...before, next }, isDone: isLast };
      const map = createMapper(source, rules, guessed);
      const progress = (before.read + records.length) / Math.max(1, total);
      const written = await write(context, before, map(records.map(({ cells }) => cells)), progress);
      const state = { ...written, next };
      return { state, isDone: isLast, progress: toPercent(state.read, total) };
    });
    mapped = taken.state;
    isDone = taken.isDone;
  }
  return mapped;
}

/** Throws an `unprocessable` if records would have no key: each run would add them once more. */
function requireKeys(rules: readonly FieldRule[], { keyFields = [] }: MappingProgramJobConfig): void {
  const filled = rules.flatMap(listFields);
  const empty = keyFields.find((key) => !filled.includes(key));
  if (empty === undefined) return;
  throw new JobFailed({ code: "key_not_filled", params: { field: empty } });
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

function describeEnd(
  config: MappingProgramJobConfig,
  { next, commits, ...mapped }: Mapped,
  {
    findings: ofFile,
    table,
  }: Pick<FileMapped, "findings"> & { readonly table: FileMapped["table"] | undefined },
): JobEnd {
  const { read, added, updated, unchanged, combined, error } = mapped;
  const hasKeys = config.keyFields !== undefined;
  const { withoutKey, differingInCase, ...others } = mapped;
  const result = hasKeys ? mapped : others;
  const findings = [...(hasKeys ? findKeys(mapped, table ? "row" : "record") : []), ...ofFile];
  const counts = { added, read, error, sentences: listSentences(findings) };
  const message: Message = hasKeys
    ? { code: "records_mapped_by_key", params: { ...counts, updated, unchanged, combined } }
    : { code: "records_mapped", params: counts };
  return {
    ...writeTexts(message, { type: "id", id: config.destinationSheetId }),
    result: { ...result, findings, ...(table && { table }) },
  };
}
