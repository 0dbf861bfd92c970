import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Actions",
  help: "Aide",
  required: "obligatoire",
  needed: "Ce champ est obligatoire.",
  noChoice: "Aucun de ces choix",
  selected: (records) =>
    count(records, {
      one: "Pour l’enregistrement sélectionné (#).",
      many: "Pour les # enregistrements sélectionnés.",
      other: "Pour les # enregistrements sélectionnés.",
    }),
  tooMany: (most) =>
    count(most, {
      one: "Sélectionnez au plus # enregistrement, ou tous ceux qui sont affichés.",
      many: "Sélectionnez au plus # enregistrements, ou tous ceux qui sont affichés.",
      other: "Sélectionnez au plus # enregistrements, ou tous ceux qui sont affichés.",
    }),
  hindrances: {
    running: "L’action est encore en cours.",
    saving: "Vos dernières modifications sont en cours d’enregistrement.",
    noData: "Il n’y a pas encore d’enregistrements.",
    noSelection: "Sélectionnez d’abord des enregistrements\u00a0: appuyez sur Maj+Espace dans le tableau.",
    noColumn: "Cette colonne est en lecture seule.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Corrigez d’abord # enregistrement avec une erreur.",
      many: "Corrigez d’abord # enregistrements avec des erreurs.",
      other: "Corrigez d’abord # enregistrements avec des erreurs.",
    }),
  schedules: {
    hourly: "S’exécute automatiquement toutes les heures.",
    daily: "S’exécute automatiquement tous les jours.",
    weekly: "S’exécute automatiquement toutes les semaines.",
  },
  done: (action) => `«\u00a0${action}\u00a0» est terminée.`,
  show: "Afficher",
  failed: (action) => `«\u00a0${action}\u00a0» a échoué.`,
  canceled: (action) => `«\u00a0${action}\u00a0» a été annulée.`,
  next: {
    id: "Ouvrir",
    url: "Ouvrir",
    download: "Télécharger",
    files: "Télécharger",
    snapshot: "Afficher les enregistrements",
    retry: "Réessayer",
    view: "Afficher les enregistrements",
    clearFilters: "Afficher tous les enregistrements",
  },
};
