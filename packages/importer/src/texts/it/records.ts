import type { records as english } from "../en/records.ts";
import { count } from "./plural.ts";

const number = (value: number) => count(value, { one: "#", many: "#", other: "#" });

export const records: typeof english = {
  label: "Record",
  tools: "Operazioni sui record",
  shown: "Record visualizzati",
  all: "Tutti",
  withErrors: "Con errori",
  remove: "Rimuovi questa condizione",
  sortedBy: (column) => `Ordinati per ${column}`,
  search: "Cerca",
  undo: "Annulla",
  redo: "Ripeti",
  add: "Aggiungi un record",
  nextError: "Errore successivo",
  errors: "Errori",
  replace: "Trova e sostituisci",
  duplicates: "Duplicati",
  history: "Cronologia",
  export: "Esporta",
  keys: "Tasti",
  otherTools: "Altro",
  query: "Query",
  queryHint: "Ad esempio: age gte 20 and country eq DE",
  shownOf: (shown, total) =>
    shown === total
      ? count(total, { one: "# record", many: "# di record", other: "# record" })
      : `${number(shown)} di ${count(total, { one: "# record", many: "# di record", other: "# record" })}`,
  selected: (records) =>
    count(records, {
      one: "# record selezionato",
      many: "# di record selezionati",
      other: "# record selezionati",
    }),
  saving: "Salvataggio",
  saved: "Tutte le modifiche sono salvate",
  othersChanged: (name, records) =>
    `${name} ha modificato ${count(records, { one: "# record", many: "# di record", other: "# record" })}.`,
  somebody: "Qualcuno",
  agent: "Un programma",
  you: "Utente corrente",
  undone: "La modifica è stata annullata.",
  redone: "La modifica è stata ripetuta.",
  nothingToUndo: "Non c’è nulla da annullare.",
  nothingToRedo: "Non c’è nulla da ripetere.",
  noMoreErrors: "Non ci sono altri errori in questa direzione.",
  tooManyWaiting:
    "200 modifiche attendono la connessione. Questa non viene conservata. Riprovare quando la connessione è attiva.",
  conflict: (cells, column, value) =>
    cells === 1
      ? `Qualcuno è stato più veloce: ${column} ora è «${value}». Il valore inserito non è stato salvato.`
      : `Qualcuno è stato più veloce: ${count(cells, { one: "# valore non è stato salvato", many: "# di valori non sono stati salvati", other: "# valori non sono stati salvati" })}, il primo in ${column}.`,
  unsaved: (values) =>
    count(values, {
      one: "# valore non è stato salvato",
      many: "# di valori non sono stati salvati",
      other: "# valori non sono stati salvati",
    }),
  useMine: "Salva il mio",
  needsConnection: "È necessaria una connessione. Riprovare quando la connessione è attiva.",
  notSaved: (message) => `Non salvato: ${message}`,
  undoRest: "Annulla ciò che nessuno ha modificato in seguito",
  tooManyCells: (cells) =>
    `${count(cells, { one: "# cella è", many: "# di celle sono", other: "# celle sono" })} troppo per un solo passaggio: al massimo 10.000. Importare invece un file.`,
  cellsSkipped: (cells) =>
    `${count(cells, { one: "# cella omessa", many: "# di celle omesse", other: "# celle omesse" })}: di sola lettura o fuori dalla tabella.`,
  pasted: (records) =>
    `${count(records, { one: "# record incollato", many: "# di record incollati", other: "# record incollati" })}.`,
  deleted: (records) =>
    `${count(records, { one: "# record eliminato", many: "# di record eliminati", other: "# record eliminati" })}.`,
  recordGone: "Qualcuno ha eliminato questo record oppure non è più in questo elenco.",
  tooManyToDelete: (most) =>
    `È possibile eliminare al massimo ${count(most, { one: "# record", many: "# di record", other: "# record" })} in un passaggio, così da poterlo annullare.`,
  changed: (records) =>
    `${count(records, { one: "# record modificato", many: "# di record modificati", other: "# record modificati" })}.`,
  notLive: "Le modifiche degli altri non vengono più mostrate subito. Ricaricare la pagina per vederle.",
  locked: (since, name) =>
    `Questo foglio è bloccato${since && ` dal ${since}`}${name && ` da ${name}`}. È possibile leggerlo, ma non modificarlo.`,
  blocked: "Un processo sta elaborando questi record. Fino al termine è possibile solo leggerli.",
  waiting: (changes) =>
    `${count(changes, { one: "# modifica attende", many: "# di modifiche attendono", other: "# modifiche attendono" })} la connessione. Tenere aperta questa pagina.`,
  noRecords: "Non ci sono ancora record. Aggiungere un file o scrivere nella prima riga.",
  noRecordsYet: "Non ci sono ancora record.",
  noErrors: "Nessun record contiene errori.",
  noMatch: "Nessun record corrisponde.",
  showAll: "Mostra tutti i record",
  addFile: "Aggiungi un file",
  calculationsTitle: "Calcoli",
  calculationsHint: "Sui record visualizzati. Sceglierne uno per vederlo sotto la colonna.",
  calculations: {
    COUNT_NON_EMPTY: "Compilati",
    COUNT_EMPTY: "Vuoti",
    SUM: "Somma",
    AVERAGE: "Media",
    MIN: "Minimo",
    MAX: "Massimo",
  },
  views: "Viste",
  noView: "Tutti i record",
  viewChanged: "(modificata)",
  saveView: "Salva come vista",
  viewHint:
    "Una vista conserva quali record sono visualizzati e il loro ordine. Il suo indirizzo può essere inviato ad altri.",
  viewName: "Nome della vista",
  save: "Salva",
  changeView: (name) => `Modifica la vista «${name}»`,
  newView: "Salva come nuova vista",
  viewSaved: "La vista è stata salvata.",
  deleteView: "Elimina la vista",
  viewDeleted: "La vista è stata eliminata.",
  viewGone: "Questa vista non esiste più o non può essere visualizzata. Questi sono tutti i record.",
  viewPartly: (names) => `Questa pagina non applica una parte di questa vista: ${names.join(", ")}.`,
  withoutErrors: "Senza errori",
  cellMenu: "Menu della cella",
  edit: "Modifica",
  selectRow: "Seleziona il record",
  selectColumn: "Seleziona la colonna",
  delete: (records) =>
    count(records, { one: "Elimina # record", many: "Elimina # record", other: "Elimina # record" }),
  sortUp: "Ordina dal più piccolo",
  sortDown: "Ordina dal più grande",
  onlyErrors: "Solo gli errori di questa colonna",
  values: "Solo questi valori",
  searchValues: "Cerca valori",
  moreValues: (most) => `I ${number(most)} valori più frequenti. Cercarne altri.`,
  firstErrors: (read, total) =>
    `Dei primi ${number(read)} di ${count(total, { one: "# record", many: "# di record", other: "# record" })} con errori:`,
  times: (times) => `${number(times)} ×`,
  show: "Mostra",
  setAll: "Imposta tutti",
  trim: "Rimuovi gli spazi esterni",
  empty: "Svuota tutti",
  newValue: "Nuovo valore",
  setIn: (records) =>
    count(records, { one: "Imposta in # record", many: "Imposta in # record", other: "Imposta in # record" }),
  goTo: "Vai a un record",
  rowOf: (total) => `Numero, da 1 a ${number(total)}`,
  go: "Vai",
  inColumn: "Nella colonna",
  find: "Trova",
  replaceBy: "Sostituisci con",
  wholeValue: "Solo valori interi",
  inShown: (shown) =>
    count(shown, {
      one: "Nel # record visualizzato.",
      many: "Nei # record visualizzati.",
      other: "Nei # record visualizzati.",
    }),
  replaceAll: "Sostituisci tutto",
  which: "Quali record",
  allRecords: (total) => `Tutti (${number(total)})`,
  shownRecords: (total) => `Quelli visualizzati (${number(total)})`,
  errorRecords: (total) => `Quelli con errori, con una colonna dei motivi, come CSV (${number(total)})`,
  format: "Formato",
  formats: {
    xlsx: "Excel",
    csv: "CSV",
    jsonl: "Righe JSON",
    parquet: "Parquet",
  },
  reason: "Motivo",
  download: "Scarica",
  exporting: "Creazione del file in corso.",
  exported: "Il file è nei download.",
  sameIn: "Gli stessi valori in",
  groups: (groups) =>
    groups === 0
      ? "Nessun duplicato."
      : count(groups, {
          one: "# gruppo di duplicati",
          many: "# di gruppi di duplicati",
          other: "# gruppi di duplicati",
        }),
  mergeNote: "Il primo record di ogni gruppo resta e riceve i valori che solo gli altri hanno.",
  merge: (groups) =>
    count(groups, { one: "Unisci # gruppo", many: "Unisci # gruppi", other: "Unisci # gruppi" }),
  merged: (groups, deleted) =>
    `${count(groups, { one: "# gruppo unito", many: "# di gruppi uniti", other: "# gruppi uniti" })}, ${count(deleted, { one: "# record eliminato", many: "# di record eliminati", other: "# record eliminati" })}.`,
  noHistory: "Non è stato ancora modificato nulla.",
  undoThis: "Annulla questa modifica",
  more: "Mostra altro",
  andMore: (changes) => `altri ${number(changes)}`,
  changeKinds: {
    inserted: (records) => count(records, { one: "# aggiunto", many: "# aggiunti", other: "# aggiunti" }),
    updated: (records) =>
      count(records, { one: "# modificato", many: "# modificati", other: "# modificati" }),
    judged: (records) =>
      count(records, {
        one: "# con un’altra valutazione",
        many: "# con un’altra valutazione",
        other: "# con un’altra valutazione",
      }),
    deleted: (records) => count(records, { one: "# eliminato", many: "# eliminati", other: "# eliminati" }),
    unknown: (records) =>
      count(records, { one: "# sconosciuto", many: "# sconosciuti", other: "# sconosciuti" }),
  },
  keyTable: [
    ["Frecce, Home, Fine, Pag su, Pag giù", "Spostarsi; con Ctrl fino alle estremità"],
    ["Maiusc + questi tasti", "Selezionare celle"],
    ["Ctrl+A, Maiusc+Spazio, Ctrl+Spazio", "Selezionare tutto, il record, la colonna"],
    ["Invio, F2 o digitare", "Modificare; Invio e Tab salvano, Esc annulla"],
    ["Alt+Invio", "Nuova riga in una cella"],
    ["Ctrl+C, Ctrl+X, Ctrl+V", "Copiare, tagliare, incollare"],
    ["Ctrl+D", "Compilare verso il basso"],
    ["Canc", "Svuotare le celle"],
    ["Ctrl+Z, Ctrl+Y", "Annullare, ripetere"],
    ["Ctrl+F, Ctrl+H", "Cercare, trovare e sostituire"],
    ["F8, Maiusc+F8", "Errore successivo, errore precedente"],
    ["Alt+Freccia giù", "Menu della colonna"],
    ["Maiusc+F10", "Menu della cella"],
    ["Ctrl+G", "Andare a un record"],
    ["Ctrl+-", "Eliminare record"],
    ["F6", "Parte successiva della pagina"],
  ],
};
