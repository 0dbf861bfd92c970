import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `${name} wird importiert`,
  records: (records) =>
    count(records, { one: "# Datensatz in der Tabelle", other: "# Datensätze in der Tabelle" }),
  errors: (errors) => count(errors, { one: "# davon mit einem Fehler", other: "# davon mit Fehlern" }),
  leave: "Sie können diese Seite verlassen. Der Import läuft weiter.",
  cancel: "Import abbrechen",
  canceled: "Der Import wurde abgebrochen. Die geschriebenen Datensätze bleiben.",
  failed: "Der Import wurde unterbrochen",
  retry: "Weitermachen",
  toColumns: "Spalten",
  doneTitle: "Die Datei ist importiert",
  read: (rows) => count(rows, { one: "# Zeile gelesen", other: "# Zeilen gelesen" }),
  added: (rows) => count(rows, { one: "# Datensatz hinzugefügt", other: "# Datensätze hinzugefügt" }),
  updated: (rows) => count(rows, { one: "# Datensatz geändert", other: "# Datensätze geändert" }),
  unchanged: (rows) => count(rows, { one: "# Datensatz war gleich", other: "# Datensätze waren gleich" }),
  combined: (rows) =>
    count(rows, { one: "# Zeile mit einer früheren vereint", other: "# Zeilen mit früheren vereint" }),
  withErrors: (rows) =>
    count(rows, { one: "# Datensatz hat einen Fehler", other: "# Datensätze haben Fehler" }),
  noErrors: "Keine Fehler.",
  findings: "Was anders ist als in der Datei",
  again: "Die Datei noch einmal lesen",
  remedies: {
    reading:
      "Wenn das falsch ist: den Import rückgängig machen, die Datei noch einmal lesen und wählen, wie.",
    column: "Wenn sie fehlt: den Import rückgängig machen, die Datei noch einmal lesen und ihr Feld wählen.",
    format:
      "Wenn das falsch ist: den Import rückgängig machen, die Datei noch einmal lesen und wählen, wie die Werte geschrieben sind.",
    keys: "Wenn es verschiedene Datensätze sind: den Import rückgängig machen, die Datei noch einmal lesen und das angeben.",
    file: "Wenn das falsch ist: den Import rückgängig machen, die Datei korrigieren und noch einmal importieren.",
  },
  another: "Noch eine Datei importieren",
  correct: "Fehler berichtigen",
  show: "Datensätze zeigen",
};
