import type { columns as english } from "../en/columns.ts";
import { count } from "./plural.ts";

const number = (value: number) => count(value, { one: "#", many: "#", other: "#" });

export const columns: typeof english = {
  title: "Associer les colonnes",
  intro: (columns, matched) =>
    `Colonnes associées à un champ\u00a0: ${number(matched)} sur ${number(columns)}.`,
  questions: (questions) =>
    count(questions, { one: "# question", many: "# de questions", other: "# questions" }),
  unplaced: (columns) =>
    count(columns, {
      one: "# colonne n’a pas de champ et n’est pas importée. Choisissez son champ ou ignorez-la.",
      many: "# de colonnes n’ont pas de champ et ne sont pas importées. Choisissez leurs champs ou ignorez-les.",
      other:
        "# colonnes n’ont pas de champ et ne sont pas importées. Choisissez leurs champs ou ignorez-les.",
    }),
  noQuestions: "Aucune question\u00a0: tout correspond.",
  layout: "Comment le fichier est lu",
  column: "Colonne du fichier",
  values: "Premières valeurs",
  becomes: "Devient",
  field: "Champ",
  noField: "Pas encore de champ",
  leaveOut: "Ignorer cette colonne",
  leftOut: "Ignorée",
  likely: "Probables",
  allFields: "Tous les champs",
  taken: (column) => `actuellement ${column}`,
  unreadable: "ne peut pas être lu et sera signalé",
  emptyValue: "vide",
  sure: (percent) => `sûr à ${percent}`,
  reasons: {
    confirmed: "Votre décision, récente ou antérieure",
    exact: "Même nom",
    alternative: "Autre nom du champ",
    normal: "Même nom, écrit autrement",
    meaning: "Même sens",
    fuzzy: "Nom similaire",
    values: "Les valeurs correspondent",
  },
  unmatched: {
    "left-out": "Vous l’avez ignorée",
    "field-taken": "Le champ qui lui correspond le mieux est déjà rempli",
    unsure: "Elle ressemble à un champ, mais pas assez",
    "no-match": "Aucun champ ne lui ressemble",
  },
  ruleOf: (fields) => `Répartie entre ${fields}`,
  ruleTo: (field) => `Partie de ${field}`,
  steps: {
    trim: "sans espaces au début ni à la fin",
    case: "lettres modifiées",
    "day-first": "dates\u00a0: jour en premier",
    "month-first": "dates\u00a0: mois en premier",
    "year-first": "dates\u00a0: année en premier",
    ",": "nombres avec virgule décimale",
    ".": "nombres avec point décimal",
    lookup: "autres mots",
    list: "une liste",
  },
  dateOrder: "Ordre des dates",
  dayFirst: "Jour, mois, année",
  monthFirst: "Mois, jour, année",
  yearFirst: "Année, mois, jour",
  decimal: "Séparateur décimal",
  decimalComma: "Virgule\u00a0: 1.234,50",
  decimalPoint: "Point\u00a0: 1,234.50",
  options: "Ce que signifient les valeurs",
  optionsOf: (unknown) =>
    count(unknown, {
      one: "# valeur n’a pas encore de signification",
      many: "# de valeurs n’ont pas encore de signification",
      other: "# valeurs n’ont pas encore de signification",
    }),
  noOption: "Aucune option",
  unmatchedFields: (fields) =>
    count(fields, {
      one: "# champ reste vide",
      many: "# de champs restent vides",
      other: "# champs restent vides",
    }),
  keys: "Enregistrements déjà présents",
  keysIntro: "Une ligne modifie l’enregistrement qui a le même champ",
  noKeys: "aucun\u00a0: ajouter chaque ligne",
  question: {
    unsureMatch: (column, field) => `${column} est-elle le champ ${field}\u00a0?`,
    unsureSplit: (column) => `Faut-il répartir ${column}\u00a0?`,
    requiredField: (field) => `Quelle colonne contient ${field}\u00a0? Chaque enregistrement en a besoin.`,
    unknownValues: (column) => `Que signifient certaines valeurs de ${column}\u00a0?`,
    unprovenDate: (column) => `Comment les dates de ${column} sont-elles écrites\u00a0?`,
    unprovenNumber: (column) => `Comment les nombres de ${column} sont-ils écrits\u00a0?`,
    similarKeys:
      "Certaines clés ne diffèrent que par les majuscules et les minuscules. S’agit-il d’enregistrements différents\u00a0?",
  },
  yes: "Oui",
  different: "Enregistrements différents",
  same: "Le même enregistrement",
  constant: "Même valeur dans chaque enregistrement",
  import: "Importer",
  importRows: (rows) =>
    count(rows, {
      one: "Importer # enregistrement",
      many: "Importer # enregistrements",
      other: "Importer # enregistrements",
    }),
  saving: "Enregistrement en cours",
  ranAlready: "Cette importation a déjà été exécutée. Ses colonnes ne peuvent plus être modifiées.",
  toRecords: "Aller aux enregistrements",
};
