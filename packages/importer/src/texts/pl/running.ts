import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `Importowanie: ${name}`,
  records: (records) =>
    count(records, {
      one: "# rekord w arkuszu",
      few: "# rekordy w arkuszu",
      many: "# rekordów w arkuszu",
      other: "# rekordu w arkuszu",
    }),
  errors: (errors) =>
    count(errors, {
      one: "# z nich z błędem",
      few: "# z nich z błędami",
      many: "# z nich z błędami",
      other: "# z nich z błędami",
    }),
  leave: "Możesz opuścić tę stronę. Import będzie kontynuowany.",
  cancel: "Anuluj import",
  canceled: "Import został anulowany. Zapisane rekordy pozostają.",
  failed: "Import został zatrzymany",
  retry: "Kontynuuj",
  toColumns: "Kolumny",
  doneTitle: "Plik został zaimportowany",
  read: (rows) =>
    count(rows, {
      one: "# wiersz odczytany",
      few: "# wiersze odczytane",
      many: "# wierszy odczytanych",
      other: "# wiersza odczytano",
    }),
  added: (rows) =>
    count(rows, {
      one: "# rekord dodany",
      few: "# rekordy dodane",
      many: "# rekordów dodanych",
      other: "# rekordu dodano",
    }),
  updated: (rows) =>
    count(rows, {
      one: "# rekord zmieniony",
      few: "# rekordy zmienione",
      many: "# rekordów zmienionych",
      other: "# rekordu zmieniono",
    }),
  unchanged: (rows) =>
    count(rows, {
      one: "# rekord bez zmian",
      few: "# rekordy bez zmian",
      many: "# rekordów bez zmian",
      other: "# rekordu bez zmian",
    }),
  combined: (rows) =>
    count(rows, {
      one: "# wiersz połączony z wcześniejszym",
      few: "# wiersze połączone z wcześniejszymi",
      many: "# wierszy połączonych z wcześniejszymi",
      other: "# wiersza połączono z wcześniejszymi",
    }),
  withErrors: (rows) =>
    count(rows, {
      one: "# rekord zawiera błąd",
      few: "# rekordy zawierają błędy",
      many: "# rekordów zawiera błędy",
      other: "# rekordu zawiera błędy",
    }),
  noErrors: "Brak błędów.",
  findings: "Różnice względem pliku",
  again: "Odczytaj plik ponownie",
  remedies: {
    reading: "Jeśli to błąd, cofnij import. Następnie odczytaj plik ponownie i wybierz sposób odczytu.",
    column:
      "Jeśli ma zostać zaimportowana, cofnij import. Następnie odczytaj plik ponownie i wybierz jej pole.",
    format:
      "Jeśli to błąd, cofnij import. Następnie odczytaj plik ponownie i wybierz, jak zapisane są wartości.",
    keys: "Jeśli to różne rekordy, cofnij import. Następnie odczytaj plik ponownie i zaznacz to.",
    file: "Jeśli to błąd, cofnij import, popraw plik i zaimportuj go ponownie.",
  },
  another: "Importuj inny plik",
  correct: "Popraw błędy",
  show: "Pokaż rekordy",
};
