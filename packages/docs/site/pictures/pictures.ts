/** A box of a picture. */
export interface Box {
  readonly name: string;
  /** A second line in smaller letters. */
  readonly note?: string;
  /** The column of its left side and its row; halves are between two. */
  readonly at: readonly [column: number, row: number];
  readonly kind?: "good" | "bad" | "strong";
}

/** An arrow between boxes, by their names. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** True if it begins at the right side of its box although its end is in another row. */
  readonly isBeside?: boolean;
}

/** A picture as data: drawn as SVG, and written as a list for Markdown and for screen readers. */
export interface Picture {
  readonly title: string;
  /** What it shows, in one sentence. */
  readonly summary: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** All pictures by name; pages show them with a line `!picture <name>`. */
export const pictures: Readonly<Record<string, Picture>> = {
  "data-model": {
    title: "The data model",
    summary: "What holds what: an arrow leads to what is inside.",
    boxes: [
      { name: "Account", note: "a customer", at: [1.5, 0] },
      { name: "Environment", note: "test, production", at: [1.5, 1] },
      { name: "Space", note: "one import", at: [1, 2], kind: "strong" },
      { name: "Agent", note: "your code", at: [2.5, 2] },
      { name: "File", note: "an upload", at: [0, 3] },
      { name: "Workbook", note: "some sheets", at: [1, 3], kind: "strong" },
      { name: "Document", note: "Markdown", at: [2, 3] },
      { name: "Guest", note: "a person", at: [3, 3] },
      { name: "Sheet", note: "a table", at: [1, 4], kind: "strong" },
      { name: "Field", note: "a column", at: [0, 5] },
      { name: "Record", note: "a row", at: [1, 5], kind: "strong" },
      { name: "Commit", note: "one change", at: [2, 5] },
    ],
    arrows: [
      { from: "Account", to: "Environment" },
      { from: "Environment", to: "Space" },
      { from: "Environment", to: "Agent" },
      { from: "Space", to: "File" },
      { from: "Space", to: "Workbook" },
      { from: "Space", to: "Document" },
      { from: "Space", to: "Guest" },
      { from: "Workbook", to: "Sheet" },
      { from: "Sheet", to: "Field" },
      { from: "Sheet", to: "Record" },
      { from: "Sheet", to: "Commit" },
    ],
  },
  import: {
    title: "The life of an import",
    summary: "The steps from a file to records, and what follows from each.",
    boxes: [
      { name: "Upload", note: "uploadFile", at: [0, 0], kind: "strong" },
      { name: "Job", note: "file, extract", at: [0, 1], kind: "strong" },
      { name: "Rows", note: "of the file", at: [0, 2], kind: "strong" },
      { name: "Mapping", note: "columns to fields", at: [0, 3], kind: "strong" },
      { name: "Records", note: "in your sheet", at: [0, 4], kind: "strong" },
      { name: "Commit", note: "can be undone", at: [0, 5], kind: "strong" },
      { name: "file:created", note: "event", at: [2, 0] },
      { name: "job:completed", note: "event", at: [2, 1] },
      { name: "Messages", note: "invalid values", at: [2, 4] },
      { name: "commit:created", note: "event", at: [2, 5] },
    ],
    arrows: [
      { from: "Upload", to: "Job" },
      { from: "Job", to: "Rows" },
      { from: "Rows", to: "Mapping" },
      { from: "Mapping", to: "Records" },
      { from: "Records", to: "Commit" },
      { from: "Upload", to: "file:created" },
      { from: "Job", to: "job:completed" },
      { from: "Records", to: "Messages", label: "validated" },
      { from: "Commit", to: "commit:created" },
    ],
  },
  job: {
    title: "The states of a job",
    summary:
      "The usual way is from ready over executing to complete. A job can be canceled until it has ended.",
    boxes: [
      { name: "created", note: "trigger manual", at: [0, 0] },
      { name: "ready", note: "it can run", at: [0, 1], kind: "strong" },
      { name: "executing", note: "somebody works", at: [0, 2], kind: "strong" },
      { name: "complete", note: "the end", at: [0, 3], kind: "good" },
      { name: "failed", note: "can be retried", at: [2, 2], kind: "bad" },
      { name: "canceled", note: "can be retried", at: [2, 1], kind: "bad" },
    ],
    arrows: [
      { from: "created", to: "ready", label: "executeJob" },
      { from: "ready", to: "executing", label: "acknowledgeJob" },
      { from: "executing", to: "complete", label: "completeJob" },
      { from: "executing", to: "failed", label: "failJob" },
      { from: "ready", to: "canceled", label: "cancelJob" },
    ],
  },
  permissions: {
    title: "Who may do what",
    summary:
      "A role on one level covers everything inside. The role of the caller must grant what an operation needs.",
    boxes: [
      { name: "Caller", note: "guest, agent, key", at: [0, 0] },
      { name: "Role", note: "such as Editor", at: [0, 1], kind: "strong" },
      { name: "Permission", note: "sheets:read", at: [0, 2], kind: "strong" },
      { name: "Operation", note: "getSheet", at: [0, 3] },
      { name: "Account", note: "all of it", at: [2, 0] },
      { name: "Environment", note: "its spaces", at: [2, 1] },
      { name: "One space", note: "what is in it", at: [2, 2] },
    ],
    arrows: [
      { from: "Caller", to: "Role", label: "has" },
      { from: "Role", to: "Permission", label: "grants" },
      { from: "Permission", to: "Operation", label: "allows" },
      { from: "Role", to: "Account", isBeside: true },
      { from: "Role", to: "Environment", label: "covers" },
      { from: "Role", to: "One space", isBeside: true },
    ],
  },
};
