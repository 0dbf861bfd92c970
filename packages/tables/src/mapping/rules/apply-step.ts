import { readDate } from "../values/read-date.ts";
import { readNumber } from "../values/read-number.ts";
import { splitList } from "../values/split-list.ts";
import { cutUnit } from "../values/units.ts";
import type { MappedValue, Step } from "./rule.ts";

/** What a step makes of a text: a value, or the reason why it could not read it. */
export type Applied = { readonly value: MappedValue } | { readonly problem: string };

/** Applies one step. Only a text can be changed further; a lookup may give another value, which stays. */
export function applyStep(step: Step, text: string): Applied {
  switch (step.type) {
    case "trim":
      return { value: text.trim() };
    case "case":
      return { value: changeCase(text, step.to) };
    case "date": {
      const value = readDate(text, step.order);
      return value === undefined
        ? { problem: `"${text}" is not a date in the order ${step.order}.` }
        : { value };
    }
    case "number": {
      const value = readNumber(step.unit === undefined ? text : cutUnit(text, step.unit), step.decimal);
      return value === undefined
        ? { problem: `"${text}" is not a number with the decimal sign "${step.decimal}".` }
        : { value };
    }
    case "list":
      return { value: splitList(text, step.separator) };
    case "lookup": {
      const key = [text, text.trim()].find((candidate) => Object.hasOwn(step.values, candidate));
      const found = key === undefined ? undefined : step.values[key];
      return { value: found ?? (step.otherwise === "empty" ? null : text) };
    }
  }
}

function changeCase(text: string, to: "lower" | "upper" | "title"): string {
  if (to === "upper") return text.toUpperCase();
  const lower = text.toLowerCase();
  return to === "lower"
    ? lower
    : lower.replace(/(?<![\p{L}\p{M}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}
