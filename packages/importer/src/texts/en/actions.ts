import { count } from "./plural.ts";

/** The texts around actions: why a button cannot be pressed, its dialog, and what its job says at the end. */
export const actions = {
  label: "Actions",
  help: "Help",
  required: "required",
  needed: "This is needed.",
  noChoice: "None of these",
  selected: (records: number) =>
    count(records, { one: "For the # selected record.", other: "For the # selected records." }),
  tooMany: (most: number) =>
    count(most, {
      one: "Select at most # record, or all that are shown.",
      other: "Select at most # records, or all that are shown.",
    }),
  // Why a button cannot be pressed
  hindrances: {
    running: "It is still running.",
    saving: "Your last changes are being saved.",
    noData: "There are no records yet.",
    noSelection: "Select records first: press Shift+Space in the table.",
    noColumn: "This column can only be read.",
  },
  errors: (errors: number) =>
    count(errors, {
      one: "Correct # record with an error first.",
      other: "Correct # records with errors first.",
    }),
  // When
  schedules: {
    hourly: "Runs every hour by itself.",
    daily: "Runs every day by itself.",
    weekly: "Runs every week by itself.",
  },
  // The end
  done: (action: string) => `“${action}” is done.`,
  show: "Show",
  failed: (action: string) => `“${action}” did not work.`,
  canceled: (action: string) => `“${action}” was canceled.`,
  next: {
    id: "Open",
    url: "Open",
    download: "Download",
    files: "Download",
    snapshot: "Show the records",
    retry: "Try again",
    view: "Show the records",
    clearFilters: "Show all records",
  },
};
