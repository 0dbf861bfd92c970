import { readdirSync, readFileSync } from "node:fs";
import { type HeaderRow, hash, readField } from "./read-corpus.ts";

/** The header of a template or an export of a real product. It has no values: only its names are facts. */
export interface PublicHeader extends HeaderRow {
  readonly name: string;
  /** Where the names are from. */
  readonly source: string;
}

/** The half that vocabularies and weights are made with, and the half that only measures. */
export interface PublicCorpus {
  readonly tuning: readonly PublicHeader[];
  readonly heldBack: readonly PublicHeader[];
}

/** The kinds of tables that were weak when the corpus was made. */
export const weakTables = ["patients", "shipments", "attendees", "students", "listings", "time-entries"];

const folder = new URL("./corpus/public/", import.meta.url);

/**
 * Reads the public headers: for each kind of table its fields, `alias / key / label / type`, and for each header a line
 * `@ language name | source` and a line `column=alias; column=-`. The hash of the name decides the half of a header.
 */
export function readPublic(): PublicCorpus {
  const headers = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .flatMap((file) => readTable(readFileSync(new URL(file, folder), "utf8")));
  const isTuning = ({ name }: PublicHeader) => hash(name) % 2 === 0;
  return {
    tuning: headers.filter(isTuning),
    heldBack: headers.filter((header) => !isTuning(header)),
  };
}

function readTable(text: string): PublicHeader[] {
  const [title = "", ...lines] = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const sheet = title.replace("sheet ", "");
  const start = lines.findIndex((line) => line.startsWith("@ "));
  const fields = lines.slice(0, start).map(readField);
  const aliases = new Map(fields.map(({ alias, property }) => [alias, property.key]));
  const places = lines.flatMap((line, index) => (line.startsWith("@ ") ? [index] : []));
  return places.map((place) => {
    const [, language = "", name = "", source = ""] =
      /^@ (\w\w) (\S+) \| (.+)$/.exec(lines[place] ?? "") ?? [];
    const columns = (lines[place + 1] ?? "").split("; ").map((cell) => {
      const end = cell.lastIndexOf("=");
      const target = cell.slice(end + 1).trim();
      const field = aliases.get(target);
      if (name === "" || end < 1 || (field === undefined && target !== "-"))
        throw new Error(`${sheet}: the header ${name} cannot be read at "${cell}".`);
      return { name: cell.slice(0, end), values: [], field };
    });
    return { name, source, sheet, language, fields: fields.map(({ property }) => property), columns };
  });
}
