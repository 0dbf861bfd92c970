import type { file as english } from "../en/file.ts";
import { count } from "./plural.ts";

export const file: typeof english = {
  title: (sheet) => `Adicionar um arquivo a ${sheet}`,
  drop: "Solte um arquivo aqui",
  choose: "Escolher um arquivo",
  formats: "Excel, CSV e outros textos, JSON, XML. Você também pode colar uma tabela com Ctrl+V.",
  empty: "Baixar um arquivo vazio",
  emptyHint: "com o cabeçalho correto",
  fields: "O que a planilha precisa",
  required: "obrigatório",
  pasted: "Tabela colada",
  skip: "Ir para os registros",
  noAccess: "Você pode ler os registros deste espaço, mas não adicionar arquivos.",
  uploading: (name) => `Enviando ${name}`,
  reading: (name) => `Lendo ${name}`,
  planning: "Mapeando as colunas",
  bytesOf: (sent, total) => `${sent} de ${total}`,
  waiting: (files) =>
    count(files, {
      one: "# outro arquivo em espera.",
      many: "# de outros arquivos em espera.",
      other: "# outros arquivos em espera.",
    }),
  undecided: (files) =>
    count(files, {
      one: "# arquivo ainda não importado",
      many: "# de arquivos ainda não importados",
      other: "# arquivos ainda não importados",
    }),
  goOn: (name) => `Continuar com ${name}`,
  remove: "Excluir",
  removeFile: (name) => `Excluir ${name}`,
  removeAsk:
    "O arquivo e o que você decidiu sobre suas colunas serão excluídos. Suas linhas não serão importadas.",
  emptyFile: "Este arquivo está vazio. Escolha outro.",
  noTable: (name) => `Nenhuma tabela foi encontrada em ${name}. Escolha outro arquivo.`,
  failed: (name) => `Não foi possível ler ${name}`,
  layoutTitle: "Como o arquivo é lido",
  layoutIntro: "A linha destacada tem os nomes das colunas. Se não estiver certa, escolha outra.",
  table: "Planilha",
  encoding: "Codificação",
  delimiter: "Separador",
  automatic: (found) => `Automático (${found})`,
  comma: "Vírgula",
  semicolon: "Ponto e vírgula",
  tab: "Tabulação",
  pipe: "Barra vertical",
  noHeader: "Nenhuma linha tem nomes",
  header: "Cabeçalho",
  row: (row) => `Linha ${row}`,
  leftOut: (rows) =>
    count(rows, {
      one: "# linha omitida porque não é um registro",
      many: "# de linhas omitidas porque não são registros",
      other: "# linhas omitidas porque não são registros",
    }),
  reason: {
    title: "título",
    header: "cabeçalho repetido",
    total: "total",
    note: "observação",
  },
  keepAll: "Ler todas as linhas abaixo do cabeçalho",
  noRows: "Nenhum registro abaixo deste cabeçalho.",
  next: "Mapear as colunas",
};
