import type { records as english } from "../en/records.ts";

export const records: typeof english = {
  label: "Datensätze",
};
