import type { StringConfig, StringProperty } from "@data-import/types";
import { countBytes } from "../basics/text.ts";
import { createRefusal, type ValueCheck, writeText } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const stringType: FieldType<StringProperty> = {
  holds: "text",
  comparesAs: "text",
  isList: () => false,
  createCheck: ({ config }) => createTextCheck(config),
};

/** The maximum length of a text, by the size of the field: `tiny` in characters, the others in bytes of UTF-8. */
const textLimits = { tiny: 255, normal: 65_536, medium: 16_777_216, long: 4_294_967_296 } as const;

const listRefusal = createRefusal({ code: "list_not_allowed" });

/** Compiles the check of a text. Other single values are converted to text. */
export function createTextCheck(config?: StringConfig): ValueCheck {
  const size = readSize(config);
  const limit = textLimits[size];
  const unit = size === "tiny" ? "characters" : "bytes";
  const tooLong = createRefusal({ code: "size_exceeded", params: { size, limit, unit } });
  return (value) => {
    if (typeof value === "object") return { value, finding: listRefusal };
    const text = writeText(value);
    if (isWithin(text, limit, unit)) return { value: text };
    return { value: text, finding: tooLong };
  };
}

/** The maximum length of a text of a field, in characters or bytes. */
export function getTextLimit(config: StringConfig | undefined): number {
  return textLimits[readSize(config)];
}

function readSize(config: StringConfig | undefined): keyof typeof textLimits {
  return config !== undefined && config.size in textLimits
    ? (config.size as keyof typeof textLimits)
    : "normal";
}

/** Reads a text only if its length leaves the result open: a character has one or two units, a unit up to three bytes. */
function isWithin(text: string, limit: number, unit: "characters" | "bytes"): boolean {
  if (text.length * (unit === "bytes" ? 3 : 1) <= limit) return true;
  if (unit === "bytes") return countBytes(text) <= limit;
  return text.length <= limit * 2 && [...text].length <= limit;
}
