import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Concluir",
  title: "Entregar os registros?",
  saving: "Suas últimas alterações estão sendo salvas.",
  arriving: (file) => `“${file}” está sendo enviado. Você poderá concluir assim que ele chegar.`,
  undecided: (file) =>
    `“${file}” não foi importado: ninguém decidiu ainda sobre suas colunas. Sem isso, suas linhas não são entregues.`,
  ask: "Depois disso, você não poderá mais alterá-los aqui.",
  leave: "Fechar a importação?",
  notImported: (file) => `“${file}” ainda não foi importado.`,
};
