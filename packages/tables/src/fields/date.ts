import type { DateProperty } from "@data-import/types";
import { type CheckedValue, createRefusal } from "./cell.ts";
import type { FieldType } from "./field-type.ts";

export const dateType: FieldType<DateProperty> = {
  holds: "day",
  // Dates are written with the year first, so the order of the texts is the order of the dates.
  comparesAs: "text",
  isList: () => false,
  createCheck: () => checkDate,
};

const refusal = createRefusal({ code: "date_expected" });

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function checkDate(value: string | number | boolean | readonly string[]): CheckedValue {
  const text = typeof value === "string" ? value.trim() : "";
  const parts = datePattern.exec(text);
  if (parts !== null && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(parts[3]))
    return { value: text };
  return { value, finding: refusal };
}
