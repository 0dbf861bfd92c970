import type { file as english } from "../en/file.ts";
import { count } from "./plural.ts";

export const file: typeof english = {
  title: (sheet) => `Datei zu ${sheet} hinzufügen`,
  drop: "Datei hier ablegen",
  choose: "Datei auswählen",
  formats: "Excel, CSV und anderer Text, JSON, XML. Sie können eine Tabelle auch mit Strg+V einfügen.",
  empty: "Leere Datei herunterladen",
  emptyHint: "mit der richtigen Kopfzeile",
  fields: "Was die Tabelle braucht",
  required: "nötig",
  pasted: "Eingefügte Tabelle",
  skip: "Zu den Datensätzen",
  noAccess: "Sie dürfen die Datensätze dieses Bereichs lesen, aber keine Dateien hinzufügen.",
  uploading: (name) => `${name} wird hochgeladen`,
  reading: (name) => `${name} wird gelesen`,
  planning: "Spalten werden zugeordnet",
  bytesOf: (sent, total) => `${sent} von ${total}`,
  waiting: (files) => count(files, { one: "# weitere Datei wartet.", other: "# weitere Dateien warten." }),
  undecided: (files) =>
    count(files, {
      one: "# Datei ist noch nicht importiert",
      other: "# Dateien sind noch nicht importiert",
    }),
  goOn: (name) => `Weiter mit ${name}`,
  remove: "Löschen",
  removeFile: (name) => `${name} löschen`,
  removeAsk:
    "Die Datei und was Sie über ihre Spalten entschieden haben, sind dann weg. Ihre Zeilen werden nicht importiert.",
  emptyFile: "Diese Datei ist leer. Wählen Sie eine andere.",
  noTable: (name) => `In ${name} wurde keine Tabelle gefunden. Wählen Sie eine andere Datei.`,
  failed: (name) => `${name} konnte nicht gelesen werden`,
  layoutTitle: "Wie die Datei gelesen wird",
  layoutIntro:
    "Die markierte Zeile hat die Namen der Spalten. Wählen Sie eine andere, wenn das nicht stimmt.",
  table: "Blatt",
  encoding: "Zeichensatz",
  delimiter: "Trennzeichen",
  automatic: (found) => `Automatisch (${found})`,
  comma: "Komma",
  semicolon: "Semikolon",
  tab: "Tabulator",
  pipe: "Senkrechter Strich",
  noHeader: "Keine Zeile hat Namen",
  header: "Kopfzeile",
  row: (row) => `Zeile ${row}`,
  leftOut: (rows) =>
    count(rows, {
      one: "# Zeile wird ausgelassen, weil sie kein Datensatz ist",
      other: "# Zeilen werden ausgelassen, weil sie keine Datensätze sind",
    }),
  reason: { title: "Titel", header: "wiederholte Kopfzeile", total: "Summe", note: "Notiz" },
  keepAll: "Alle Zeilen unter der Kopfzeile lesen",
  noRows: "Unter dieser Kopfzeile sind keine Datensätze.",
  next: "Spalten zuordnen",
};
