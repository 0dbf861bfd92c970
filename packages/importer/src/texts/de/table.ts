import type { table as english } from "../en/table.ts";

export const table: typeof english = {
  label: "Datensätze",
};
