import type { records as english } from "../en/records.ts";
import { count } from "./plural.ts";

const number = (value: number) => count(value, { one: "#", many: "#", other: "#" });

export const records: typeof english = {
  label: "Registros",
  tools: "O que fazer com os registros",
  shown: "Registros exibidos",
  all: "Todos",
  withErrors: "Com erros",
  remove: "Remover esta condição",
  sortedBy: (column) => `Ordenado por ${column}`,
  search: "Pesquisar",
  undo: "Desfazer",
  redo: "Refazer",
  add: "Adicionar um registro",
  nextError: "Próximo erro",
  errors: "Erros",
  replace: "Localizar e substituir",
  duplicates: "Duplicatas",
  history: "Histórico",
  export: "Exportar",
  keys: "Teclas",
  otherTools: "Mais",
  query: "Consulta",
  queryHint: "Por exemplo: age gte 20 and country eq DE",
  shownOf: (shown, total) =>
    shown === total
      ? count(total, { one: "# registro", many: "# de registros", other: "# registros" })
      : `${number(shown)} de ${count(total, { one: "# registro", many: "# de registros", other: "# registros" })}`,
  selected: (records) =>
    count(records, {
      one: "# registro selecionado",
      many: "# de registros selecionados",
      other: "# registros selecionados",
    }),
  saving: "Salvando",
  saved: "Todas as alterações estão salvas",
  othersChanged: (name, records) =>
    `${name} alterou ${count(records, { one: "# registro", many: "# de registros", other: "# registros" })}.`,
  somebody: "Alguém",
  agent: "Um programa",
  you: "Você",
  undone: "A alteração foi desfeita.",
  redone: "A alteração foi refeita.",
  nothingToUndo: "Você não tem nada para desfazer.",
  nothingToRedo: "Você não tem nada para refazer.",
  noMoreErrors: "Não há mais erros nesta direção.",
  tooManyWaiting:
    "200 alterações esperam pela conexão. Esta não será mantida. Tente novamente quando estiver conectado.",
  conflict: (cells, column, value) =>
    cells === 1
      ? `Alguém foi mais rápido: ${column} agora é “${value}”. Seu valor não foi salvo.`
      : `Alguém foi mais rápido: ${count(cells, { one: "# valor não foi salvo", many: "# de valores não foram salvos", other: "# valores não foram salvos" })}, o primeiro em ${column}.`,
  unsaved: (values) =>
    count(values, {
      one: "# valor não foi salvo",
      many: "# de valores não foram salvos",
      other: "# valores não foram salvos",
    }),
  useMine: "Salvar o meu",
  needsConnection: "É necessária uma conexão. Tente novamente quando estiver conectado.",
  notSaved: (message) => `Não foi salvo: ${message}`,
  undoRest: "Desfazer o que ninguém alterou depois",
  tooManyCells: (cells) =>
    `${count(cells, { one: "# célula é", many: "# de células são", other: "# células são" })} demais para uma só etapa: no máximo 10.000. Importe um arquivo em vez disso.`,
  cellsSkipped: (cells) =>
    `${count(cells, { one: "# célula omitida", many: "# de células omitidas", other: "# células omitidas" })}: somente leitura ou fora da tabela.`,
  pasted: (records) =>
    `${count(records, { one: "# registro colado", many: "# de registros colados", other: "# registros colados" })}.`,
  deleted: (records) =>
    `${count(records, { one: "# registro excluído", many: "# de registros excluídos", other: "# registros excluídos" })}.`,
  recordGone: "Alguém excluiu este registro ou ele não está mais nesta lista.",
  tooManyToDelete: (most) =>
    `No máximo ${count(most, { one: "# registro pode ser excluído", many: "# de registros podem ser excluídos", other: "# registros podem ser excluídos" })} em uma etapa, para que você possa desfazer.`,
  changed: (records) =>
    `${count(records, { one: "# registro alterado", many: "# de registros alterados", other: "# registros alterados" })}.`,
  notLive:
    "As alterações de outras pessoas não aparecem mais imediatamente. Recarregue a página para vê-las.",
  locked: (since, name) =>
    `Esta planilha está bloqueada${since && ` desde ${since}`}${name && ` por ${name}`}. Você pode lê-la, mas não alterá-la.`,
  blocked: "Uma tarefa está processando estes registros. Até que termine, você só pode lê-los.",
  waiting: (changes) =>
    `${count(changes, { one: "# alteração espera", many: "# de alterações esperam", other: "# alterações esperam" })} pela conexão. Mantenha esta página aberta.`,
  noRecords: "Ainda não há registros. Adicione um arquivo ou digite na primeira linha.",
  noRecordsYet: "Ainda não há registros.",
  noErrors: "Nenhum registro tem erros.",
  noMatch: "Nenhum registro corresponde.",
  showAll: "Mostrar todos os registros",
  addFile: "Adicionar um arquivo",
  calculationsTitle: "Cálculos",
  calculationsHint: "Dos registros exibidos. Escolha um para vê-lo abaixo da coluna.",
  calculations: {
    COUNT_NON_EMPTY: "Preenchidos",
    COUNT_EMPTY: "Vazios",
    SUM: "Soma",
    AVERAGE: "Média",
    MIN: "Menor",
    MAX: "Maior",
  },
  views: "Visualizações",
  noView: "Todos os registros",
  viewChanged: "(alterada)",
  saveView: "Salvar como visualização",
  viewHint:
    "Uma visualização guarda quais registros são exibidos e a ordem deles. Seu endereço pode ser enviado a outras pessoas.",
  viewName: "Nome da visualização",
  save: "Salvar",
  changeView: (name) => `Alterar a visualização “${name}”`,
  newView: "Salvar como nova visualização",
  viewSaved: "A visualização foi salva.",
  deleteView: "Excluir a visualização",
  viewDeleted: "A visualização foi excluída.",
  viewGone:
    "Esta visualização não está mais aqui ou você não tem permissão para vê-la. Estes são todos os registros.",
  viewPartly: (names) => `Esta página não aplica uma parte desta visualização: ${names.join(", ")}.`,
  withoutErrors: "Sem erros",
  cellMenu: "Menu da célula",
  edit: "Editar",
  selectRow: "Selecionar o registro",
  selectColumn: "Selecionar a coluna",
  delete: (records) =>
    count(records, { one: "Excluir # registro", many: "Excluir # registros", other: "Excluir # registros" }),
  sortUp: "Ordenar do menor para o maior",
  sortDown: "Ordenar do maior para o menor",
  onlyErrors: "Somente erros desta coluna",
  values: "Somente estes valores",
  searchValues: "Pesquisar valores",
  moreValues: (most) => `Os ${number(most)} valores mais frequentes. Pesquise outros.`,
  firstErrors: (read, total) =>
    `Dos primeiros ${number(read)} de ${count(total, { one: "# registro", many: "# de registros", other: "# registros" })} com erros:`,
  times: (times) => `${number(times)} ×`,
  show: "Mostrar",
  setAll: "Definir todos",
  trim: "Remover espaços ao redor",
  empty: "Esvaziar todos",
  newValue: "Novo valor",
  setIn: (records) =>
    count(records, {
      one: "Definir em # registro",
      many: "Definir em # registros",
      other: "Definir em # registros",
    }),
  goTo: "Ir para um registro",
  rowOf: (total) => `Número, de 1 a ${number(total)}`,
  go: "Ir",
  inColumn: "Na coluna",
  find: "Localizar",
  replaceBy: "Substituir por",
  wholeValue: "Somente valores inteiros",
  inShown: (shown) =>
    count(shown, {
      one: "No # registro exibido.",
      many: "Nos # registros exibidos.",
      other: "Nos # registros exibidos.",
    }),
  replaceAll: "Substituir tudo",
  which: "Quais registros",
  allRecords: (total) => `Todos (${number(total)})`,
  shownRecords: (total) => `Os que são exibidos (${number(total)})`,
  errorRecords: (total) => `Os que têm erros, com uma coluna de motivos, como CSV (${number(total)})`,
  format: "Formato",
  formats: {
    xlsx: "Excel",
    csv: "CSV",
    jsonl: "Linhas JSON",
    parquet: "Parquet",
  },
  reason: "Motivo",
  download: "Baixar",
  exporting: "O arquivo está sendo criado.",
  exported: "O arquivo está em seus downloads.",
  sameIn: "Os mesmos valores em",
  groups: (groups) =>
    groups === 0
      ? "Nenhuma duplicata."
      : count(groups, {
          one: "# grupo de duplicatas",
          many: "# de grupos de duplicatas",
          other: "# grupos de duplicatas",
        }),
  mergeNote: "O primeiro registro de cada grupo permanece e recebe os valores que só os outros têm.",
  merge: (groups) =>
    count(groups, { one: "Mesclar # grupo", many: "Mesclar # grupos", other: "Mesclar # grupos" }),
  merged: (groups, deleted) =>
    `${count(groups, { one: "# grupo mesclado", many: "# de grupos mesclados", other: "# grupos mesclados" })}, ${count(deleted, { one: "# registro excluído", many: "# de registros excluídos", other: "# registros excluídos" })}.`,
  noHistory: "Nada foi alterado ainda.",
  undoThis: "Desfazer esta alteração",
  more: "Mostrar mais",
  andMore: (changes) => `mais ${number(changes)}`,
  changeKinds: {
    inserted: (records) =>
      count(records, { one: "# adicionado", many: "# adicionados", other: "# adicionados" }),
    updated: (records) => count(records, { one: "# alterado", many: "# alterados", other: "# alterados" }),
    judged: (records) =>
      count(records, {
        one: "# com outra avaliação",
        many: "# com outra avaliação",
        other: "# com outra avaliação",
      }),
    deleted: (records) => count(records, { one: "# excluído", many: "# excluídos", other: "# excluídos" }),
    unknown: (records) =>
      count(records, { one: "# desconhecido", many: "# desconhecidos", other: "# desconhecidos" }),
  },
  keyTable: [
    ["Setas, Home, End, Page Up, Page Down", "Mover; com Ctrl, até as extremidades"],
    ["Shift + estas teclas", "Selecionar células"],
    ["Ctrl+A, Shift+Espaço, Ctrl+Espaço", "Selecionar tudo, o registro, a coluna"],
    ["Enter, F2 ou digitar", "Editar; Enter e Tab salvam, Esc cancela"],
    ["Alt+Enter", "Nova linha em uma célula"],
    ["Ctrl+C, Ctrl+X, Ctrl+V", "Copiar, recortar, colar"],
    ["Ctrl+D", "Preencher para baixo"],
    ["Delete", "Esvaziar as células"],
    ["Ctrl+Z, Ctrl+Y", "Desfazer, refazer"],
    ["Ctrl+F, Ctrl+H", "Pesquisar, localizar e substituir"],
    ["F8, Shift+F8", "Próximo erro, erro anterior"],
    ["Alt+Seta para baixo", "Menu da coluna"],
    ["Shift+F10", "Menu da célula"],
    ["Ctrl+G", "Ir para um registro"],
    ["Ctrl+-", "Excluir registros"],
    ["F6", "Próxima parte da página"],
  ],
};
