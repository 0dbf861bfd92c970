import type { records as english } from "../en/records.ts";
import { count } from "./plural.ts";

const number = (value: number) => count(value, { one: "#", few: "#", many: "#", other: "#" });

export const records: typeof english = {
  label: "Rekordy",
  tools: "Operacje na rekordach",
  shown: "Wyświetlane rekordy",
  all: "Wszystkie",
  withErrors: "Z błędami",
  remove: "Usuń ten warunek",
  sortedBy: (column) => `Sortowanie według: ${column}`,
  search: "Szukaj",
  undo: "Cofnij",
  redo: "Ponów",
  add: "Dodaj rekord",
  nextError: "Następny błąd",
  errors: "Błędy",
  replace: "Znajdź i zamień",
  duplicates: "Duplikaty",
  history: "Historia",
  export: "Eksportuj",
  keys: "Klawisze",
  otherTools: "Więcej",
  query: "Zapytanie",
  queryHint: "Na przykład: age gte 20 and country eq DE",
  shownOf: (shown, total) =>
    shown === total
      ? count(total, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })
      : `${number(shown)} z ${count(total, { one: "# rekordu", few: "# rekordów", many: "# rekordów", other: "# rekordu" })}`,
  selected: (records) =>
    count(records, {
      one: "# zaznaczony rekord",
      few: "# zaznaczone rekordy",
      many: "# zaznaczonych rekordów",
      other: "# zaznaczonego rekordu",
    }),
  saving: "Zapisywanie",
  saved: "Wszystkie zmiany są zapisane",
  othersChanged: (name, records) =>
    `${name}: zmieniono ${count(records, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })}.`,
  somebody: "Ktoś",
  agent: "Program",
  you: "Ty",
  undone: "Zmiana została cofnięta.",
  redone: "Zmiana została ponowiona.",
  nothingToUndo: "Nie ma nic do cofnięcia.",
  nothingToRedo: "Nie ma nic do ponowienia.",
  noMoreErrors: "W tym kierunku nie ma więcej błędów.",
  tooManyWaiting:
    "200 zmian czeka na połączenie. Ta zmiana nie zostanie zachowana. Spróbuj ponownie po przywróceniu połączenia.",
  conflict: (cells, column, value) =>
    cells === 1
      ? `Ktoś był szybszy: ${column} ma teraz wartość „${value}”. Twoja wartość nie została zapisana.`
      : `Ktoś był szybszy: ${count(cells, { one: "# wartość nie została zapisana", few: "# wartości nie zostały zapisane", many: "# wartości nie zostało zapisanych", other: "# wartości nie zostało zapisane" })}, pierwsza w ${column}.`,
  unsaved: (values) =>
    count(values, {
      one: "# wartość nie jest zapisana",
      few: "# wartości nie są zapisane",
      many: "# wartości nie jest zapisanych",
      other: "# wartości nie jest zapisane",
    }),
  useMine: "Zapisz moją",
  needsConnection: "Wymagane jest połączenie. Spróbuj ponownie po przywróceniu połączenia.",
  notSaved: (message) => `Nie zapisano: ${message}`,
  undoRest: "Cofnij to, czego nikt później nie zmienił",
  tooManyCells: (cells) =>
    `${count(cells, { one: "# komórka to", few: "# komórki to", many: "# komórek to", other: "# komórki to" })} za dużo na jeden krok: najwyżej 10 000. Zamiast tego zaimportuj plik.`,
  cellsSkipped: (cells) =>
    `Pominięto ${count(cells, { one: "# komórkę", few: "# komórki", many: "# komórek", other: "# komórki" })}: tylko do odczytu lub poza tabelą.`,
  pasted: (records) =>
    `Wklejono ${count(records, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })}.`,
  deleted: (records) =>
    `Usunięto ${count(records, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })}.`,
  recordGone: "Ktoś usunął ten rekord lub nie ma go już na tej liście.",
  tooManyToDelete: (most) =>
    `W jednym kroku można usunąć najwyżej ${count(most, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })}, aby można było to cofnąć.`,
  changed: (records) =>
    `Zmieniono ${count(records, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })}.`,
  notLive: "Zmiany innych osób nie są już wyświetlane od razu. Wczytaj stronę ponownie, aby je zobaczyć.",
  locked: (since, name) =>
    `Ten arkusz jest zablokowany${since && ` od ${since}`}${name && ` (blokada: ${name})`}. Można go czytać, ale nie można zmieniać.`,
  blocked: "Zadanie przetwarza te rekordy. Do jego zakończenia można je tylko czytać.",
  waiting: (changes) =>
    `${count(changes, { one: "# zmiana czeka", few: "# zmiany czekają", many: "# zmian czeka", other: "# zmiany czeka" })} na połączenie. Nie zamykaj tej strony.`,
  noRecords: "Nie ma jeszcze rekordów. Dodaj plik lub zacznij pisać w pierwszym wierszu.",
  noRecordsYet: "Nie ma jeszcze rekordów.",
  noErrors: "Żaden rekord nie zawiera błędu.",
  noMatch: "Żaden rekord nie pasuje.",
  showAll: "Pokaż wszystkie rekordy",
  addFile: "Dodaj plik",
  calculationsTitle: "Obliczenia",
  calculationsHint: "Dla wyświetlanych rekordów. Wybierz obliczenie, aby zobaczyć je pod kolumną.",
  calculations: {
    COUNT_NON_EMPTY: "Wypełnione",
    COUNT_EMPTY: "Puste",
    SUM: "Suma",
    AVERAGE: "Średnia",
    MIN: "Najmniejsza",
    MAX: "Największa",
  },
  views: "Widoki",
  noView: "Wszystkie rekordy",
  viewChanged: "(zmieniony)",
  saveView: "Zapisz jako widok",
  viewHint: "Widok zachowuje wyświetlane rekordy i ich kolejność. Jego adres można wysłać innym.",
  viewName: "Nazwa widoku",
  save: "Zapisz",
  changeView: (name) => `Zmień widok „${name}”`,
  newView: "Zapisz jako nowy widok",
  viewSaved: "Widok został zapisany.",
  deleteView: "Usuń widok",
  viewDeleted: "Widok został usunięty.",
  viewGone: "Tego widoku już tu nie ma lub brak uprawnień do jego wyświetlenia. To są wszystkie rekordy.",
  viewPartly: (names) => `Ta strona nie stosuje części tego widoku: ${names.join(", ")}.`,
  withoutErrors: "Bez błędów",
  cellMenu: "Menu komórki",
  edit: "Edytuj",
  selectRow: "Zaznacz rekord",
  selectColumn: "Zaznacz kolumnę",
  delete: (records) =>
    count(records, {
      one: "Usuń # rekord",
      few: "Usuń # rekordy",
      many: "Usuń # rekordów",
      other: "Usuń # rekordu",
    }),
  sortUp: "Sortuj rosnąco",
  sortDown: "Sortuj malejąco",
  onlyErrors: "Tylko błędy tej kolumny",
  values: "Tylko te wartości",
  searchValues: "Szukaj wartości",
  moreValues: (most) => `Najczęstsze wartości (${number(most)}). Inne można wyszukać.`,
  firstErrors: (read, total) =>
    `Z pierwszych ${number(read)} z ${count(total, { one: "# rekordu", few: "# rekordów", many: "# rekordów", other: "# rekordu" })} z błędami:`,
  times: (times) => `${number(times)} ×`,
  show: "Pokaż",
  setAll: "Ustaw wszystkie",
  trim: "Usuń spacje wokół",
  empty: "Wyczyść wszystkie",
  newValue: "Nowa wartość",
  setIn: (records) =>
    count(records, {
      one: "Ustaw w # rekordzie",
      few: "Ustaw w # rekordach",
      many: "Ustaw w # rekordach",
      other: "Ustaw w # rekordu",
    }),
  goTo: "Przejdź do rekordu",
  rowOf: (total) => `Numer, od 1 do ${number(total)}`,
  go: "Przejdź",
  inColumn: "W kolumnie",
  find: "Znajdź",
  replaceBy: "Zamień na",
  wholeValue: "Tylko całe wartości",
  inShown: (shown) =>
    count(shown, {
      one: "W # wyświetlanym rekordzie.",
      few: "W # wyświetlanych rekordach.",
      many: "W # wyświetlanych rekordach.",
      other: "W # wyświetlanego rekordu.",
    }),
  replaceAll: "Zamień wszystkie",
  which: "Które rekordy",
  allRecords: (total) => `Wszystkie (${number(total)})`,
  shownRecords: (total) => `Wyświetlane (${number(total)})`,
  errorRecords: (total) => `Z błędami, z kolumną przyczyn, jako CSV (${number(total)})`,
  format: "Format",
  formats: {
    xlsx: "Excel",
    csv: "CSV",
    jsonl: "Wiersze JSON",
    parquet: "Parquet",
  },
  reason: "Przyczyna",
  download: "Pobierz",
  exporting: "Trwa tworzenie pliku.",
  exported: "Plik znajduje się w pobranych plikach.",
  sameIn: "Te same wartości w",
  groups: (groups) =>
    groups === 0
      ? "Brak duplikatów."
      : count(groups, {
          one: "# grupa duplikatów",
          few: "# grupy duplikatów",
          many: "# grup duplikatów",
          other: "# grupy duplikatów",
        }),
  mergeNote: "Pierwszy rekord każdej grupy pozostaje i otrzymuje wartości, które mają tylko pozostałe.",
  merge: (groups) =>
    count(groups, { one: "Scal # grupę", few: "Scal # grupy", many: "Scal # grup", other: "Scal # grupy" }),
  merged: (groups, deleted) =>
    `Scalono ${count(groups, { one: "# grupę", few: "# grupy", many: "# grup", other: "# grupy" })}, usunięto ${count(deleted, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" })}.`,
  noHistory: "Nic jeszcze nie zmieniono.",
  undoThis: "Cofnij tę zmianę",
  more: "Pokaż więcej",
  andMore: (changes) => `jeszcze ${number(changes)}`,
  changeKinds: {
    inserted: (records) => `dodane: ${number(records)}`,
    updated: (records) => `zmienione: ${number(records)}`,
    judged: (records) => `z inną oceną: ${number(records)}`,
    deleted: (records) => `usunięte: ${number(records)}`,
    unknown: (records) => `nieznane: ${number(records)}`,
  },
  keyTable: [
    ["Strzałki, Home, End, Page Up, Page Down", "Poruszanie się; z Ctrl do końców"],
    ["Shift + te klawisze", "Zaznaczanie komórek"],
    ["Ctrl+A, Shift+spacja, Ctrl+spacja", "Zaznaczenie wszystkiego, rekordu, kolumny"],
    ["Enter, F2 lub pisanie", "Edycja; Enter i Tab zapisują, Esc anuluje"],
    ["Alt+Enter", "Nowy wiersz w komórce"],
    ["Ctrl+C, Ctrl+X, Ctrl+V", "Kopiowanie, wycinanie, wklejanie"],
    ["Ctrl+D", "Wypełnianie w dół"],
    ["Delete", "Czyszczenie komórek"],
    ["Ctrl+Z, Ctrl+Y", "Cofanie, ponawianie"],
    ["Ctrl+F, Ctrl+H", "Wyszukiwanie, zamiana"],
    ["F8, Shift+F8", "Następny błąd, poprzedni błąd"],
    ["Alt+strzałka w dół", "Menu kolumny"],
    ["Shift+F10", "Menu komórki"],
    ["Ctrl+G", "Przejście do rekordu"],
    ["Ctrl+-", "Usuwanie rekordów"],
    ["F6", "Następna część strony"],
  ],
};
