import type { RecordsTexts, Texts } from "../../texts/texts.ts";
import type { Host } from "../host.ts";

/** What the screen of records gets from the frame around it, with its own texts. */
export interface RecordsHost extends Host {
  readonly texts: Texts & RecordsTexts;
}
