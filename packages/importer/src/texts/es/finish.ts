import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Finalizar",
  title: "¿Entregar los registros?",
  saving: "Se están guardando sus últimos cambios.",
  arriving: (file) => `«${file}» se está enviando. Podrá finalizar en cuanto llegue.`,
  undecided: (file) =>
    `«${file}» no se ha importado: nadie ha decidido todavía sobre sus columnas. Sin eso, sus filas no se entregan.`,
  ask: "Después ya no podrá modificarlos aquí.",
  leave: "¿Cerrar la importación?",
  notImported: (file) => `«${file}» todavía no se ha importado.`,
};
