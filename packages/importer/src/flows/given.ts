import type { CurrentActor } from "@data-import/types";
import type { Texts } from "../texts/texts.ts";

/** What the program around wants, after it was checked. */
export interface Given {
  /** The steps that the person does not get. */
  readonly omitted: readonly ("file" | "columns" | "records")[];
  readonly keyFields: readonly string[];
  readonly isReadOnly: boolean;
  /** The person, with less that they may do. */
  narrow?(caller: CurrentActor): CurrentActor;
  /** The texts of the page, or of a part of it, with those of the program in their places. */
  changeTexts?: (<Of extends Texts>(texts: Of) => Of) | undefined;
}

/** What a page wants if nobody says anything. */
export const nothingGiven: Given = { omitted: [], keyFields: [], isReadOnly: false };
