import type { VNode } from "preact";
import type { Host } from "../host.ts";

/** The records of one sheet. */
export interface RecordsScreenProps {
  readonly host: Host;
  readonly sheetId: string;
  /** The id of a view, from the address. */
  readonly view?: string | undefined;
}

/** The screen of records: the table and all that belongs to it. */
export function RecordsScreen({ host }: RecordsScreenProps): VNode {
  return <section aria-label={host.texts.records.label} />;
}
