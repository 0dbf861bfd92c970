import type { file as english } from "../en/file.ts";
import { count } from "./plural.ts";

export const file: typeof english = {
  title: (sheet) => `Añadir un archivo a ${sheet}`,
  drop: "Suelte aquí un archivo",
  choose: "Elegir un archivo",
  formats: "Excel, CSV y otros textos, JSON, XML. También puede pegar una tabla con Ctrl+V.",
  empty: "Descargar un archivo vacío",
  emptyHint: "con el encabezado correcto",
  fields: "Lo que necesita la hoja",
  required: "obligatorio",
  pasted: "Tabla pegada",
  skip: "Ir a los registros",
  noAccess: "Puede leer los registros de este espacio, pero no añadir archivos.",
  uploading: (name) => `Cargando ${name}`,
  reading: (name) => `Leyendo ${name}`,
  planning: "Asignando las columnas",
  bytesOf: (sent, total) => `${sent} de ${total}`,
  waiting: (files) =>
    count(files, {
      one: "# archivo más en espera.",
      many: "# de archivos más en espera.",
      other: "# archivos más en espera.",
    }),
  undecided: (files) =>
    count(files, {
      one: "# archivo sin importar",
      many: "# de archivos sin importar",
      other: "# archivos sin importar",
    }),
  goOn: (name) => `Continuar con ${name}`,
  remove: "Eliminar",
  removeFile: (name) => `Eliminar ${name}`,
  removeAsk:
    "Se eliminarán el archivo y lo que haya decidido sobre sus columnas. Sus filas no se importarán.",
  emptyFile: "Este archivo está vacío. Elija otro.",
  noTable: (name) => `No se ha encontrado ninguna tabla en ${name}. Elija otro archivo.`,
  failed: (name) => `No se ha podido leer ${name}`,
  layoutTitle: "Cómo se lee el archivo",
  layoutIntro: "La fila señalada contiene los nombres de las columnas. Si no es correcta, elija otra.",
  table: "Hoja",
  encoding: "Codificación",
  delimiter: "Separador",
  automatic: (found) => `Automático (${found})`,
  comma: "Coma",
  semicolon: "Punto y coma",
  tab: "Tabulador",
  pipe: "Barra vertical",
  noHeader: "Ninguna fila contiene nombres",
  header: "Encabezado",
  row: (row) => `Fila ${row}`,
  leftOut: (rows) =>
    count(rows, {
      one: "# fila omitida porque no es un registro",
      many: "# de filas omitidas porque no son registros",
      other: "# filas omitidas porque no son registros",
    }),
  reason: {
    title: "título",
    header: "encabezado repetido",
    total: "total",
    note: "nota",
  },
  keepAll: "Leer todas las filas debajo del encabezado",
  noRows: "No hay registros debajo de este encabezado.",
  next: "Asignar las columnas",
};
