import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Aktionen",
  help: "Hilfe",
  required: "nötig",
  needed: "Das wird gebraucht.",
  noChoice: "Nichts davon",
  selected: (records) =>
    count(records, { one: "Für den # ausgewählten Datensatz.", other: "Für die # ausgewählten Datensätze." }),
  tooMany: (most) =>
    count(most, {
      one: "Wählen Sie höchstens # Datensatz aus, oder alle, die zu sehen sind.",
      other: "Wählen Sie höchstens # Datensätze aus, oder alle, die zu sehen sind.",
    }),
  hindrances: {
    running: "Das läuft noch.",
    saving: "Ihre letzten Änderungen werden gespeichert.",
    noData: "Es gibt noch keine Datensätze.",
    noSelection: "Wählen Sie zuerst Datensätze aus: mit Umschalt+Leertaste in der Tabelle.",
    noColumn: "Diese Spalte kann nur gelesen werden.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Korrigieren Sie zuerst # Datensatz mit Fehler.",
      other: "Korrigieren Sie zuerst # Datensätze mit Fehlern.",
    }),
  schedules: {
    hourly: "Läuft jede Stunde von selbst.",
    daily: "Läuft jeden Tag von selbst.",
    weekly: "Läuft jede Woche von selbst.",
  },
  done: (action) => `„${action}“ ist fertig.`,
  show: "Anzeigen",
  failed: (action) => `„${action}“ hat nicht funktioniert.`,
  canceled: (action) => `„${action}“ wurde abgebrochen.`,
  next: {
    id: "Öffnen",
    url: "Öffnen",
    download: "Herunterladen",
    files: "Herunterladen",
    snapshot: "Datensätze ansehen",
    retry: "Noch einmal versuchen",
    view: "Datensätze ansehen",
    clearFilters: "Alle Datensätze zeigen",
  },
};
