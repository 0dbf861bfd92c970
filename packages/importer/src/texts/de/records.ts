import type { records as english } from "../en/records.ts";
import { count } from "./plural.ts";

const ofRecords = (records: number) => count(records, { one: "# Datensatz", other: "# Datensätze" });
const number = (value: number) => count(value, { one: "#", other: "#" });

export const records: typeof english = {
  label: "Datensätze",
  tools: "Was mit den Datensätzen zu tun ist",
  shown: "Welche Datensätze zu sehen sind",
  all: "Alle",
  withErrors: "Mit Fehlern",
  remove: "Diese Bedingung entfernen",
  sortedBy: (column) => `Sortiert nach ${column}`,
  search: "Suchen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  add: "Datensatz hinzufügen",
  nextError: "Nächster Fehler",
  errors: "Fehler",
  replace: "Suchen und ersetzen",
  duplicates: "Doppelte",
  history: "Verlauf",
  export: "Exportieren",
  keys: "Tasten",
  otherTools: "Mehr",
  query: "Abfrage",
  queryHint: "Zum Beispiel: age gte 20 and country eq DE",
  shownOf: (shown, total) =>
    shown === total
      ? ofRecords(total)
      : `${number(shown)} von ${count(total, { one: "# Datensatz", other: "# Datensätzen" })}`,
  selected: (records) => `${ofRecords(records)} ausgewählt`,
  saving: "Wird gespeichert",
  saved: "Alle Änderungen sind gespeichert",
  othersChanged: (name, records) => `${name} hat ${ofRecords(records)} geändert.`,
  somebody: "Jemand",
  agent: "Ein Programm",
  you: "Sie",
  undone: "Die Änderung ist rückgängig gemacht.",
  redone: "Die Änderung ist wiederholt.",
  nothingToUndo: "Es gibt nichts rückgängig zu machen.",
  nothingToRedo: "Es gibt nichts zu wiederholen.",
  noMoreErrors: "In dieser Richtung gibt es keine weiteren Fehler.",
  tooManyWaiting:
    "200 Änderungen warten auf die Verbindung. Diese wird nicht behalten. Versuchen Sie es wieder, wenn Sie online sind.",
  conflict: (cells, column, value) =>
    cells === 1
      ? `Jemand war schneller: ${column} ist jetzt „${value}“. Ihr Wert ist nicht gespeichert.`
      : `Jemand war schneller: ${count(cells, { one: "# Wert ist", other: "# Werte sind" })} nicht gespeichert, der erste in ${column}.`,
  useMine: "Meinen speichern",
  needsConnection: "Das braucht eine Verbindung. Versuchen Sie es wieder, wenn Sie online sind.",
  notSaved: (message) => `Das ist nicht gespeichert: ${message}`,
  undoRest: "Rückgängig machen, was seither niemand geändert hat",
  tooManyCells: (cells) =>
    `${count(cells, { one: "# Zelle ist", other: "# Zellen sind" })} zu viel für einen Schritt: höchstens 10.000. Importieren Sie stattdessen eine Datei.`,
  cellsSkipped: (cells) =>
    `${count(cells, { one: "# Zelle wurde", other: "# Zellen wurden" })} ausgelassen: nur lesbar oder neben der Tabelle.`,
  pasted: (records) => `${ofRecords(records)} eingefügt.`,
  deleted: (records) => `${count(records, { one: "# Datensatz ist", other: "# Datensätze sind" })} gelöscht.`,
  tooManyToDelete: (most) =>
    `Höchstens ${ofRecords(most)} können in einem Schritt gelöscht werden, damit es rückgängig gemacht werden kann.`,
  changed: (records) => `${count(records, { one: "# Datensatz ist", other: "# Datensätze sind" })} geändert.`,
  notLive: "Änderungen von anderen erscheinen nicht mehr sofort. Laden Sie die Seite neu, um sie zu sehen.",
  locked: (since) =>
    since === ""
      ? "Diese Tabelle ist gesperrt. Sie können sie lesen, aber nicht ändern."
      : `Diese Tabelle ist seit ${since} gesperrt. Sie können sie lesen, aber nicht ändern.`,
  blocked: "Ein Auftrag bearbeitet diese Datensätze. Bis er fertig ist, können Sie sie nur lesen.",
  waiting: (changes) =>
    `${count(changes, { one: "# Änderung wartet", other: "# Änderungen warten" })} auf die Verbindung. Lassen Sie diese Seite offen.`,
  noRecords: "Noch keine Datensätze. Fügen Sie eine Datei hinzu, oder tippen Sie in die erste Zeile.",
  noRecordsYet: "Noch keine Datensätze.",
  noErrors: "Kein Datensatz hat einen Fehler.",
  noMatch: "Kein Datensatz passt dazu.",
  showAll: "Alle Datensätze zeigen",
  addFile: "Datei hinzufügen",
  cellMenu: "Menü der Zelle",
  edit: "Bearbeiten",
  selectRow: "Datensatz auswählen",
  selectColumn: "Spalte auswählen",
  delete: (records) => `${ofRecords(records)} löschen`,
  sortUp: "Sortieren, kleinste zuerst",
  sortDown: "Sortieren, größte zuerst",
  onlyErrors: "Nur Fehler dieser Spalte",
  values: "Nur diese Werte",
  searchValues: "Werte suchen",
  moreValues: (most) => `Die ${number(most)} häufigsten Werte. Suchen Sie nach anderen.`,
  firstErrors: (read, total) =>
    `Von den ersten ${number(read)} von ${count(total, { one: "# Datensatz", other: "# Datensätzen" })} mit Fehlern:`,
  times: (times) => `${number(times)} ×`,
  show: "Zeigen",
  setAll: "Alle setzen",
  trim: "Leerzeichen außen entfernen",
  empty: "Alle leeren",
  newValue: "Neuer Wert",
  setIn: (records) => count(records, { one: "In # Datensatz setzen", other: "In # Datensätzen setzen" }),
  goTo: "Zu einem Datensatz gehen",
  rowOf: (total) => `Nummer, von 1 bis ${number(total)}`,
  go: "Gehen",
  inColumn: "In der Spalte",
  find: "Suchen",
  replaceBy: "Ersetzen durch",
  wholeValue: "Nur ganze Werte",
  inShown: (shown) =>
    count(shown, {
      one: "In dem # Datensatz, der zu sehen ist.",
      other: "In den # Datensätzen, die zu sehen sind.",
    }),
  replaceAll: "Alle ersetzen",
  which: "Welche Datensätze",
  allRecords: (total) => `Alle (${number(total)})`,
  shownRecords: (total) => `Die, die zu sehen sind (${number(total)})`,
  errorRecords: (total) => `Die mit Fehlern, mit einer Spalte der Gründe, als CSV (${number(total)})`,
  format: "Format",
  formats: { xlsx: "Excel", csv: "CSV", jsonl: "JSON-Zeilen", parquet: "Parquet" },
  reason: "Grund",
  download: "Herunterladen",
  exporting: "Die Datei wird erstellt.",
  exported: "Die Datei ist in Ihren Downloads.",
  sameIn: "Dieselben Werte in",
  groups: (groups) =>
    groups === 0
      ? "Keine Doppelten."
      : count(groups, { one: "# Gruppe von Doppelten", other: "# Gruppen von Doppelten" }),
  mergeNote: "Der erste Datensatz jeder Gruppe bleibt und bekommt die Werte, die nur die anderen haben.",
  merge: (groups) => count(groups, { one: "# Gruppe zusammenführen", other: "# Gruppen zusammenführen" }),
  merged: (groups, deleted) =>
    `${count(groups, { one: "# Gruppe ist", other: "# Gruppen sind" })} zusammengeführt, ${count(deleted, { one: "# Datensatz ist", other: "# Datensätze sind" })} gelöscht.`,
  noHistory: "Noch wurde nichts geändert.",
  undoThis: "Diese Änderung rückgängig machen",
  more: "Mehr zeigen",
  andMore: (changes) => `${number(changes)} weitere`,
  changeKinds: {
    inserted: (records) => `${number(records)} hinzugefügt`,
    updated: (records) => `${number(records)} geändert`,
    judged: (records) => `${number(records)} anders beurteilt`,
    deleted: (records) => `${number(records)} gelöscht`,
    unknown: (records) => `${number(records)} nicht bekannt`,
  },
  keyTable: [
    ["Pfeile, Pos1, Ende, Bild auf, Bild ab", "Bewegen; mit Strg an die Enden"],
    ["Umschalt + diese Tasten", "Zellen auswählen"],
    ["Strg+A, Umschalt+Leertaste, Strg+Leertaste", "Alles, den Datensatz, die Spalte auswählen"],
    ["Eingabe, F2 oder tippen", "Bearbeiten; Eingabe und Tab speichern, Esc gibt zurück"],
    ["Alt+Eingabe", "Neue Zeile in einer Zelle"],
    ["Strg+C, Strg+X, Strg+V", "Kopieren, ausschneiden, einfügen"],
    ["Strg+D", "Nach unten füllen"],
    ["Entf", "Zellen leeren"],
    ["Strg+Z, Strg+Y", "Rückgängig, wiederholen"],
    ["Strg+F, Strg+H", "Suchen, suchen und ersetzen"],
    ["F8, Umschalt+F8", "Nächster, voriger Fehler"],
    ["Alt+Pfeil ab", "Menü der Spalte"],
    ["Umschalt+F10", "Menü der Zelle"],
    ["Strg+G", "Zu einem Datensatz gehen"],
    ["Strg+-", "Datensätze löschen"],
    ["F6", "Zu den Werkzeugen"],
  ],
};
