import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `${name} importeren`,
  records: (records) => count(records, { one: "# record in het blad", other: "# records in het blad" }),
  errors: (errors) => count(errors, { one: "# daarvan met een fout", other: "# daarvan met fouten" }),
  leave: "U kunt deze pagina verlaten. De import gaat door.",
  cancel: "Import annuleren",
  canceled: "De import is geannuleerd. De geschreven records blijven staan.",
  failed: "De import is gestopt",
  retry: "Doorgaan",
  toColumns: "Kolommen",
  doneTitle: "Het bestand is geïmporteerd",
  read: (rows) => count(rows, { one: "# rij gelezen", other: "# rijen gelezen" }),
  added: (rows) => count(rows, { one: "# record toegevoegd", other: "# records toegevoegd" }),
  updated: (rows) => count(rows, { one: "# record gewijzigd", other: "# records gewijzigd" }),
  unchanged: (rows) => count(rows, { one: "# record was gelijk", other: "# records waren gelijk" }),
  combined: (rows) =>
    count(rows, { one: "# rij samengevoegd met een eerdere", other: "# rijen samengevoegd met eerdere" }),
  withErrors: (rows) => count(rows, { one: "# record heeft een fout", other: "# records hebben fouten" }),
  noErrors: "Geen fouten.",
  findings: "Wat anders is dan in het bestand",
  again: "Het bestand opnieuw lezen",
  remedies: {
    reading: "Als dat niet klopt, maak de import dan ongedaan. Lees daarna het bestand opnieuw en kies hoe.",
    column:
      "Als deze moet worden geïmporteerd, maak de import dan ongedaan. Lees daarna het bestand opnieuw en kies het veld.",
    format:
      "Als dat niet klopt, maak de import dan ongedaan. Lees daarna het bestand opnieuw en kies hoe de waarden zijn geschreven.",
    keys: "Als het verschillende records zijn, maak de import dan ongedaan. Lees daarna het bestand opnieuw en geef dit aan.",
    file: "Als dat niet klopt, maak de import dan ongedaan, corrigeer het bestand en importeer het opnieuw.",
  },
  another: "Een ander bestand importeren",
  correct: "Fouten corrigeren",
  show: "Records weergeven",
};
