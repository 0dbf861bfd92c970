import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How many records the file has, and how many cells of it are wrong. */
export const germanFile = { records: 300, withoutEmail: 43, withoutDate: 5 };

const lacksEmail = (row: number) => row % 7 === 0;
const lacksDate = (row: number) => row % 60 === 0;

/** How many records of the file have a wrong cell, or two. */
export const wrongRecords = Array.from({ length: germanFile.records }, (_, row) => row).filter(
  (row) => lacksEmail(row) || lacksDate(row),
).length;

/**
 * Writes a file as German programs do: windows-1252, semicolons, a title above the header, dates with the day first, a
 * decimal comma. Each seventh record has no mail address, each sixtieth has a word for a date.
 */
export function writeGermanFile(): string {
  const rows = Array.from({ length: germanFile.records }, (_, row) => {
    const day = String(13 + (row % 15)).padStart(2, "0");
    const date = lacksDate(row) ? "unbekannt" : `${day}.0${1 + (row % 9)}.19${60 + (row % 40)}`;
    const email = lacksEmail(row) ? "" : `kunde${row}@example.de`;
    const status = ["Interessent", "Kunde", "Verflossen"][row % 3];
    return [`K${1000 + row}`, `Müller & Söhne ${row}`, email, date, `1.${200 + row},50`, status].join(";");
  });
  const text = [
    "Kundenliste Nordlicht GmbH;;;;;",
    "Kundennummer;Firma;E-Mail;Geburtsdatum;Saldo;Status",
    ...rows,
    "",
  ].join("\r\n");
  const file = join(mkdtempSync(join(tmpdir(), "data-import-page-")), "kunden.csv");
  // All of its letters have the same number in windows-1252 and in Latin-1.
  writeFileSync(file, Buffer.from(text, "latin1"));
  return file;
}
