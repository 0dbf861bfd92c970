import type { StoredConstraintOptions, StoredRule } from "@data-import/types";
import type { Message } from "../../basics/messages.ts";
import type { Problem } from "../../basics/problem.ts";
import { type CellContent, isEmpty, writeText } from "../../fields/cell.ts";
import { formats } from "./formats.ts";
import { compilePattern, PatternError } from "./pattern.ts";

/** A version of a stored constraint, as a sheet takes it over. */
export interface TakenConstraint {
  /** The id of the stored constraint. */
  readonly id: string;
  /** Absent if it has only code, which listeners run. */
  readonly rule?: StoredRule | undefined;
  readonly options?: StoredConstraintOptions | undefined;
}

/** The stored constraints of a sheet, by the names of `nameVersion`. */
export type TakenConstraints = Readonly<Record<string, TakenConstraint>>;

/** The name of a version of a stored constraint in its app. */
export function nameVersion({
  validator,
  version = 1,
}: {
  readonly validator: string;
  readonly version?: number | undefined;
}): string {
  return `${validator}@${version}`;
}

type Single = string | number | boolean;
type Condition = (value: Single) => boolean;

/** Finds the default message about a value that breaks a rule; undefined if the value follows it. */
export function compileStoredRule(rule: StoredRule): (value: CellContent) => Message | undefined {
  const conditions = listConditions(rule);
  const find = (value: Single) => conditions.find(([, isMet]) => !isMet(value))?.[0];
  return (value) => {
    if (isEmpty(value)) return undefined;
    if (typeof value !== "object") return find(value);
    for (const item of value) {
      const message = find(item);
      if (message !== undefined) return message;
    }
    return undefined;
  };
}

/** What is wrong with a rule beyond its schema: a pattern that is not possible, or limits that no value can meet. */
export function findRuleProblems(rule: StoredRule): Problem[] {
  const problems: Problem[] = [];
  const limits = [
    ["minLength", "maxLength"],
    ["minimum", "maximum"],
    ["earliest", "latest"],
  ] as const;
  for (const [least, most] of limits) {
    const [from, to] = [rule[least], rule[most]];
    if (from === undefined || to === undefined || from <= to) continue;
    const message = `No value can follow the rule: \`${least}\` must not be more than \`${most}\`.`;
    problems.push({ key: `rule.${least}`, message, code: "value_invalid" });
  }
  try {
    if (rule.pattern !== undefined) compilePattern(rule.pattern);
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    problems.push({ key: "rule.pattern", message: error.message, code: "value_malformed" });
  }
  return problems;
}

/** The conditions of a rule, each with the message if it is not met. */
function listConditions(rule: StoredRule): (readonly [message: Message, isMet: Condition])[] {
  const { values, format, pattern, minLength, maxLength, minimum, maximum, earliest, latest } = rule;
  const conditions: (readonly [Message, Condition])[] = [];
  if (values !== undefined) {
    const allowed = new Set(values);
    conditions.push([{ code: "value_not_listed" }, (value) => allowed.has(writeText(value))]);
  }
  if (format !== undefined) {
    const hasFormat = formats[format];
    conditions.push([{ code: "format_wrong", params: { format } }, (value) => hasFormat(writeText(value))]);
  }
  if (pattern !== undefined) {
    const matches = compilePattern(pattern);
    conditions.push([
      { code: "pattern_not_matched", params: { pattern } },
      (value) => matches(writeText(value)),
    ]);
  }
  if (minLength !== undefined) {
    const message: Message = { code: "text_too_short", params: { minimum: minLength } };
    conditions.push([message, (value) => countCharacters(value) >= minLength]);
  }
  if (maxLength !== undefined) {
    const message: Message = { code: "text_too_long", params: { maximum: maxLength } };
    conditions.push([message, (value) => countCharacters(value) <= maxLength]);
  }
  if (minimum !== undefined) {
    conditions.push([
      { code: "number_too_small", params: { minimum } },
      (value) => readNumber(value) >= minimum,
    ]);
  }
  if (maximum !== undefined) {
    conditions.push([
      { code: "number_too_large", params: { maximum } },
      (value) => readNumber(value) <= maximum,
    ]);
  }
  if (earliest !== undefined) {
    conditions.push([
      { code: "date_too_early", params: { earliest } },
      (value) => readDate(value) >= earliest,
    ]);
  }
  if (latest !== undefined) {
    const isMet: Condition = (value) => readDate(value) !== "" && readDate(value) <= latest;
    conditions.push([{ code: "date_too_late", params: { latest } }, isMet]);
  }
  return conditions;
}

function countCharacters(value: Single): number {
  return [...writeText(value)].length;
}

/** No comparison is true for what is not a number. */
function readNumber(value: Single): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

/** The empty text for what is not a date. */
function readDate(value: Single): string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? value : "";
}
