import { extname } from "node:path";
import type { SheetFormat } from "@data-import/types";
import { type Command, Option } from "commander";
import type { Builder } from "../context.ts";
import { Failure } from "../failure.ts";
import { findSheet } from "../find-sheet.ts";
import { createProgress } from "../output/progress.ts";
import { saveDownload } from "../output/save-download.ts";
import { addCommand, addRecordSelection, type RecordSelection } from "./add-command.ts";

interface ExportOptions extends RecordSelection {
  readonly output?: string;
  readonly format?: SheetFormat;
  readonly labels?: boolean;
  readonly escapeFormulas?: boolean;
  readonly byteOrderMark?: boolean;
}

const formats: readonly SheetFormat[] = ["csv", "xlsx", "jsonl", "parquet"];

/** The format that `--format` or the extension of the file says. A file is never called what it is not. */
function chooseFormat({ format, output = "" }: ExportOptions): SheetFormat | undefined {
  const extension = extname(output).slice(1).toLowerCase();
  const named = formats.find((each) => each === extension);
  if (format === undefined && extension !== "" && !named) {
    throw new Failure(
      `There is no export as .${extension}, but as ${formats.join(", ")}.`,
      "Use one of these extensions, or say what is in the file with --format.",
    );
  }
  if (format !== undefined && named !== undefined && named !== format)
    throw new Failure(
      `${output} would be ${format}, and not ${named}.`,
      "Leave out --format, or name the file for it.",
    );
  return format ?? named;
}

/** Adds `export`. */
export function addExport(program: Command, builder: Builder): void {
  const command = addRecordSelection(
    addCommand(program, {
      name: "export",
      summary: "Write the records of a sheet to a file",
      description:
        "Writes the records of a sheet to a file, or to the standard output if it is a pipe. The format is that of the\n" +
        "extension of the file, or CSV. An existing file is replaced when the new one is complete.",
      examples: [
        "data-import export --sheet contacts --output contacts.xlsx",
        "data-import export --sheet contacts --format jsonl --filter valid > contacts.jsonl",
      ],
    }),
  )
    .option("--output <file>", "The file to write; - is the standard output")
    .addOption(new Option("--format <format>", "The format of the file").choices(formats))
    .option("--labels", "Name the columns by the labels of the fields, not by their keys")
    .option("--escape-formulas", "CSV: write an apostrophe before texts that a program could run as formulas")
    .option(
      "--byte-order-mark",
      "CSV: begin with the mark that some versions of Excel need to read the letters",
    );
  builder.act(command, async (context, _, options: ExportOptions) => {
    const { api, signal, io } = context;
    const format = chooseFormat(options);
    const sheet = await findSheet(api, options.sheet, signal);
    const progress = await createProgress(io, `Exporting ${sheet.name}`);
    const { filter, q, labels } = options;
    const { escapeFormulas, byteOrderMark } = options;
    const download = await api.sheets.export(sheet.id, {
      format,
      filter,
      q,
      escapeFormulas,
      byteOrderMark,
      signal,
      columnNames: labels ? "label" : undefined,
      onProgress: ({ bytes }) => progress.report(undefined, `${(bytes / 1e6).toFixed(1)} MB`),
    });
    try {
      await saveDownload(context, download, options.output);
      progress.end(`Exported ${sheet.name}`);
    } catch (error) {
      progress.fail(`The export of ${sheet.name} failed`);
      throw error;
    }
  });
}
