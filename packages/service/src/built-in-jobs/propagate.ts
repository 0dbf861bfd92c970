import type { PropagateJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";
import { type JobOperation, toPercent, writeTexts } from "../jobs/operation.ts";
import { readJson } from "../storage/rows/columns.ts";
import { selectSpacesOf } from "../templates/store.ts";
import { applyTemplate, getTemplate } from "../templates/templates.ts";

/** The progress of the job. */
interface Propagation {
  readonly spaces: number;
  readonly total: number;
  /** The number of sheets that were left out. */
  readonly skipped: number;
  /** The id of the last space that is up to date. */
  readonly after: string;
}

/** `propagate` of a template: brings the spaces that were made from it up to date, one in each step. */
export const propagateOperation: JobOperation = {
  permission: "spaces:write",
  config: "PropagateJobConfig",

  async check(context, { source }) {
    const template = await getTemplate(context, source, "source");
    const { grants, actor } = context;
    const scope = findScope(grants, "spaces:write", actor);
    // The job changes other spaces than its source.
    if (isWithin(scope, { environmentId: template.environment_id })) return;
    throw new DomainError("permission_missing", {
      message: `\`${actor.id}\` may not start this job: a role must grant \`spaces:write\` in the environment.`,
      key: "operation",
    });
  },

  async run({ row, state, step, finish }) {
    const { spaceIds } = readJson<PropagateJobConfig>(row.config) ?? {};
    let progress: Propagation =
      (state as Propagation | undefined) ??
      (await step(async (context) => ({ state: await prepare(context, row.source, spaceIds) }))).state;
    for (let isDone = false; !isDone; ) {
      const { spaces, total, skipped, after } = progress;
      const taken = await step(async (context) => {
        const template = await getTemplate(context, row.source, "source");
        const next = await selectSpacesOf(context, template.id, spaceIds)
          .select("id")
          .where("id", ">", after)
          .orderBy("id")
          .limit(1)
          .executeTakeFirst();
        if (next === undefined) return { state: progress, isDone: true };
        const left = await applyTemplate(context, template, next.id);
        const state = { spaces: spaces + 1, total, skipped: skipped + left, after: next.id };
        return { state, isDone: false, progress: toPercent(state.spaces, total) };
      });
      progress = taken.state;
      isDone = taken.isDone;
    }
    const { spaces, skipped } = progress;
    return finish(async () => ({
      ...writeTexts({ code: "spaces_updated", params: { count: spaces } }),
      result: { spaces, skipped },
    }));
  },
};

async function prepare(
  context: Context,
  templateId: string,
  spaceIds: readonly string[] | undefined,
): Promise<Propagation> {
  const { total } = await selectSpacesOf(context, templateId, spaceIds)
    .select((count) => count.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { spaces: 0, total: Number(total), skipped: 0, after: "" };
}
