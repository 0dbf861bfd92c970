// A second writing of what the description says about cells and their messages, made to be compared with the service.
// Rows and cells never change: a change makes new ones, so that any earlier state can be kept and brought back.

export type Value = string | number | null;

/** A message of a writer. Those of the rules of the service are not in the model. */
export interface Note {
  readonly type: string;
  readonly message: string;
  readonly createdBy: string;
  readonly hook?: string | undefined;
}

/** The author: an actor, and the name of its hook. */
export type Author = Pick<Note, "createdBy" | "hook">;

export interface Cell {
  readonly value: Value;
  readonly notes: readonly Note[];
  /** The number of the commit that wrote the value. An undo brings it back. */
  readonly written: number;
  /** The number of the last commit that changed the value, also by an undo. */
  readonly touched: number;
}

export interface Row {
  readonly id: string;
  /** The number of the commit that inserted it. */
  readonly inserted: number;
  readonly cells: Readonly<Record<string, Cell>>;
}

export type Rows = ReadonlyMap<string, Row>;

/** A cell of a request. */
export interface SentCell {
  readonly value?: Value;
  readonly messages?: readonly Partial<Note & { readonly source: string }>[];
  readonly ifCommitId?: string;
}

export type SentCells = Readonly<Record<string, SentCell>>;

const noCell: Cell = { value: null, notes: [], written: 0, touched: 0 };

/** A cell of a row; an empty one if nobody has written it. */
export const cellOf = (row: Row, key: string): Cell =>
  row.cells[key] ?? { ...noCell, written: row.inserted, touched: row.inserted };

/** A new row of a commit. */
export function insertRow(id: string, sent: SentCells, author: Author, commit: number): Row {
  const cells = Object.entries(sent).map(([key, cell]) => {
    const notes = (cell.messages ?? []).filter(isOfWriter).map((note) => sign(note, author));
    return [key, { value: cell.value ?? null, notes, written: commit, touched: commit }] as const;
  });
  return { id, inserted: commit, cells: Object.fromEntries(cells) };
}

/** A row after a write to some of its cells; the same row if nothing changes. */
export function reviseRow(row: Row, sent: SentCells, author: Author, commit: number): Row {
  const cells = { ...row.cells };
  for (const [key, cell] of Object.entries(sent))
    cells[key] = reviseCell(cellOf(row, key), cell, author, commit);
  return Object.keys(sent).every((key) => isSameCell(cellOf(row, key), cells[key] as Cell))
    ? row
    : { ...row, cells };
}

/**
 * The messages of the author are replaced. Those of others are about a value: they end with it, unless a hook changes it.
 * A message of another author that is sent back is not written again.
 */
function reviseCell(cell: Cell, sent: SentCell, author: Author, commit: number): Cell {
  const value = "value" in sent ? (sent.value ?? null) : cell.value;
  const isSame = value === cell.value;
  const staying = cell.notes.filter((note) => !isBy(note, author) && (isSame || author.hook !== undefined));
  const written = (sent.messages ?? [])
    .filter(isOfWriter)
    .filter(({ createdBy, hook }) => createdBy === undefined || isBy({ createdBy, hook }, author))
    .map((note) => sign(note, author));
  const numbers = isSame
    ? { written: cell.written, touched: cell.touched }
    : { written: commit, touched: commit };
  return { value, notes: [...staying, ...written], ...numbers };
}

const isOfWriter = ({ source = "custom-logic" }: { readonly source?: string }) => source === "custom-logic";

function sign({ type = "", message = "" }: Partial<Note>, { createdBy, hook }: Author): Note {
  return { type, message, createdBy, ...(hook !== undefined && { hook }) };
}

const isBy = (note: Author, author: Author) =>
  note.createdBy === author.createdBy && note.hook === author.hook;

const isSameCell = (one: Cell, other: Cell) =>
  one.value === other.value && describeNotes(one.notes) === describeNotes(other.notes);

/** The messages as one text. Their order says nothing. */
export function describeNotes(notes: readonly Note[]): string {
  const texts = notes.map(({ createdBy, hook = "", type, message }) =>
    [createdBy, hook, type, message].join(" · "),
  );
  return texts.toSorted().join("\n");
}
