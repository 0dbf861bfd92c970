import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Ações",
  help: "Ajuda",
  required: "obrigatório",
  needed: "Este dado é obrigatório.",
  noChoice: "Nenhuma destas",
  selected: (records) =>
    count(records, {
      one: "Para o # registro selecionado.",
      many: "Para os # registros selecionados.",
      other: "Para os # registros selecionados.",
    }),
  tooMany: (most) =>
    count(most, {
      one: "Selecione no máximo # registro ou todos os que são exibidos.",
      many: "Selecione no máximo # registros ou todos os que são exibidos.",
      other: "Selecione no máximo # registros ou todos os que são exibidos.",
    }),
  hindrances: {
    running: "Ainda está em execução.",
    saving: "Suas últimas alterações estão sendo salvas.",
    noData: "Ainda não há registros.",
    noSelection: "Selecione registros primeiro: pressione Shift+Espaço na tabela.",
    noColumn: "Esta coluna é somente leitura.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Corrija primeiro # registro com erro.",
      many: "Corrija primeiro # registros com erros.",
      other: "Corrija primeiro # registros com erros.",
    }),
  schedules: {
    hourly: "É executada automaticamente a cada hora.",
    daily: "É executada automaticamente todos os dias.",
    weekly: "É executada automaticamente toda semana.",
  },
  done: (action) => `“${action}” foi concluída.`,
  show: "Mostrar",
  failed: (action) => `“${action}” não funcionou.`,
  canceled: (action) => `“${action}” foi cancelada.`,
  next: {
    id: "Abrir",
    url: "Abrir",
    download: "Baixar",
    files: "Baixar",
    snapshot: "Mostrar os registros",
    retry: "Tentar novamente",
    view: "Mostrar os registros",
    clearFilters: "Mostrar todos os registros",
  },
};
