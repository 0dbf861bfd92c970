export interface DeletionTables {
  readonly deletions: DeletionRow;
}

/** A resource that was deleted. Nobody finds it any more, but rows that belonged to it are still there. */
export interface DeletionRow {
  readonly owner_id: string;
  readonly account_id: string;
  readonly kind: "environment" | "sheet" | "webhook";
}
