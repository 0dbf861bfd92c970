import type { StringConfig, StringProperty } from "@data-import/types";
import { refuseValue, type ValueCheck, writeText } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const stringType: FieldType<StringProperty> = {
  comparesAs: "text",
  isList: () => false,
  createCheck: ({ config }) => createTextCheck(config),
};

/** The maximum length of a text in bytes of UTF-8, by the size of the field. */
const textLimits = { tiny: 255, normal: 65_536, medium: 16_777_216, long: 4_294_967_296 } as const;

/** Compiles the check of a text. Other single values are converted to text. */
export function createTextCheck(config?: StringConfig): ValueCheck {
  const size =
    config !== undefined && config.size in textLimits ? (config.size as keyof typeof textLimits) : "normal";
  const limit = textLimits[size];
  return (value) => {
    if (typeof value === "object") return refuseValue(value, "This must be one text, not a list.");
    const text = writeText(value);
    const length = size === "tiny" ? text.length : text.length * 3 > limit ? Buffer.byteLength(text) : 0;
    if (length <= limit) return { value: text };
    return refuseValue(
      text,
      `This text is too long: a field of the size \`${size}\` may have at most ${limit} characters.`,
    );
  };
}
