import type { PartTexts, Texts } from "./texts.ts";

/** Every text of the page, by its area. */
export interface AllTexts extends Pick<Texts, "shell"> {
  readonly actions: PartTexts["actions"]["actions"];
  readonly columns: PartTexts["import"]["columns"];
  readonly file: PartTexts["file"]["file"];
  readonly finish: PartTexts["finish"]["finish"];
  readonly records: PartTexts["records"]["records"];
  readonly running: PartTexts["import"]["running"];
  readonly signIn: PartTexts["signIn"]["signIn"];
  readonly space: PartTexts["space"]["space"];
  readonly table: PartTexts["records"]["table"];
}
