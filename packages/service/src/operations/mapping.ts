import type { MappingProgramJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { describePage, readPage } from "../domain/page.ts";
import { findFirstEnvironment, getEnvironment, holdEnvironment } from "../environments/environments.ts";
import { getJob } from "../jobs/jobs.ts";
import { findKind } from "../plans/memory.ts";
import { createRules, deleteRules, getRule, updateRules } from "../programs/change-rules.ts";
import { deleteHistory } from "../programs/history.ts";
import type { SheetKind } from "../programs/kind.ts";
import { describePrograms, getProgram, lockProgram } from "../programs/programs.ts";
import { deleteProgramRow, listProgramRows, readRuleRows } from "../programs/store.ts";
import {
  describeSuggested,
  saveProgram,
  suggestProgram,
  suggestUpdate,
  updateProgram,
} from "../programs/suggest-program.ts";
import { getSheet } from "../sheets/sheets.ts";
import { readJson } from "../storage/rows/columns.ts";
import { toMappingRule } from "../storage/rows/mapping-programs.ts";
import type { Operations } from "./handler.ts";

/** What people decided about the columns of files. */
export const mappingHandlers = {
  async listMappingPrograms(context, { query }) {
    const page = readPage(query, { usual: 10, order: ["mapping programs"] });
    const { environmentId, jobId } = query;
    if (environmentId !== undefined) await getEnvironment(context, environmentId);
    const kind = jobId === undefined ? undefined : await findKindOfJob(context, jobId);
    const { rows, total, next } = await listProgramRows(context, { ...query, kind }, page);
    return {
      data: await describePrograms(context, rows),
      pagination: describePage(page, total, next),
    };
  },
  createMappingProgram: {
    transaction: "steps",
    async handle(context, { query, body }) {
      const environmentId = query.environmentId ?? (await findFirstEnvironment(context));
      await getEnvironment(context, environmentId);
      const suggested = await suggestProgram(context, environmentId, body);
      if (body.save !== true) return { data: describeSuggested(suggested) };
      const data = await context.transactAs(context, async (own) => {
        await holdEnvironment(own, environmentId);
        return saveProgram(own, suggested);
      });
      return { data };
    },
  },
  async deleteMappingHistory(context, { body }) {
    const environmentId = body?.environmentId;
    if (environmentId !== undefined) await getEnvironment(context, environmentId);
    await deleteHistory(context, environmentId);
    return { data: { success: true } };
  },
  async getMappingProgram(context, { path: { programId } }) {
    const [program] = await describePrograms(context, [await getProgram(context, programId)]);
    return { data: program as NonNullable<typeof program> };
  },
  updateMappingProgram: {
    transaction: "steps",
    async handle(context, { path: { programId }, body }) {
      const early = await suggestUpdate(context, await getProgram(context, programId), body);
      const data = await context.transactAs(context, async (own) => {
        const program = await lockProgram(own, programId);
        return updateProgram(own, program, await suggestUpdate(own, program, body, early));
      });
      return { data };
    },
  },
  async deleteMappingProgram(context, { path: { programId } }) {
    await deleteProgramRow(context, await lockProgram(context, programId));
    return { data: { success: true } };
  },
  async listMappingRules(context, { path: { programId } }) {
    const { id } = await getProgram(context, programId);
    return { data: (await readRuleRows(context, id)).map(toMappingRule) };
  },
  async createMappingRules(context, { path: { programId }, body }) {
    return { data: await createRules(context, await lockProgram(context, programId), body) };
  },
  async updateMappingRules(context, { path: { programId }, body }) {
    const program = await lockProgram(context, programId);
    return { data: await updateRules(context, program, body, (index) => `[${index}].`) };
  },
  async deleteMappingRules(context, { path: { programId }, body: { ruleIds } }) {
    const program = await lockProgram(context, programId);
    await deleteRules(context, program, ruleIds, (index) => `ruleIds[${index}]`);
    return { data: { success: true } };
  },
  async getMappingRule(context, { path: { programId, mappingId } }) {
    return { data: await getRule(context, await getProgram(context, programId), mappingId) };
  },
  async updateMappingRule(context, { path: { programId, mappingId }, body }) {
    const program = await lockProgram(context, programId);
    await getRule(context, program, mappingId);
    const [rule] = await updateRules(context, program, [{ ...body, id: mappingId }], () => "");
    return { data: rule as NonNullable<typeof rule> };
  },
  async deleteMappingRule(context, { path: { programId, mappingId } }) {
    const program = await lockProgram(context, programId);
    await getRule(context, program, mappingId);
    await deleteRules(context, program, [mappingId], () => "mappingId");
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;

/** The kind of the sheet that a job with the operation `map` writes to. */
async function findKindOfJob(context: Context, jobId: string): Promise<SheetKind> {
  const { operation, config } = await getJob(context, jobId);
  const { destinationSheetId } = (readJson(config) ?? {}) as Partial<MappingProgramJobConfig>;
  if (operation !== "map" || destinationSheetId === undefined)
    throw createInvalid(
      "reference_mismatch",
      "jobId",
      `The job must have the operation \`map\`; it was \`${operation}\`.`,
    );
  return findKind(await getSheet(context, destinationSheetId, "jobId"));
}
