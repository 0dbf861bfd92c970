import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Terminer",
  title: "Remettre les enregistrements\u00a0?",
  saving: "Vos dernières modifications sont en cours d’enregistrement.",
  arriving: (file) => `«\u00a0${file}\u00a0» est en cours d’envoi. Vous pourrez terminer dès son arrivée.`,
  undecided: (file) =>
    `«\u00a0${file}\u00a0» n’est pas importé\u00a0: personne n’a encore décidé de ses colonnes. Sans cela, ses lignes ne seront pas remises.`,
  ask: "Ensuite, vous ne pourrez plus les modifier ici.",
  leave: "Fermer l’importation\u00a0?",
  notImported: (file) => `«\u00a0${file}\u00a0» n’est pas encore importé.`,
};
