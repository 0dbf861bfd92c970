import type { CellContent, Finding } from "@data-import/tables/fields";
import { listErrors, type StoredRecord } from "../record/record.ts";
import type { PreparedRecord } from "../rules/validator.ts";

const noChanges: ReadonlyMap<number, number> = new Map();

/** A new record, after its values were checked. Nearly all have no findings, and nothing reads their cells again. */
export class NewRecord implements PreparedRecord {
  readonly position: number;
  readonly id: string;
  readonly createdCommit: number;
  /** The cells, as they are stored. */
  readonly json: string;
  /** The cells as the response shows them, as long as there are no findings; undefined if nobody needs them. */
  readonly shown: string | undefined;
  #cells: CellContent[] | undefined;
  #findings: Map<number, Finding[]> | undefined;

  constructor(position: number, id: string, commit: number, json: string, shown?: string) {
    this.position = position;
    this.id = id;
    this.createdCommit = commit;
    this.json = json;
    this.shown = shown;
  }

  get cells(): CellContent[] {
    this.#cells ??= JSON.parse(this.json) as CellContent[];
    return this.#cells;
  }

  /** To add findings to. */
  get findings(): Map<number, Finding[]> {
    this.#findings ??= new Map();
    return this.#findings;
  }

  set findings(findings: Map<number, Finding[]>) {
    this.#findings = findings;
  }

  get hasFindings(): boolean {
    return this.#findings !== undefined && this.#findings.size > 0;
  }

  get updatedCommit(): number {
    return this.createdCommit;
  }

  get changed(): ReadonlyMap<number, number> {
    return noChanges;
  }

  get metadata(): undefined {
    return undefined;
  }

  get config(): undefined {
    return undefined;
  }

  get flags(): readonly string[] {
    return [];
  }

  /** The record as it is stored, after all findings are added. */
  toStored(): StoredRecord {
    const { position, id, cells, changed, metadata, config, flags, createdCommit, updatedCommit } = this;
    const errors = listErrors(this.findings);
    return {
      position,
      id,
      cells,
      messages: this.findings,
      errors,
      changed,
      metadata,
      config,
      flags,
      createdCommit,
      updatedCommit,
    };
  }
}
