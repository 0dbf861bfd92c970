import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `Importazione di ${name}`,
  records: (records) =>
    count(records, {
      one: "# record nel foglio",
      many: "# di record nel foglio",
      other: "# record nel foglio",
    }),
  errors: (errors) => count(errors, { one: "# con un errore", many: "# con errori", other: "# con errori" }),
  leave: "È possibile lasciare questa pagina. L’importazione continua.",
  cancel: "Annulla l’importazione",
  canceled: "L’importazione è stata annullata. I record già scritti restano.",
  failed: "L’importazione si è interrotta",
  retry: "Continua",
  toColumns: "Colonne",
  doneTitle: "Il file è stato importato",
  read: (rows) => count(rows, { one: "# riga letta", many: "# di righe lette", other: "# righe lette" }),
  added: (rows) =>
    count(rows, { one: "# record aggiunto", many: "# di record aggiunti", other: "# record aggiunti" }),
  updated: (rows) =>
    count(rows, { one: "# record modificato", many: "# di record modificati", other: "# record modificati" }),
  unchanged: (rows) =>
    count(rows, {
      one: "# record era uguale",
      many: "# di record erano uguali",
      other: "# record erano uguali",
    }),
  combined: (rows) =>
    count(rows, {
      one: "# riga unita a una precedente",
      many: "# di righe unite a quelle precedenti",
      other: "# righe unite a quelle precedenti",
    }),
  withErrors: (rows) =>
    count(rows, {
      one: "# record ha un errore",
      many: "# di record hanno errori",
      other: "# record hanno errori",
    }),
  noErrors: "Nessun errore.",
  findings: "Differenze rispetto al file",
  again: "Leggi di nuovo il file",
  remedies: {
    reading: "Se non è corretto, annullare l’importazione. Poi leggere di nuovo il file e scegliere come.",
    column:
      "Se deve essere importata, annullare l’importazione. Poi leggere di nuovo il file e sceglierne il campo.",
    format:
      "Se non è corretto, annullare l’importazione. Poi leggere di nuovo il file e scegliere come sono scritti i valori.",
    keys: "Se sono record diversi, annullare l’importazione. Poi leggere di nuovo il file e indicarlo.",
    file: "Se non è corretto, annullare l’importazione, correggere il file e importarlo di nuovo.",
  },
  another: "Importa un altro file",
  correct: "Correggi gli errori",
  show: "Mostra i record",
};
