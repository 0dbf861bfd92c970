import type { NumberConfig, NumberProperty } from "@data-import/types";
import { refuseValue, type ValueCheck } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const numberType: FieldType<NumberProperty> = {
  comparesAs: "number",
  isList: ({ isArray }) => isArray === true,
  createCheck: ({ config }) => createNumberCheck(config),
};

const numberPattern = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function createNumberCheck(config: NumberConfig | undefined): ValueCheck {
  return (value) => {
    const number =
      typeof value === "number"
        ? value
        : typeof value === "string" && numberPattern.test(value.trim())
          ? Number(value)
          : Number.NaN;
    if (!Number.isFinite(number)) return refuseValue(value, "This must be a number, such as 12 or 12.5.");
    const places = config?.decimalPlaces;
    if (places === undefined) return { value: number };
    const rounded = Number(number.toFixed(Math.min(places, 100)));
    if (rounded === number) return { value: number };
    const message = `${number} was rounded to ${places} decimal places.`;
    return { value: rounded, finding: { type: "warn", source: "is-artifact", message } };
  };
}
