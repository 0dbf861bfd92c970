import type { file as english } from "../en/file.ts";
import { count } from "./plural.ts";

export const file: typeof english = {
  title: (sheet) => `Ajouter un fichier à ${sheet}`,
  drop: "Déposez un fichier ici",
  choose: "Choisir un fichier",
  formats: "Excel, CSV et autres textes, JSON, XML. Vous pouvez aussi coller un tableau avec Ctrl+V.",
  empty: "Télécharger un fichier vide",
  emptyHint: "avec le bon en-tête",
  fields: "Ce que la feuille attend",
  required: "obligatoire",
  pasted: "Tableau collé",
  skip: "Aller aux enregistrements",
  noAccess: "Vous pouvez lire les enregistrements de cet espace, mais pas ajouter de fichiers.",
  uploading: (name) => `Envoi de ${name}`,
  reading: (name) => `Lecture de ${name}`,
  planning: "Mise en correspondance des colonnes",
  bytesOf: (sent, total) => `${sent} sur ${total}`,
  waiting: (files) =>
    count(files, {
      one: "# autre fichier en attente.",
      many: "# d’autres fichiers en attente.",
      other: "# autres fichiers en attente.",
    }),
  undecided: (files) =>
    count(files, {
      one: "# fichier pas encore importé",
      many: "# de fichiers pas encore importés",
      other: "# fichiers pas encore importés",
    }),
  goOn: (name) => `Continuer avec ${name}`,
  remove: "Supprimer",
  removeFile: (name) => `Supprimer ${name}`,
  removeAsk:
    "Le fichier et vos décisions sur ses colonnes seront supprimés. Ses lignes ne seront pas importées.",
  emptyFile: "Ce fichier est vide. Choisissez-en un autre.",
  noTable: (name) => `Aucun tableau n’a été trouvé dans ${name}. Choisissez un autre fichier.`,
  failed: (name) => `Impossible de lire ${name}`,
  layoutTitle: "Comment le fichier est lu",
  layoutIntro:
    "La ligne repérée contient les noms des colonnes. Si ce n’est pas le cas, choisissez une autre ligne.",
  table: "Feuille",
  encoding: "Encodage",
  delimiter: "Séparateur",
  automatic: (found) => `Automatique (${found})`,
  comma: "Virgule",
  semicolon: "Point-virgule",
  tab: "Tabulation",
  pipe: "Barre verticale",
  noHeader: "Aucune ligne ne contient de noms",
  header: "En-tête",
  row: (row) => `Ligne ${row}`,
  leftOut: (rows) =>
    count(rows, {
      one: "# ligne omise, car ce n’est pas un enregistrement",
      many: "# de lignes omises, car ce ne sont pas des enregistrements",
      other: "# lignes omises, car ce ne sont pas des enregistrements",
    }),
  reason: {
    title: "titre",
    header: "en-tête répété",
    total: "total",
    note: "note",
  },
  keepAll: "Lire toutes les lignes sous l’en-tête",
  noRows: "Aucun enregistrement sous cet en-tête.",
  next: "Associer les colonnes",
};
