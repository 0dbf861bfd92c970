import { listColumns, listFields } from "@data-import/tables/mapping";
import type { FieldRule, MappingRuleConfig, MappingRuleSettings, Property } from "@data-import/types";
import type { Problem } from "../domain/errors.ts";
import type { ProgramColumn } from "../storage/rows/mapping-programs.ts";

/** What a rule of a program does: it fills fields, or says that a column is left out. */
export type ProgramRule = FieldRule | { readonly type: "ignore"; readonly column: string };

/** The settings that a rule needs, and those that it may have. */
const settings: Readonly<
  Record<ProgramRule["type"], { readonly needs: readonly Setting[]; readonly takes: readonly Setting[] }>
> = {
  assign: { needs: ["column", "field"], takes: ["steps"] },
  concatenate: { needs: ["columns", "field"], takes: ["separator", "steps"] },
  split: { needs: ["column", "fields"], takes: ["separator", "rest", "steps"] },
  constant: { needs: ["field", "value"], takes: [] },
  coalesce: { needs: ["columns", "field"], takes: ["steps"] },
  ignore: { needs: ["column"], takes: [] },
};

type Setting = keyof MappingRuleSettings;

/** What is missing in the settings of a rule, or does not belong to its type. */
export function checkSettings({ type, config }: MappingRuleConfig, key: string): Problem[] {
  const { needs, takes } = settings[type];
  const missing = needs
    .filter((name) => config[name] === undefined)
    .map((name) => ({
      message: `A rule of the type \`${type}\` needs \`${name}\`.`,
      key: `${key}config.${name}`,
    }));
  const others = (Object.keys(config) as Setting[])
    .filter((name) => !needs.includes(name) && !takes.includes(name))
    .map((name) => ({
      message: `A rule of the type \`${type}\` has no \`${name}\`: leave it out.`,
      key: `${key}config.${name}`,
    }));
  const isEmpty = type === "split" && config.separator === "";
  const empty = { message: "A `split` needs a separator of at least one character.", key: `${key}config` };
  return [...missing, ...others, ...(isEmpty ? [empty] : [])];
}

/** The rule of checked settings. */
export function readRule({ type, config }: Pick<MappingRuleConfig, "type" | "config">): ProgramRule {
  return { type, ...config } as ProgramRule;
}

/** The settings of a rule, as a program shows them. */
export function writeSettings({ type: _, ...config }: ProgramRule): MappingRuleSettings {
  return config;
}

/** The columns that a rule is about. */
export function listRuleColumns(rule: ProgramRule): readonly string[] {
  return rule.type === "ignore" ? [rule.column] : listColumns(rule);
}

/** The fields that a rule fills. */
export function listRuleFields(rule: ProgramRule): readonly string[] {
  return rule.type === "ignore" ? [] : listFields(rule);
}

/** The column that a rule decides alone. */
export function findDecidedColumn(rule: ProgramRule): string | undefined {
  return rule.type === "assign" || rule.type === "ignore" ? rule.column : undefined;
}

/** The same rule with other keys of columns. */
export function renameColumns(rule: ProgramRule, rename: (key: string) => string): ProgramRule {
  if (rule.type === "constant") return rule;
  return "columns" in rule
    ? { ...rule, columns: rule.columns.map(rename) }
    : { ...rule, column: rename(rule.column) };
}

/** The longest name of a rule that the description allows. */
const longestNameCharacters = 1000;

/** `Preis → Price` */
export function nameRule(
  rule: ProgramRule,
  columns: readonly ProgramColumn[],
  fields: readonly Property[],
): string {
  const from = listRuleColumns(rule).map((key) => columns.find((one) => one.key === key)?.name ?? key);
  const to = listRuleFields(rule).map((key) => fields.find((one) => one.key === key)?.label ?? key);
  const left = rule.type === "constant" ? [String(rule.value)] : from;
  const name = `${left.join(", ")} → ${rule.type === "ignore" ? "left out" : to.join(", ")}`;
  return name.slice(0, longestNameCharacters);
}
