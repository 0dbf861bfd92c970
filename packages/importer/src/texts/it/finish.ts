import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Termina",
  title: "Consegnare i record?",
  saving: "Salvataggio delle ultime modifiche in corso.",
  arriving: (file) => `«${file}» è in fase di invio. Sarà possibile terminare appena arriva.`,
  undecided: (file) =>
    `«${file}» non è stato importato: nessuno ha ancora deciso sulle sue colonne. Senza questa decisione le sue righe non vengono consegnate.`,
  ask: "Dopo la consegna non sarà più possibile modificarli qui.",
  leave: "Chiudere l’importazione?",
  notImported: (file) => `«${file}» non è ancora stato importato.`,
};
