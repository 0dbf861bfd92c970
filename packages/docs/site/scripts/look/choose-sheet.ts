import { lookAtText, type TextLook } from "@data-import/tables/look";
import { type ExampleSheet, exampleSheets } from "./sheets.ts";

/** A file as one of the sheets would get it. */
export interface SheetLook {
  readonly sheet: ExampleSheet;
  readonly look: TextLook;
}

/** Looks at a text with the sheet that has a field for most of its columns; undefined if the text is empty. */
export async function lookWithBestSheet(text: string): Promise<SheetLook | undefined> {
  const looks: SheetLook[] = [];
  for (const sheet of exampleSheets) {
    const look = await lookAtText(text, sheet.fields);
    if (look === undefined) return undefined;
    looks.push({ sheet, look });
  }
  const rate = ({ look }: SheetLook) =>
    look.columns.reduce((sum, { field, confidence }) => sum + (field === undefined ? 0 : confidence), 0);
  return looks.toSorted((one, other) => rate(other) - rate(one))[0];
}
