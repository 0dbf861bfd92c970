import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `Importando ${name}`,
  records: (records) =>
    count(records, {
      one: "# registro na planilha",
      many: "# de registros na planilha",
      other: "# registros na planilha",
    }),
  errors: (errors) =>
    count(errors, { one: "# deles com um erro", many: "# deles com erros", other: "# deles com erros" }),
  leave: "Você pode sair desta página. A importação continua.",
  cancel: "Cancelar a importação",
  canceled: "A importação foi cancelada. Os registros já gravados permanecem.",
  failed: "A importação parou",
  retry: "Continuar",
  toColumns: "Colunas",
  doneTitle: "O arquivo foi importado",
  read: (rows) => count(rows, { one: "# linha lida", many: "# de linhas lidas", other: "# linhas lidas" }),
  added: (rows) =>
    count(rows, {
      one: "# registro adicionado",
      many: "# de registros adicionados",
      other: "# registros adicionados",
    }),
  updated: (rows) =>
    count(rows, {
      one: "# registro alterado",
      many: "# de registros alterados",
      other: "# registros alterados",
    }),
  unchanged: (rows) =>
    count(rows, {
      one: "# registro era igual",
      many: "# de registros eram iguais",
      other: "# registros eram iguais",
    }),
  combined: (rows) =>
    count(rows, {
      one: "# linha combinada com uma anterior",
      many: "# de linhas combinadas com anteriores",
      other: "# linhas combinadas com anteriores",
    }),
  withErrors: (rows) =>
    count(rows, {
      one: "# registro tem um erro",
      many: "# de registros têm erros",
      other: "# registros têm erros",
    }),
  noErrors: "Nenhum erro.",
  findings: "O que difere do arquivo",
  again: "Ler o arquivo novamente",
  remedies: {
    reading: "Se estiver errado, desfaça a importação. Depois, leia o arquivo novamente e escolha como.",
    column:
      "Se deve ser importada, desfaça a importação. Depois, leia o arquivo novamente e escolha o campo dela.",
    format:
      "Se estiver errado, desfaça a importação. Depois, leia o arquivo novamente e escolha como os valores estão escritos.",
    keys: "Se forem registros diferentes, desfaça a importação. Depois, leia o arquivo novamente e indique isso.",
    file: "Se estiver errado, desfaça a importação, corrija o arquivo e importe-o novamente.",
  },
  another: "Importar outro arquivo",
  correct: "Corrigir os erros",
  show: "Mostrar os registros",
};
