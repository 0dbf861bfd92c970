import type { FileReadOptions } from "@data-import/types";
import { type Command, InvalidArgumentError, Option } from "commander";

type Property = keyof FileReadOptions;

/** An option of `import` for a setting of the service. */
interface ReadOption {
  readonly property: Property;
  /** Its name, without the value. */
  readonly flag: string;
  /** What is in the place of its value; absent for a setting that is on or off. */
  readonly value?: string;
  readonly text: string;
  /** What a shell offers. */
  readonly offered?: readonly string[];
  readonly read?: (text: string) => FileReadOptions[Property];
}

/** Names for signs that a shell or a person reads wrongly. */
const signs: Readonly<Record<string, string>> = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  pipe: "|",
  space: " ",
};

const encodings = [
  ...["utf-8", "windows-1252", "iso-8859-15", "utf-16le", "windows-1250", "windows-1251", "windows-1256"],
  ...["shift_jis", "gb18030", "euc-kr", "cp850"],
];

const readOptions: readonly ReadOption[] = [
  {
    property: "header",
    flag: "header-row",
    value: "number",
    text: "The row with the names of the columns, from 1; 2,3 for two rows, none if there is no such row",
    offered: ["none", "1", "2", "3"],
    read: readHeader,
  },
  {
    property: "delimiter",
    flag: "delimiter",
    value: "sign",
    text: "The character between two values, also as comma, semicolon, tab, pipe or space",
    offered: Object.keys(signs),
    read: (text) => signs[text] ?? text,
  },
  {
    property: "encoding",
    flag: "encoding",
    value: "name",
    text: "The encoding of a text, such as windows-1252",
    offered: encodings,
  },
  {
    property: "quote",
    flag: "quote",
    value: "sign",
    text: "The character around values; none if no value is quoted",
    offered: ["none"],
    read: readNone,
  },
  {
    property: "escape",
    flag: "escape",
    value: "sign",
    text: "The character before a quote inside a value, a backslash; none if such a quote is doubled",
    offered: ["none"],
    read: readNone,
  },
  {
    property: "columnStarts",
    flag: "column-starts",
    value: "numbers",
    text: "Fixed width: where each column begins, in characters from 0, such as 0,6,22",
    read: (text) => text.split(",").map((part) => readWhole(part)),
  },
  {
    property: "keepAllRows",
    flag: "keep-all-rows",
    text: "Also totals, notes and repeated headers are records",
  },
  {
    property: "mergedCells",
    flag: "merged-cells",
    value: "mode",
    text: "Spreadsheet: fill writes the value of merged cells into all of them",
    offered: ["first", "fill"],
  },
  { property: "hiddenSheets", flag: "hidden-sheets", text: "Spreadsheet: also read hidden sheets" },
  {
    property: "hiddenCells",
    flag: "hidden-cells",
    text: "Spreadsheet: read hidden rows and columns, as without it; --no-hidden-cells does not",
  },
  {
    property: "splitTables",
    flag: "split-tables",
    text: "Spreadsheet: a table below another one is its own; --no-split-tables denies it",
  },
  {
    property: "transposed",
    flag: "transposed",
    text: "Spreadsheet: the first column has the names; --no-transposed denies it",
  },
];

/** What a shell offers for these options. None is the whole list, so it is not written into the help. */
export const offeredValues: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readOptions.flatMap(({ flag, offered }) => (offered ? [[flag, offered]] : [])),
);

/** The heading of these options in the help. */
const heading = "If a file is read in a wrong way:";

/** Adds the options that say how a file and its values are read. */
export function addReadOptions(command: Command): void {
  for (const [flags, text, choices] of [
    ["--date-order <order>", "How dates are written", ["day-first", "month-first", "year-first"]],
    ["--decimal <sign>", "The decimal sign of numbers", [".", ","]],
  ] as const)
    command.addOption(new Option(flags, text).choices(choices).helpGroup(heading));
  for (const { flag, value, text, read } of readOptions) {
    const option = new Option(`--${flag}${value ? ` <${value}>` : ""}`, text);
    if (read) option.argParser(read);
    command.addOption(option.helpGroup(heading));
    if (!value) command.addOption(new Option(`--no-${flag}`).hideHelp());
  }
}

/** What the person says about the file; undefined without such an option. */
export function pickReadOptions(options: object): FileReadOptions | undefined {
  const given = options as Readonly<Record<string, unknown>>;
  const entries = readOptions.flatMap(({ property, flag }) => {
    const value = given[new Option(`--${flag}`).attributeName()];
    return value === undefined ? [] : [[property, value]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A sentence of the service with the options of the command, instead of those of the description. */
export function nameReadOptions(sentence: string): string {
  return sentence
    .replace("read the file again with", "import the file again with")
    .replaceAll(/`(\w+)(?:: "?(\w+)"?)?`/g, (whole, name: string, value: string | undefined) => {
      const option = readOptions.find(({ property }) => property === name);
      if (option === undefined) return whole;
      if (option.value) return `--${option.flag}${value === undefined ? "" : ` ${value}`}`;
      return value === "false" ? `--no-${option.flag}` : `--${option.flag}`;
    });
}

function readHeader(text: string): NonNullable<FileReadOptions["header"]> {
  const rows = text === "none" ? [] : text.split(",").map((part) => readWhole(part, 1) - 1);
  return { algorithm: "specificRows", rowNumbers: rows };
}

function readNone(text: string): string {
  return text === "none" ? "" : text;
}

function readWhole(text: string, least = 0): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isInteger(value) || value < least)
    throw new InvalidArgumentError(`${text} is not a whole number from ${least}.`);
  return value;
}
