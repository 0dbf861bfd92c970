import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Property } from "@data-import/types";
import { createValues } from "./create-values.ts";

/** The header row of a file and the sheet that it belongs to, with the known field of each column. */
export interface HeaderRow {
  readonly sheet: string;
  readonly language: string;
  readonly fields: readonly Property[];
  readonly columns: readonly CorpusColumn[];
}

/** A column with the key of its field; undefined if it belongs to no field. */
export interface CorpusColumn {
  readonly name: string;
  /** A sample of its values; empty in the files that are only a header. */
  readonly values: readonly string[];
  readonly field: string | undefined;
}

/** The part that the vocabulary and the weights were made with, and the part that only measures. */
export interface Corpus {
  readonly tuning: readonly HeaderRow[];
  readonly heldBack: readonly HeaderRow[];
}

/** A field of a sheet of the corpus. */
export interface CorpusField {
  readonly alias: string;
  readonly property: Property;
  readonly kind: string;
}

const folder = new URL("./corpus/", import.meta.url);

/**
 * Reads the corpus: for each sheet its fields, `alias / key / label / type / kind of values / options`, and a line for
 * each header row, `language name=alias; name=-kind`. A hash decides the part of a row, so that nobody chose it.
 */
export function readCorpus(): Corpus {
  const rows = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => readSheet(readFileSync(new URL(file, folder), "utf8")));
  const isTuning = ({ line }: { line: string }) => hash(line) % 2 === 0;
  return {
    tuning: rows.filter(isTuning).map(({ row }) => row),
    heldBack: rows.filter((row) => !isTuning(row)).map(({ row }) => row),
  };
}

function readSheet(text: string): { line: string; row: HeaderRow }[] {
  const lines = text.split("\n").filter((line) => line !== "");
  const sheet = lines[0]?.replace("sheet ", "") ?? "";
  const fields = lines
    .filter((line) => line.includes(" / "))
    .filter(isField)
    .map(readField);
  return lines
    .slice(fields.length + 1)
    .map((line) => ({ line: `${sheet} ${line}`, row: readRow(sheet, line, fields) }));
}

function isField(line: string): boolean {
  return /^\w+ \/ /.test(line) && !line.includes("=");
}

/** Reads `alias / key / label / type / kind of values / options`. */
export function readField(line: string): CorpusField {
  const [alias = "", key = "", label = "", type = "", kind = "", extra = ""] = line
    .split("/")
    .map((part) => part.trim());
  const property = {
    key,
    type,
    ...(label !== "" && { label }),
    ...(type === "enum" && { config: { options: extra.split(",").map((value) => ({ value })) } }),
    ...(extra === "unique" && { constraints: [{ type: "unique" }] }),
  } as Property;
  return { alias, property, kind };
}

function readRow(sheet: string, line: string, fields: readonly CorpusField[]): HeaderRow {
  const language = line.slice(0, 2);
  // One file in five is only a header.
  const isEmpty = hash(`${line} values`) % 5 === 0;
  const columns = line
    .slice(3)
    .split(";")
    .map((cell, index): CorpusColumn => {
      const end = cell.lastIndexOf("=");
      const target = cell.slice(end + 1).trim();
      const field = fields.find(({ alias }) => alias === target);
      if (field === undefined && !target.startsWith("-"))
        throw new Error(`${sheet}: no field ${target} in ${line}`);
      const name = cell.slice(0, end).replace(/^ /, "");
      const seed = hash(`${line} ${index}`);
      const options =
        field?.property.type === "enum"
          ? field.property.config.options.map(({ value }) => String(value))
          : [];
      const values = isEmpty ? [] : createValues(field?.kind ?? target.slice(1), { language, seed, options });
      return { name, values, field: field?.property.key };
    });
  return { sheet, language, fields: fields.map(({ property }) => property), columns };
}

/** A number that depends on a text only. */
export function hash(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE(0);
}
