import type { Shape } from "./shape.ts";

type Report = (message: string) => void;

/** Checks the rules for texts. Lengths count characters: an emoji counts as one. */
export function checkString(rules: Shape, text: string, report: Report): void {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = rules;
  const length = Array.from(text).length;
  if (length < minLength) report(`must have at least ${count(minLength, "character")}`);
  if (length > maxLength) report(`must have at most ${count(maxLength, "character")}`);
  if (pattern && !pattern.test(text)) report(`must match the pattern ${pattern.source}`);
  if (format && !format.rule.test(text)) report(`must be ${format.name}`);
}

/** Checks the rules for numbers. */
export function checkNumber(rules: Shape, number: number, report: Report): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = rules;
  if (minimum !== undefined && number < minimum) report(`must be at least ${minimum}`);
  if (maximum !== undefined && number > maximum) report(`must be at most ${maximum}`);
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum)
    report(`must be more than ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum)
    report(`must be less than ${exclusiveMaximum}`);
}

/** Checks the rules for lists, without their items. */
export function checkArray(rules: Shape, items: readonly unknown[], report: Report): void {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = rules;
  if (items.length < minItems) report(`must have at least ${count(minItems, "item")}`);
  if (items.length > maxItems) report(`must have at most ${count(maxItems, "item")}`);
  if (uniqueItems && new Set(items.map((item) => JSON.stringify(item))).size < items.length) {
    report("must not have the same item twice");
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
