import type { ReadOptions } from "./source.ts";

/** A sheet of a workbook in any format. */
interface NamedSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** Which sheets of a workbook are read, and the names of those that are not. */
export function chooseSheets<Sheet extends NamedSheet>(
  all: readonly Sheet[],
  { hiddenSheets, sheets: asked }: Pick<ReadOptions, "hiddenSheets" | "sheets">,
): {
  readonly sheets: readonly Sheet[];
  readonly hidden: readonly string[];
  readonly omitted: readonly string[];
} {
  const isAsked = (name: string) => asked === undefined || asked.includes(name);
  // A caller who names a hidden sheet wants it.
  const sheets = all.filter(
    ({ name, isHidden }) => isAsked(name) && (!isHidden || hiddenSheets || asked !== undefined),
  );
  const rest = all.filter((sheet) => !sheets.includes(sheet));
  return {
    sheets,
    hidden: rest.filter(({ name }) => isAsked(name)).map(({ name }) => name),
    omitted: rest.filter(({ name }) => !isAsked(name)).map(({ name }) => name),
  };
}
