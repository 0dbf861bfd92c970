import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `Importation de ${name}`,
  records: (records) =>
    count(records, {
      one: "# enregistrement dans la feuille",
      many: "# d’enregistrements dans la feuille",
      other: "# enregistrements dans la feuille",
    }),
  errors: (errors) =>
    count(errors, {
      one: "# d’entre eux avec une erreur",
      many: "# d’entre eux avec des erreurs",
      other: "# d’entre eux avec des erreurs",
    }),
  leave: "Vous pouvez quitter cette page. L’importation continue.",
  cancel: "Annuler l’importation",
  canceled: "L’importation a été annulée. Les enregistrements déjà écrits sont conservés.",
  failed: "L’importation s’est arrêtée",
  retry: "Continuer",
  toColumns: "Colonnes",
  doneTitle: "Le fichier est importé",
  read: (rows) => count(rows, { one: "# ligne lue", many: "# de lignes lues", other: "# lignes lues" }),
  added: (rows) =>
    count(rows, {
      one: "# enregistrement ajouté",
      many: "# d’enregistrements ajoutés",
      other: "# enregistrements ajoutés",
    }),
  updated: (rows) =>
    count(rows, {
      one: "# enregistrement modifié",
      many: "# d’enregistrements modifiés",
      other: "# enregistrements modifiés",
    }),
  unchanged: (rows) =>
    count(rows, {
      one: "# enregistrement était identique",
      many: "# d’enregistrements étaient identiques",
      other: "# enregistrements étaient identiques",
    }),
  combined: (rows) =>
    count(rows, {
      one: "# ligne regroupée avec une ligne précédente",
      many: "# de lignes regroupées avec des lignes précédentes",
      other: "# lignes regroupées avec des lignes précédentes",
    }),
  withErrors: (rows) =>
    count(rows, {
      one: "# enregistrement contient une erreur",
      many: "# d’enregistrements contiennent des erreurs",
      other: "# enregistrements contiennent des erreurs",
    }),
  noErrors: "Aucune erreur.",
  findings: "Différences avec le fichier",
  again: "Relire le fichier",
  remedies: {
    reading: "Si c’est incorrect, annulez l’importation. Relisez ensuite le fichier et choisissez comment.",
    column:
      "S’il faut l’importer, annulez l’importation. Relisez ensuite le fichier et choisissez son champ.",
    format:
      "Si c’est incorrect, annulez l’importation. Relisez ensuite le fichier et choisissez comment les valeurs sont écrites.",
    keys: "S’il s’agit d’enregistrements différents, annulez l’importation. Relisez ensuite le fichier et indiquez-le.",
    file: "Si c’est incorrect, annulez l’importation, corrigez le fichier et importez-le à nouveau.",
  },
  another: "Importer un autre fichier",
  correct: "Corriger les erreurs",
  show: "Afficher les enregistrements",
};
