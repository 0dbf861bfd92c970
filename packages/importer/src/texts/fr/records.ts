import type { records as english } from "../en/records.ts";
import { count } from "./plural.ts";

const number = (value: number) => count(value, { one: "#", many: "#", other: "#" });

export const records: typeof english = {
  label: "Enregistrements",
  tools: "Actions sur les enregistrements",
  shown: "Enregistrements affichés",
  all: "Tous",
  withErrors: "Avec erreurs",
  remove: "Retirer cette condition",
  sortedBy: (column) => `Trié par ${column}`,
  search: "Rechercher",
  undo: "Annuler",
  redo: "Rétablir",
  add: "Ajouter un enregistrement",
  nextError: "Erreur suivante",
  errors: "Erreurs",
  replace: "Rechercher et remplacer",
  duplicates: "Doublons",
  history: "Historique",
  export: "Exporter",
  keys: "Touches",
  otherTools: "Plus",
  query: "Requête",
  queryHint: "Par exemple\u00a0: age gte 20 and country eq DE",
  shownOf: (shown, total) =>
    shown === total
      ? count(total, { one: "# enregistrement", many: "# d’enregistrements", other: "# enregistrements" })
      : `${number(shown)} sur ${count(total, { one: "# enregistrement", many: "# d’enregistrements", other: "# enregistrements" })}`,
  selected: (records) =>
    count(records, {
      one: "# enregistrement sélectionné",
      many: "# d’enregistrements sélectionnés",
      other: "# enregistrements sélectionnés",
    }),
  saving: "Enregistrement en cours",
  saved: "Toutes les modifications sont enregistrées",
  othersChanged: (name, records) =>
    `${name} a modifié ${count(records, { one: "# enregistrement", many: "# d’enregistrements", other: "# enregistrements" })}.`,
  somebody: "Quelqu’un",
  agent: "Un programme",
  you: "Vous",
  undone: "La modification est annulée.",
  redone: "La modification est rétablie.",
  nothingToUndo: "Vous n’avez rien à annuler.",
  nothingToRedo: "Vous n’avez rien à rétablir.",
  noMoreErrors: "Il n’y a plus d’erreurs dans cette direction.",
  tooManyWaiting:
    "200 modifications attendent la connexion. Celle-ci n’est pas conservée. Réessayez quand vous serez en ligne.",
  conflict: (cells, column, value) =>
    cells === 1
      ? `Quelqu’un a été plus rapide\u00a0: ${column} vaut maintenant «\u00a0${value}\u00a0». Votre valeur n’est pas enregistrée.`
      : `Quelqu’un a été plus rapide\u00a0: ${count(cells, { one: "# valeur n’est pas enregistrée", many: "# de valeurs ne sont pas enregistrées", other: "# valeurs ne sont pas enregistrées" })}, la première dans ${column}.`,
  unsaved: (values) =>
    count(values, {
      one: "# valeur n’est pas enregistrée",
      many: "# de valeurs ne sont pas enregistrées",
      other: "# valeurs ne sont pas enregistrées",
    }),
  useMine: "Enregistrer la mienne",
  needsConnection: "Une connexion est nécessaire. Réessayez quand vous serez en ligne.",
  notSaved: (message) => `Non enregistré\u00a0: ${message}`,
  undoRest: "Annuler ce que personne n’a modifié depuis",
  tooManyCells: (cells) =>
    `${count(cells, { one: "# cellule, c’est", many: "# de cellules, c’est", other: "# cellules, c’est" })} trop pour une seule étape\u00a0: au plus 10\u00a0000. Importez plutôt un fichier.`,
  cellsSkipped: (cells) =>
    `${count(cells, { one: "# cellule ignorée", many: "# de cellules ignorées", other: "# cellules ignorées" })}\u00a0: en lecture seule ou hors du tableau.`,
  pasted: (records) =>
    `${count(records, { one: "# enregistrement collé", many: "# d’enregistrements collés", other: "# enregistrements collés" })}.`,
  deleted: (records) =>
    `${count(records, { one: "# enregistrement supprimé", many: "# d’enregistrements supprimés", other: "# enregistrements supprimés" })}.`,
  recordGone: "Quelqu’un a supprimé cet enregistrement, ou il n’est plus dans cette liste.",
  tooManyToDelete: (most) =>
    `On peut supprimer au plus ${count(most, { one: "# enregistrement", many: "# d’enregistrements", other: "# enregistrements" })} en une étape, afin de pouvoir l’annuler.`,
  changed: (records) =>
    `${count(records, { one: "# enregistrement modifié", many: "# d’enregistrements modifiés", other: "# enregistrements modifiés" })}.`,
  notLive: "Les modifications des autres ne s’affichent plus immédiatement. Rechargez la page pour les voir.",
  locked: (since, name) =>
    `Cette feuille est verrouillée${since && ` depuis ${since}`}${name && ` par ${name}`}. Vous pouvez la lire, mais pas la modifier.`,
  blocked: "Une tâche traite ces enregistrements. Jusqu’à la fin, vous pouvez seulement les lire.",
  waiting: (changes) =>
    `${count(changes, { one: "# modification attend", many: "# de modifications attendent", other: "# modifications attendent" })} la connexion. Gardez cette page ouverte.`,
  noRecords: "Pas encore d’enregistrements. Ajoutez un fichier ou saisissez dans la première ligne.",
  noRecordsYet: "Pas encore d’enregistrements.",
  noErrors: "Aucun enregistrement ne contient d’erreur.",
  noMatch: "Aucun enregistrement ne correspond.",
  showAll: "Afficher tous les enregistrements",
  addFile: "Ajouter un fichier",
  calculationsTitle: "Calculs",
  calculationsHint: "Sur les enregistrements affichés. Choisissez un calcul pour l’afficher sous la colonne.",
  calculations: {
    COUNT_NON_EMPTY: "Remplies",
    COUNT_EMPTY: "Vides",
    SUM: "Somme",
    AVERAGE: "Moyenne",
    MIN: "Minimum",
    MAX: "Maximum",
  },
  views: "Vues",
  noView: "Tous les enregistrements",
  viewChanged: "(modifiée)",
  saveView: "Enregistrer comme vue",
  viewHint:
    "Une vue conserve les enregistrements affichés et leur ordre. Son adresse peut être envoyée à d’autres personnes.",
  viewName: "Nom de la vue",
  save: "Enregistrer",
  changeView: (name) => `Modifier la vue «\u00a0${name}\u00a0»`,
  newView: "Enregistrer comme nouvelle vue",
  viewSaved: "La vue est enregistrée.",
  deleteView: "Supprimer la vue",
  viewDeleted: "La vue est supprimée.",
  viewGone: "Cette vue n’existe plus ou vous n’êtes pas autorisé à la voir. Voici tous les enregistrements.",
  viewPartly: (names) => `Cette page n’applique pas une partie de cette vue\u00a0: ${names.join(", ")}.`,
  withoutErrors: "Sans erreurs",
  cellMenu: "Menu de la cellule",
  edit: "Modifier",
  selectRow: "Sélectionner l’enregistrement",
  selectColumn: "Sélectionner la colonne",
  delete: (records) =>
    count(records, {
      one: "Supprimer # enregistrement",
      many: "Supprimer # enregistrements",
      other: "Supprimer # enregistrements",
    }),
  sortUp: "Trier par ordre croissant",
  sortDown: "Trier par ordre décroissant",
  onlyErrors: "Seulement les erreurs de cette colonne",
  values: "Seulement ces valeurs",
  searchValues: "Rechercher des valeurs",
  moreValues: (most) => `Les ${number(most)} valeurs les plus fréquentes. Recherchez les autres.`,
  firstErrors: (read, total) =>
    `Parmi les ${number(read)} premiers sur ${count(total, { one: "# enregistrement", many: "# d’enregistrements", other: "# enregistrements" })} avec des erreurs\u00a0:`,
  times: (times) => `${number(times)} ×`,
  show: "Afficher",
  setAll: "Tout définir",
  trim: "Supprimer les espaces autour",
  empty: "Tout vider",
  newValue: "Nouvelle valeur",
  setIn: (records) =>
    count(records, {
      one: "Définir dans # enregistrement",
      many: "Définir dans # enregistrements",
      other: "Définir dans # enregistrements",
    }),
  goTo: "Aller à un enregistrement",
  rowOf: (total) => `Numéro, de 1 à ${number(total)}`,
  go: "Aller",
  inColumn: "Dans la colonne",
  find: "Rechercher",
  replaceBy: "Remplacer par",
  wholeValue: "Valeurs entières seulement",
  inShown: (shown) =>
    count(shown, {
      one: "Dans l’enregistrement affiché (#).",
      many: "Dans les # enregistrements affichés.",
      other: "Dans les # enregistrements affichés.",
    }),
  replaceAll: "Tout remplacer",
  which: "Quels enregistrements",
  allRecords: (total) => `Tous (${number(total)})`,
  shownRecords: (total) => `Ceux qui sont affichés (${number(total)})`,
  errorRecords: (total) => `Ceux avec des erreurs, avec une colonne de motifs, en CSV (${number(total)})`,
  format: "Format",
  formats: {
    xlsx: "Excel",
    csv: "CSV",
    jsonl: "Lignes JSON",
    parquet: "Parquet",
  },
  reason: "Motif",
  download: "Télécharger",
  exporting: "Le fichier est en cours de création.",
  exported: "Le fichier est dans vos téléchargements.",
  sameIn: "Les mêmes valeurs dans",
  groups: (groups) =>
    groups === 0
      ? "Aucun doublon."
      : count(groups, {
          one: "# groupe de doublons",
          many: "# de groupes de doublons",
          other: "# groupes de doublons",
        }),
  mergeNote:
    "Le premier enregistrement de chaque groupe reste et reçoit les valeurs que seuls les autres possèdent.",
  merge: (groups) =>
    count(groups, { one: "Fusionner # groupe", many: "Fusionner # groupes", other: "Fusionner # groupes" }),
  merged: (groups, deleted) =>
    `${count(groups, { one: "# groupe fusionné", many: "# de groupes fusionnés", other: "# groupes fusionnés" })}, ${count(deleted, { one: "# enregistrement supprimé", many: "# d’enregistrements supprimés", other: "# enregistrements supprimés" })}.`,
  noHistory: "Rien n’a encore été modifié.",
  undoThis: "Annuler cette modification",
  more: "Afficher plus",
  andMore: (changes) => `${number(changes)} de plus`,
  changeKinds: {
    inserted: (records) => count(records, { one: "# ajouté", many: "# ajoutés", other: "# ajoutés" }),
    updated: (records) => count(records, { one: "# modifié", many: "# modifiés", other: "# modifiés" }),
    judged: (records) =>
      count(records, {
        one: "# évalué autrement",
        many: "# évalués autrement",
        other: "# évalués autrement",
      }),
    deleted: (records) => count(records, { one: "# supprimé", many: "# supprimés", other: "# supprimés" }),
    unknown: (records) => count(records, { one: "# inconnu", many: "# inconnus", other: "# inconnus" }),
  },
  keyTable: [
    ["Flèches, Début, Fin, Page préc., Page suiv.", "Se déplacer\u00a0; avec Ctrl, jusqu’aux extrémités"],
    ["Maj + ces touches", "Sélectionner des cellules"],
    ["Ctrl+A, Maj+Espace, Ctrl+Espace", "Tout sélectionner, l’enregistrement, la colonne"],
    ["Entrée, F2 ou saisie", "Modifier\u00a0; Entrée et Tab enregistrent, Échap annule"],
    ["Alt+Entrée", "Nouvelle ligne dans une cellule"],
    ["Ctrl+C, Ctrl+X, Ctrl+V", "Copier, couper, coller"],
    ["Ctrl+D", "Recopier vers le bas"],
    ["Suppr", "Vider les cellules"],
    ["Ctrl+Z, Ctrl+Y", "Annuler, rétablir"],
    ["Ctrl+F, Ctrl+H", "Rechercher, rechercher et remplacer"],
    ["F8, Maj+F8", "Erreur suivante, erreur précédente"],
    ["Alt+Flèche bas", "Menu de la colonne"],
    ["Maj+F10", "Menu de la cellule"],
    ["Ctrl+G", "Aller à un enregistrement"],
    ["Ctrl+-", "Supprimer des enregistrements"],
    ["F6", "Partie suivante de la page"],
  ],
};
