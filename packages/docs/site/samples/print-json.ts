import { printValue } from "@data-import/codegen/calls";
import { sampleWidthCharacters } from "./print-call.ts";

/** A value as JSON in lines that fit a sample, after what already stands on its first line. */
export function printJson(value: unknown, before = ""): string {
  return printValue(value, { width: sampleWidthCharacters, isJson: true }, "", before.length);
}

/** Values as JSON lines. */
export function printJsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

/** Each line of a text with spaces before it; an empty line stays empty. */
export function indentLines(text: string, indent: string): string {
  return text.replaceAll(/^(?=.)/gm, indent);
}
