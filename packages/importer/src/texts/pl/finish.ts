import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Zakończ",
  title: "Przekazać rekordy?",
  saving: "Trwa zapisywanie ostatnich zmian.",
  arriving: (file) => `„${file}” jest przesyłany. Zakończenie będzie możliwe, gdy plik dotrze.`,
  undecided: (file) =>
    `„${file}” nie został zaimportowany: nikt nie zdecydował o jego kolumnach. Bez tego jego wiersze nie zostaną przekazane.`,
  ask: "Potem nie będzie można ich tu zmieniać.",
  leave: "Zamknąć import?",
  notImported: (file) => `„${file}” nie został jeszcze zaimportowany.`,
};
