import type {
  FieldMappingConfig,
  FieldRule,
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  JobId,
  PlanField,
} from "@data-import/types";
import type { Jobs } from "../resources/jobs.gen.ts";
import type { ImportDecisions, ImportOptions } from "./import-options.ts";

/** Puts the decisions of the caller into the plan of a job. Throws an `Error` if values belong to a column without a field. */
export async function adjustPlan(
  jobs: Jobs,
  id: JobId,
  options: Pick<ImportOptions, keyof ImportDecisions | "decide" | "signal">,
): Promise<JobExecutionPlan> {
  const { signal } = options;
  const change = async (plan: JobExecutionPlan, changes: JobExecutionPlanConfigRequest) =>
    Object.keys(changes).length === 0 ? plan : (await jobs.updatePlan(id, changes, { signal })).plan;
  const { plan } = await jobs.getPlan(id, { signal });
  const columns = listColumns(plan);
  const { mapping, rules, values } = combine(options, options.decide?.(columns));
  const fieldMapping = Object.entries(mapping).map(
    ([name, field]): FieldMappingConfig => ({
      sourceField: findColumn(columns, name),
      ...(field !== null && { destinationField: { key: field } }),
    }),
  );
  const mapped = await change(plan, {
    ...(fieldMapping.length > 0 && { fieldMapping }),
    ...(rules.length > 0 && { rules: rules.map((rule) => nameByKey(rule, columns)) }),
  });
  // The options that the service has found for a column are known when it has its field.
  const meanings = Object.entries(values).map(([name, meant]) => addMeanings(mapped, name, meant));
  return change(mapped, meanings.length > 0 ? { fieldMapping: meanings } : {});
}

/** All columns, also those that only a rule reads. */
function listColumns({ fieldMapping, unmappedSourceFields, rules }: JobExecutionPlan): PlanField[] {
  const shown = [...fieldMapping, ...unmappedSourceFields].map(({ sourceField }) => sourceField);
  const read = rules.flatMap((rule) =>
    "columns" in rule ? rule.columns : "column" in rule ? rule.column : [],
  );
  const others = read.filter((key) => !shown.some((column) => column.key === key)).map((key) => ({ key }));
  return [...shown, ...others];
}

function combine(
  { mapping, rules = [], values }: ImportDecisions,
  decided: ImportDecisions = {},
): Required<{ [Key in keyof ImportDecisions]: NonNullable<ImportDecisions[Key]> }> {
  return {
    mapping: { ...mapping, ...decided.mapping },
    rules: [...rules, ...(decided.rules ?? [])],
    values: { ...values, ...decided.values },
  };
}

function findColumn(columns: readonly PlanField[], name: string): PlanField {
  return columns.find(({ key, label }) => key === name || label === name) ?? { key: name };
}

function nameByKey(rule: FieldRule, columns: readonly PlanField[]): FieldRule {
  if ("columns" in rule)
    return { ...rule, columns: rule.columns.map((name) => findColumn(columns, name).key) };
  return "column" in rule ? { ...rule, column: findColumn(columns, rule.column).key } : rule;
}

function addMeanings(
  plan: JobExecutionPlan,
  name: string,
  meant: NonNullable<ImportDecisions["values"]>[string],
): FieldMappingConfig {
  const entry = plan.fieldMapping.find(({ sourceField: { key, label } }) => key === name || label === name);
  if (entry === undefined)
    throw new Error(`The column "${name}" goes to no field, so its values cannot mean options. Map it, too.`);
  const { sourceField, destinationField, enumDetails } = entry;
  const kept = (enumDetails?.mapping ?? []).filter(({ from }) => !Object.hasOwn(meant, from));
  const added = Object.entries(meant).map(([from, to]) => ({ from, to }));
  return { sourceField, destinationField, enumDetails: { mapping: [...kept, ...added] } };
}
