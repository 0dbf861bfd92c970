import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Akcje",
  help: "Pomoc",
  required: "wymagane",
  needed: "To pole jest wymagane.",
  noChoice: "Żadna z tych opcji",
  selected: (records) =>
    count(records, {
      one: "Dla # zaznaczonego rekordu.",
      few: "Dla # zaznaczonych rekordów.",
      many: "Dla # zaznaczonych rekordów.",
      other: "Dla # zaznaczonego rekordu.",
    }),
  tooMany: (most) =>
    count(most, {
      one: "Zaznacz najwyżej # rekord albo wszystkie wyświetlane.",
      few: "Zaznacz najwyżej # rekordy albo wszystkie wyświetlane.",
      many: "Zaznacz najwyżej # rekordów albo wszystkie wyświetlane.",
      other: "Zaznacz najwyżej # rekordu albo wszystkie wyświetlane.",
    }),
  hindrances: {
    running: "Akcja jest jeszcze wykonywana.",
    saving: "Trwa zapisywanie ostatnich zmian.",
    noData: "Nie ma jeszcze rekordów.",
    noSelection: "Najpierw zaznacz rekordy: naciśnij Shift+spacja w tabeli.",
    noColumn: "Ta kolumna jest tylko do odczytu.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Najpierw popraw # rekord z błędem.",
      few: "Najpierw popraw # rekordy z błędami.",
      many: "Najpierw popraw # rekordów z błędami.",
      other: "Najpierw popraw # rekordu z błędami.",
    }),
  schedules: {
    hourly: "Wykonywana automatycznie co godzinę.",
    daily: "Wykonywana automatycznie codziennie.",
    weekly: "Wykonywana automatycznie co tydzień.",
  },
  done: (action) => `Zakończono: „${action}”.`,
  show: "Pokaż",
  failed: (action) => `Nie powiodło się: „${action}”.`,
  canceled: (action) => `Anulowano: „${action}”.`,
  next: {
    id: "Otwórz",
    url: "Otwórz",
    download: "Pobierz",
    files: "Pobierz",
    snapshot: "Pokaż rekordy",
    retry: "Spróbuj ponownie",
    view: "Pokaż rekordy",
    clearFilters: "Pokaż wszystkie rekordy",
  },
};
