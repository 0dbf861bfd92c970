import { count } from "./plural.ts";

/** The texts of the screen of records: chips, panel, search, history and export. */
export const records = {
  label: "Records",
  tools: "What to do with the records",
  shown: "Which records are shown",
  all: "All",
  withErrors: "With errors",
  remove: "Remove this condition",
  sortedBy: (column: string) => `Sorted by ${column}`,
  search: "Search",
  undo: "Undo",
  redo: "Redo",
  add: "Add a record",
  nextError: "Next error",
  errors: "Errors",
  replace: "Find and replace",
  duplicates: "Duplicates",
  history: "History",
  export: "Export",
  keys: "Keys",
  otherTools: "More",
  query: "Query",
  queryHint: "For example: age gte 20 and country eq DE",
  shownOf: (shown: number, total: number) =>
    shown === total
      ? count(total, { one: "# record", other: "# records" })
      : `${count(shown, { one: "#", other: "#" })} of ${count(total, { one: "# record", other: "# records" })}`,
  selected: (records: number) => count(records, { one: "# record selected", other: "# records selected" }),
  saving: "Saving",
  saved: "All changes are saved",
  // What happened
  othersChanged: (name: string, records: number) =>
    `${name} changed ${count(records, { one: "# record", other: "# records" })}.`,
  somebody: "Somebody",
  agent: "A program",
  you: "You",
  undone: "The change is undone.",
  redone: "The change is made again.",
  nothingToUndo: "You have nothing to undo.",
  nothingToRedo: "You have nothing to redo.",
  noMoreErrors: "There are no more errors in this direction.",
  tooManyWaiting:
    "200 changes wait for the connection. This one is not kept. Try it again when you are online.",
  conflict: (cells: number, column: string, value: string) =>
    cells === 1
      ? `Somebody was faster: ${column} is “${value}” now. Your value is not saved.`
      : `Somebody was faster: ${count(cells, { one: "# value is", other: "# values are" })} not saved, the first in ${column}.`,
  unsaved: (values: number) =>
    count(values, { one: "# value is not saved", other: "# values are not saved" }),
  useMine: "Save mine",
  needsConnection: "This needs a connection. Try it again when you are online.",
  notSaved: (message: string) => `This is not saved: ${message}`,
  undoRest: "Undo what nobody changed since",
  tooManyCells: (cells: number) =>
    `${count(cells, { one: "# cell is", other: "# cells are" })} too many for one step: at most 10,000. Import a file instead.`,
  cellsSkipped: (cells: number) =>
    `${count(cells, { one: "# cell was", other: "# cells were" })} left out: read only, or beside the table.`,
  pasted: (records: number) => `${count(records, { one: "# record", other: "# records" })} pasted.`,
  deleted: (records: number) => `${count(records, { one: "# record is", other: "# records are" })} deleted.`,
  recordGone: "Somebody has deleted this record, or it is not in this list any more.",
  tooManyToDelete: (most: number) =>
    `At most ${count(most, { one: "# record", other: "# records" })} can be deleted in one step, so that you can undo it.`,
  changed: (records: number) => `${count(records, { one: "# record is", other: "# records are" })} changed.`,
  notLive: "Changes of others are not shown at once any more. Load the page again to see them.",
  // States
  locked: (since: string, name: string) =>
    `This sheet is locked${since && ` since ${since}`}${name && ` by ${name}`}. You can read it, but not change it.`,
  blocked: "A job works on these records. Until it is done, you can only read them.",
  waiting: (changes: number) =>
    `${count(changes, { one: "# change waits", other: "# changes wait" })} for the connection. Keep this page open.`,
  noRecords: "No records yet. Add a file, or type in the first row.",
  noRecordsYet: "No records yet.",
  noErrors: "No record has an error.",
  noMatch: "No record matches.",
  showAll: "Show all records",
  addFile: "Add a file",
  // Calculations
  calculationsTitle: "Calculations",
  calculationsHint: "Of the records that are shown. Choose one to see it below the column.",
  calculations: {
    COUNT_NON_EMPTY: "Filled",
    COUNT_EMPTY: "Empty",
    SUM: "Sum",
    AVERAGE: "Average",
    MIN: "Smallest",
    MAX: "Largest",
  },
  // Views
  views: "Views",
  noView: "All records",
  viewChanged: "(changed)",
  saveView: "Save as a view",
  viewHint: "A view keeps which records are shown, and their order. Its address can be sent to others.",
  viewName: "Name of the view",
  save: "Save",
  changeView: (name: string) => `Change the view “${name}”`,
  newView: "Save as a new view",
  viewSaved: "The view is saved.",
  deleteView: "Delete the view",
  viewDeleted: "The view is deleted.",
  viewGone: "This view is no longer here, or you may not see it. These are all records.",
  viewPartly: (names: readonly string[]) =>
    `This page does not apply a part of this view: ${names.join(", ")}.`,
  withoutErrors: "Without errors",
  // Menus
  cellMenu: "Menu of the cell",
  edit: "Edit",
  selectRow: "Select the record",
  selectColumn: "Select the column",
  delete: (records: number) => count(records, { one: "Delete # record", other: "Delete # records" }),
  sortUp: "Sort, smallest first",
  sortDown: "Sort, largest first",
  onlyErrors: "Only errors of this column",
  values: "Only these values",
  searchValues: "Search values",
  moreValues: (most: number) =>
    `The ${count(most, { one: "#", other: "#" })} most frequent values. Search for others.`,
  // Errors
  firstErrors: (read: number, total: number) =>
    `Of the first ${count(read, { one: "#", other: "#" })} of ${count(total, { one: "# record", other: "# records" })} with errors:`,
  times: (times: number) => `${count(times, { one: "#", other: "#" })} ×`,
  show: "Show",
  setAll: "Set all",
  trim: "Remove spaces around",
  empty: "Empty all",
  newValue: "New value",
  setIn: (records: number) => count(records, { one: "Set in # record", other: "Set in # records" }),
  // Dialogs
  goTo: "Go to a record",
  rowOf: (total: number) => `Number, from 1 to ${count(total, { one: "#", other: "#" })}`,
  go: "Go",
  inColumn: "In the column",
  find: "Find",
  replaceBy: "Replace by",
  wholeValue: "Only whole values",
  inShown: (shown: number) =>
    `In the ${count(shown, { one: "# record that is", other: "# records that are" })} shown.`,
  replaceAll: "Replace all",
  which: "Which records",
  allRecords: (total: number) => `All (${count(total, { one: "#", other: "#" })})`,
  shownRecords: (total: number) => `Those that are shown (${count(total, { one: "#", other: "#" })})`,
  errorRecords: (total: number) =>
    `Those with errors, with a column of reasons, as CSV (${count(total, { one: "#", other: "#" })})`,
  format: "Format",
  formats: { xlsx: "Excel", csv: "CSV", jsonl: "JSON lines", parquet: "Parquet" },
  reason: "Reason",
  download: "Download",
  exporting: "The file is being made.",
  exported: "The file is in your downloads.",
  sameIn: "The same values in",
  groups: (groups: number) =>
    groups === 0
      ? "No duplicates."
      : count(groups, { one: "# group of duplicates", other: "# groups of duplicates" }),
  mergeNote: "The first record of each group stays, and gets the values that only the others have.",
  merge: (groups: number) => count(groups, { one: "Merge # group", other: "Merge # groups" }),
  merged: (groups: number, deleted: number) =>
    `${count(groups, { one: "# group is", other: "# groups are" })} merged, ${count(deleted, { one: "# record is", other: "# records are" })} deleted.`,
  // History
  noHistory: "Nothing was changed yet.",
  undoThis: "Undo this change",
  more: "Show more",
  andMore: (changes: number) => count(changes, { one: "# more", other: "# more" }),
  changeKinds: {
    inserted: (records: number) => count(records, { one: "# added", other: "# added" }),
    updated: (records: number) => count(records, { one: "# changed", other: "# changed" }),
    judged: (records: number) =>
      count(records, { one: "# with another verdict", other: "# with another verdict" }),
    deleted: (records: number) => count(records, { one: "# deleted", other: "# deleted" }),
    unknown: (records: number) => count(records, { one: "# not known", other: "# not known" }),
  },
  keyTable: [
    ["Arrows, Home, End, Page Up, Page Down", "Move; with Ctrl to the ends"],
    ["Shift + these keys", "Select cells"],
    ["Ctrl+A, Shift+Space, Ctrl+Space", "Select everything, the record, the column"],
    ["Enter, F2, or type", "Edit; Enter and Tab save, Esc gives back"],
    ["Alt+Enter", "New line in a cell"],
    ["Ctrl+C, Ctrl+X, Ctrl+V", "Copy, cut, paste"],
    ["Ctrl+D", "Fill down"],
    ["Delete", "Empty the cells"],
    ["Ctrl+Z, Ctrl+Y", "Undo, redo"],
    ["Ctrl+F, Ctrl+H", "Search, find and replace"],
    ["F8, Shift+F8", "Next error, previous error"],
    ["Alt+Arrow down", "Menu of the column"],
    ["Shift+F10", "Menu of the cell"],
    ["Ctrl+G", "Go to a record"],
    ["Ctrl+-", "Delete records"],
    ["F6", "Next part of the page"],
  ] as readonly (readonly [keys: string, what: string])[],
};
