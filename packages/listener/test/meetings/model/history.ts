import type { Row, Rows } from "./rows.ts";

/** A commit of the model: each row that it changed, before and after it; undefined if there was or is none. */
export interface Change extends ChangeFacts {
  readonly number: number;
  readonly rows: ReadonlyMap<string, { readonly before: Row | undefined; readonly after: Row | undefined }>;
}

export interface ChangeFacts {
  /** The number of the commit that it has undone as a whole. */
  readonly undoes?: number | undefined;
  /** The number of the commit that a hook handled when it made this one. */
  readonly follows?: number | undefined;
}

/** The commits of one sheet, and its rows after each of them. */
export interface History {
  readonly changes: readonly Change[];
  rows(): Rows;
  /** The rows after the commit of a number. */
  rowsAt(number: number): Rows;
  /** Adds the next commit. A row that is undefined is deleted. */
  add(after: ReadonlyMap<string, Row | undefined>, facts?: ChangeFacts): Change;
  /** Takes the last commit away again. */
  drop(): void;
}

export function createHistory(): History {
  const changes: Change[] = [];
  const states: Rows[] = [new Map()];
  const rows = () => states.at(-1) as Rows;
  return {
    changes,
    rows,
    rowsAt: (number) => states[number] as Rows,
    add(after, facts = {}) {
      const next = new Map(rows());
      const changed = new Map<string, { before: Row | undefined; after: Row | undefined }>();
      for (const [id, row] of after) {
        const before = next.get(id);
        if (before === row) continue;
        changed.set(id, { before, after: row });
        if (row === undefined) next.delete(id);
        else next.set(id, row);
      }
      const change: Change = { ...facts, number: states.length, rows: changed };
      changes.push(change);
      states.push(next);
      return change;
    },
    drop() {
      changes.pop();
      states.pop();
    },
  };
}
