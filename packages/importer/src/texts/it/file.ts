import type { file as english } from "../en/file.ts";
import { count } from "./plural.ts";

export const file: typeof english = {
  title: (sheet) => `Aggiungi un file a ${sheet}`,
  drop: "Trascinare qui un file",
  choose: "Scegli un file",
  formats: "Excel, CSV e altri testi, JSON, XML. È anche possibile incollare una tabella con Ctrl+V.",
  empty: "Scarica un file vuoto",
  emptyHint: "con l’intestazione corretta",
  fields: "Cosa serve al foglio",
  required: "obbligatorio",
  pasted: "Tabella incollata",
  skip: "Vai ai record",
  noAccess: "È possibile leggere i record di questo spazio, ma non aggiungere file.",
  uploading: (name) => `Caricamento di ${name}`,
  reading: (name) => `Lettura di ${name}`,
  planning: "Associazione delle colonne",
  bytesOf: (sent, total) => `${sent} di ${total}`,
  waiting: (files) =>
    count(files, {
      one: "# altro file in attesa.",
      many: "# di altri file in attesa.",
      other: "# altri file in attesa.",
    }),
  undecided: (files) =>
    count(files, {
      one: "# file non ancora importato",
      many: "# di file non ancora importati",
      other: "# file non ancora importati",
    }),
  goOn: (name) => `Continua con ${name}`,
  remove: "Elimina",
  removeFile: (name) => `Elimina ${name}`,
  removeAsk:
    "Il file e le decisioni sulle sue colonne verranno eliminati. Le sue righe non verranno importate.",
  emptyFile: "Questo file è vuoto. Sceglierne un altro.",
  noTable: (name) => `Nessuna tabella trovata in ${name}. Scegliere un altro file.`,
  failed: (name) => `Impossibile leggere ${name}`,
  layoutTitle: "Come viene letto il file",
  layoutIntro: "La riga evidenziata contiene i nomi delle colonne. Se non è corretta, sceglierne un’altra.",
  table: "Foglio",
  encoding: "Codifica",
  delimiter: "Separatore",
  automatic: (found) => `Automatico (${found})`,
  comma: "Virgola",
  semicolon: "Punto e virgola",
  tab: "Tabulazione",
  pipe: "Barra verticale",
  noHeader: "Nessuna riga contiene nomi",
  header: "Intestazione",
  row: (row) => `Riga ${row}`,
  leftOut: (rows) =>
    count(rows, {
      one: "# riga omessa perché non è un record",
      many: "# di righe omesse perché non sono record",
      other: "# righe omesse perché non sono record",
    }),
  reason: {
    title: "titolo",
    header: "intestazione ripetuta",
    total: "totale",
    note: "nota",
  },
  keepAll: "Leggi tutte le righe sotto l’intestazione",
  noRows: "Nessun record sotto questa intestazione.",
  next: "Associa le colonne",
};
