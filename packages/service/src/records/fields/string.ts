import type { StringConfig, StringProperty } from "@data-import/types";
import { refuseValue, type ValueCheck } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const stringType: FieldType<StringProperty> = {
  comparesAs: "text",
  isList: () => false,
  createCheck: ({ config }) => createTextCheck(config),
};

/** Bytes of UTF-8 that a text may have, by its size. */
const textLimits = { tiny: 255, normal: 65_536, medium: 16_777_216, long: 4_294_967_296 } as const;

/** Compiles the check of a text; other single values become one. */
export function createTextCheck(config?: StringConfig): ValueCheck {
  const size =
    config !== undefined && config.size in textLimits ? (config.size as keyof typeof textLimits) : "normal";
  const limit = textLimits[size];
  return (value) => {
    if (typeof value === "object") return refuseValue(value, "This must be one text, not a list.");
    // Neither JSON columns nor people have a use for the character 0.
    const text = String(value).replaceAll("\0", "");
    const length = size === "tiny" ? text.length : text.length * 3 > limit ? Buffer.byteLength(text) : 0;
    if (length <= limit) return { value: text };
    return refuseValue(
      text,
      `This text is too long: a field of the size \`${size}\` holds ${limit} characters at most.`,
    );
  };
}
