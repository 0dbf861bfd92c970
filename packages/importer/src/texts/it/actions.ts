import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Azioni",
  help: "Guida",
  required: "obbligatorio",
  needed: "Questo dato è obbligatorio.",
  noChoice: "Nessuna di queste",
  selected: (records) =>
    count(records, {
      one: "Per il # record selezionato.",
      many: "Per i # record selezionati.",
      other: "Per i # record selezionati.",
    }),
  tooMany: (most) =>
    count(most, {
      one: "Selezionare al massimo # record o tutti quelli visualizzati.",
      many: "Selezionare al massimo # record o tutti quelli visualizzati.",
      other: "Selezionare al massimo # record o tutti quelli visualizzati.",
    }),
  hindrances: {
    running: "È ancora in esecuzione.",
    saving: "Salvataggio delle ultime modifiche in corso.",
    noData: "Non ci sono ancora record.",
    noSelection: "Selezionare prima i record: premere Maiusc+Spazio nella tabella.",
    noColumn: "Questa colonna è di sola lettura.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Correggere prima # record con un errore.",
      many: "Correggere prima # record con errori.",
      other: "Correggere prima # record con errori.",
    }),
  schedules: {
    hourly: "Viene eseguita automaticamente ogni ora.",
    daily: "Viene eseguita automaticamente ogni giorno.",
    weekly: "Viene eseguita automaticamente ogni settimana.",
  },
  done: (action) => `«${action}» è terminata.`,
  show: "Mostra",
  failed: (action) => `«${action}» non è riuscita.`,
  canceled: (action) => `«${action}» è stata annullata.`,
  next: {
    id: "Apri",
    url: "Apri",
    download: "Scarica",
    files: "Scarica",
    snapshot: "Mostra i record",
    retry: "Riprova",
    view: "Mostra i record",
    clearFilters: "Mostra tutti i record",
  },
};
