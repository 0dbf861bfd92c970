import type { Action, ActionConstraint, JobConfig } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { createInvalid, DomainError, type Problem } from "../../domain/errors.ts";
import { countSelected } from "../../records/reading/read.ts";
import { compileSelection } from "../../records/selections/selection.ts";
import type { Selection } from "../../records/selections/selection-parameters.ts";
import { getSheet, type LoadedSheet, listLoadedSheets } from "../../sheets/sheets.ts";
import { findFieldKey, nameSubject, readSelectedRecords, type SelectedRecords } from "./subject.ts";

/** What the constraints of an action are about. */
interface Scene {
  readonly context: Context;
  readonly job: JobConfig;
  readonly action: Action;
  readonly sheets: readonly LoadedSheet[];
  readonly selected: SelectedRecords | undefined;
}

type Check<Constraint> = (scene: Scene, constraint: Constraint) => Promise<string | undefined>;

/** What is wrong if the constraint does not hold, by its type. */
const checks: {
  readonly [Type in ActionConstraint["type"]]: Check<Extract<ActionConstraint, { type: Type }>>;
} = {
  async hasData(scene) {
    const { total } = await countAll(scene);
    return total > 0 ? undefined : `it needs data, and \`${scene.job.source}\` has no records.`;
  },
  async hasAllValid(scene, { ignoreSelection }) {
    const isAll = scene.selected === undefined || ignoreSelection === true;
    const { total, error } = await (isAll ? countAll(scene) : countChosen(scene, scene.selected));
    if (error === 0) return undefined;
    return `it needs valid records, and ${error} of ${total}${isAll ? "" : " selected"} records have errors.`;
  },
  async hasSelection(scene) {
    const { selected } = scene;
    if (selected !== undefined && (await countChosen(scene, selected)).total > 0) return undefined;
    const example = '`{ "type": "collection", "resource": "records", "query": { "ids": [ … ] } }`';
    const message = `it needs selected records, and \`subject\` selects none: send ${example}.`;
    throw createInvalid("action_not_applicable", "subject", describe(scene, message));
  },
  async hasColumnEnabled({ job, action: { mount }, sheets }) {
    const named = findFieldKey(job);
    const keys = named === undefined ? (mount?.type === "field" ? mount.keys : undefined) : [named];
    const enabled = sheets.flatMap(({ fields }) =>
      fields.filter(({ property }) => property.readonly !== true),
    );
    if (keys === undefined) {
      return enabled.length > 0 ? undefined : "it needs an enabled column, and every field is read-only.";
    }
    const disabled = keys.find((key) => !enabled.some((field) => field.key === key));
    return disabled && `it needs the column \`${disabled}\`, whose field is read-only or does not exist.`;
  },
};

/** Throws a `conflict` with every constraint of an action that does not hold, and an `invalid` for a missing selection. */
export async function checkConstraints(
  context: Context,
  job: JobConfig,
  action: Action,
  sheets: readonly LoadedSheet[],
): Promise<void> {
  const { constraints = [], requireAllValid, requireSelection } = action;
  const all: ActionConstraint[] = [
    ...constraints,
    ...(requireSelection === true ? [{ type: "hasSelection" } as const] : []),
    ...(requireAllValid === true ? [{ type: "hasAllValid" } as const] : []),
  ];
  const scene = { context, job, action, sheets, selected: readSelectedRecords(job) };
  const problems: Problem[] = [];
  for (const constraint of all) {
    const check = checks[constraint.type] as Check<ActionConstraint>;
    const problem = await check(scene, constraint);
    if (problem !== undefined) problems.push({ message: describe(scene, problem), key: "source" });
  }
  if (problems.length > 0) throw new DomainError("action_constraint", problems);
}

/** The sheets in the source of a job. A document and a file have none. */
export async function listSheetsOfSource(
  context: Context,
  { type, source }: JobConfig,
): Promise<LoadedSheet[]> {
  if (type === "sheet") return [await getSheet(context, source, "source")];
  if (type === "workbook") return listLoadedSheets(context, source);
  if (type !== "space") return [];
  const workbooks = context.db.selectFrom("workbooks").select("id").where("space_id", "=", source);
  const lists = await workbooks.orderBy("sequence").execute();
  const sheets: LoadedSheet[] = [];
  for (const { id } of lists) sheets.push(...(await listLoadedSheets(context, id)));
  return sheets;
}

function describe({ action }: Scene, problem: string): string {
  return `The action \`${action.label}\` cannot be pressed: ${problem}`;
}

async function countAll({ context, sheets }: Scene): Promise<{ total: number; error: number }> {
  const sum = { total: 0, error: 0 };
  for (const sheet of sheets) {
    const { total, error } = await count(context, sheet, {});
    sum.total += total;
    sum.error += error;
  }
  return sum;
}

function countChosen(
  { context, job, sheets }: Scene,
  selected: SelectedRecords | undefined,
): Promise<{ total: number; error: number }> {
  const sheet = sheets.find(({ id }) => id === selected?.sheetId);
  if (sheet === undefined || selected === undefined) {
    const message = `\`subject.params.sheetId\` must be a sheet of the source \`${job.source}\`.`;
    throw createInvalid("action_not_applicable", "subject.params.sheetId", message);
  }
  return nameSubject(() => count(context, sheet, selected.selection));
}

async function count(
  context: Context,
  sheet: LoadedSheet,
  selection: Selection,
): Promise<{ total: number; error: number }> {
  return countSelected(context, sheet, await compileSelection(context, sheet, selection));
}
