import type { records as english } from "../en/records.ts";
import { count } from "./plural.ts";

const number = (value: number) => count(value, { one: "#", many: "#", other: "#" });

export const records: typeof english = {
  label: "Registros",
  tools: "Acciones con los registros",
  shown: "Registros que se muestran",
  all: "Todos",
  withErrors: "Con errores",
  remove: "Quitar esta condición",
  sortedBy: (column) => `Ordenado por ${column}`,
  search: "Buscar",
  undo: "Deshacer",
  redo: "Rehacer",
  add: "Añadir un registro",
  nextError: "Error siguiente",
  errors: "Errores",
  replace: "Buscar y reemplazar",
  duplicates: "Duplicados",
  history: "Historial",
  export: "Exportar",
  keys: "Teclas",
  otherTools: "Más",
  query: "Consulta",
  queryHint: "Por ejemplo: age gte 20 and country eq DE",
  shownOf: (shown, total) =>
    shown === total
      ? count(total, { one: "# registro", many: "# de registros", other: "# registros" })
      : `${number(shown)} de ${count(total, { one: "# registro", many: "# de registros", other: "# registros" })}`,
  selected: (records) =>
    count(records, {
      one: "# registro seleccionado",
      many: "# de registros seleccionados",
      other: "# registros seleccionados",
    }),
  saving: "Guardando",
  saved: "Todos los cambios están guardados",
  othersChanged: (name, records) =>
    `${name} ha modificado ${count(records, { one: "# registro", many: "# de registros", other: "# registros" })}.`,
  somebody: "Alguien",
  agent: "Un programa",
  you: "Usted",
  undone: "El cambio se ha deshecho.",
  redone: "El cambio se ha rehecho.",
  nothingToUndo: "No tiene nada que deshacer.",
  nothingToRedo: "No tiene nada que rehacer.",
  noMoreErrors: "No hay más errores en esta dirección.",
  tooManyWaiting:
    "200 cambios esperan la conexión. Este no se conserva. Inténtelo de nuevo cuando tenga conexión.",
  conflict: (cells, column, value) =>
    cells === 1
      ? `Alguien se ha adelantado: ${column} es ahora «${value}». Su valor no se ha guardado.`
      : `Alguien se ha adelantado: ${count(cells, { one: "# valor no se ha guardado", many: "# de valores no se han guardado", other: "# valores no se han guardado" })}, el primero en ${column}.`,
  unsaved: (values) =>
    count(values, {
      one: "# valor no se ha guardado",
      many: "# de valores no se han guardado",
      other: "# valores no se han guardado",
    }),
  useMine: "Guardar el mío",
  needsConnection: "Se necesita conexión. Inténtelo de nuevo cuando tenga conexión.",
  notSaved: (message) => `No se ha guardado: ${message}`,
  undoRest: "Deshacer lo que nadie ha modificado después",
  tooManyCells: (cells) =>
    `${count(cells, { one: "# celda es", many: "# de celdas son", other: "# celdas son" })} demasiado para un solo paso: como máximo 10.000. Importe un archivo en su lugar.`,
  cellsSkipped: (cells) =>
    `${count(cells, { one: "# celda omitida", many: "# de celdas omitidas", other: "# celdas omitidas" })}: de solo lectura o fuera de la tabla.`,
  pasted: (records) =>
    `${count(records, { one: "# registro pegado", many: "# de registros pegados", other: "# registros pegados" })}.`,
  deleted: (records) =>
    `${count(records, { one: "# registro eliminado", many: "# de registros eliminados", other: "# registros eliminados" })}.`,
  recordGone: "Alguien ha eliminado este registro o ya no está en esta lista.",
  tooManyToDelete: (most) =>
    `Se puede eliminar como máximo ${count(most, { one: "# registro", many: "# de registros", other: "# registros" })} en un paso, para poder deshacerlo.`,
  changed: (records) =>
    `${count(records, { one: "# registro modificado", many: "# de registros modificados", other: "# registros modificados" })}.`,
  notLive:
    "Los cambios de otras personas ya no se muestran al instante. Vuelva a cargar la página para verlos.",
  locked: (since, name) =>
    `Esta hoja está bloqueada${since && ` desde ${since}`}${name && ` por ${name}`}. Puede leerla, pero no modificarla.`,
  blocked: "Una tarea está procesando estos registros. Hasta que termine, solo puede leerlos.",
  waiting: (changes) =>
    `${count(changes, { one: "# cambio espera", many: "# de cambios esperan", other: "# cambios esperan" })} la conexión. Mantenga abierta esta página.`,
  noRecords: "Todavía no hay registros. Añada un archivo o escriba en la primera fila.",
  noRecordsYet: "Todavía no hay registros.",
  noErrors: "Ningún registro tiene errores.",
  noMatch: "Ningún registro coincide.",
  showAll: "Mostrar todos los registros",
  addFile: "Añadir un archivo",
  calculationsTitle: "Cálculos",
  calculationsHint: "De los registros que se muestran. Elija uno para verlo debajo de la columna.",
  calculations: {
    COUNT_NON_EMPTY: "Rellenos",
    COUNT_EMPTY: "Vacíos",
    SUM: "Suma",
    AVERAGE: "Promedio",
    MIN: "Mínimo",
    MAX: "Máximo",
  },
  views: "Vistas",
  noView: "Todos los registros",
  viewChanged: "(modificada)",
  saveView: "Guardar como vista",
  viewHint:
    "Una vista conserva qué registros se muestran y su orden. Puede enviar su dirección a otras personas.",
  viewName: "Nombre de la vista",
  save: "Guardar",
  changeView: (name) => `Modificar la vista «${name}»`,
  newView: "Guardar como vista nueva",
  viewSaved: "La vista se ha guardado.",
  deleteView: "Eliminar la vista",
  viewDeleted: "La vista se ha eliminado.",
  viewGone: "Esta vista ya no está aquí o no tiene permiso para verla. Estos son todos los registros.",
  viewPartly: (names) => `Esta página no aplica una parte de esta vista: ${names.join(", ")}.`,
  withoutErrors: "Sin errores",
  cellMenu: "Menú de la celda",
  edit: "Editar",
  selectRow: "Seleccionar el registro",
  selectColumn: "Seleccionar la columna",
  delete: (records) =>
    count(records, {
      one: "Eliminar # registro",
      many: "Eliminar # registros",
      other: "Eliminar # registros",
    }),
  sortUp: "Ordenar de menor a mayor",
  sortDown: "Ordenar de mayor a menor",
  onlyErrors: "Solo los errores de esta columna",
  values: "Solo estos valores",
  searchValues: "Buscar valores",
  moreValues: (most) => `Los ${number(most)} valores más frecuentes. Busque otros.`,
  firstErrors: (read, total) =>
    `De los primeros ${number(read)} de ${count(total, { one: "# registro", many: "# de registros", other: "# registros" })} con errores:`,
  times: (times) => `${number(times)} ×`,
  show: "Mostrar",
  setAll: "Establecer en todos",
  trim: "Quitar espacios alrededor",
  empty: "Vaciar todos",
  newValue: "Valor nuevo",
  setIn: (records) =>
    count(records, {
      one: "Establecer en # registro",
      many: "Establecer en # registros",
      other: "Establecer en # registros",
    }),
  goTo: "Ir a un registro",
  rowOf: (total) => `Número, de 1 a ${number(total)}`,
  go: "Ir",
  inColumn: "En la columna",
  find: "Buscar",
  replaceBy: "Reemplazar por",
  wholeValue: "Solo valores completos",
  inShown: (shown) =>
    count(shown, {
      one: "En el # registro que se muestra.",
      many: "En los # registros que se muestran.",
      other: "En los # registros que se muestran.",
    }),
  replaceAll: "Reemplazar todo",
  which: "Qué registros",
  allRecords: (total) => `Todos (${number(total)})`,
  shownRecords: (total) => `Los que se muestran (${number(total)})`,
  errorRecords: (total) => `Los que tienen errores, con una columna de motivos, como CSV (${number(total)})`,
  format: "Formato",
  formats: {
    xlsx: "Excel",
    csv: "CSV",
    jsonl: "Líneas JSON",
    parquet: "Parquet",
  },
  reason: "Motivo",
  download: "Descargar",
  exporting: "Se está creando el archivo.",
  exported: "El archivo está en sus descargas.",
  sameIn: "Los mismos valores en",
  groups: (groups) =>
    groups === 0
      ? "Sin duplicados."
      : count(groups, {
          one: "# grupo de duplicados",
          many: "# de grupos de duplicados",
          other: "# grupos de duplicados",
        }),
  mergeNote: "El primer registro de cada grupo permanece y recibe los valores que solo tienen los demás.",
  merge: (groups) =>
    count(groups, { one: "Combinar # grupo", many: "Combinar # grupos", other: "Combinar # grupos" }),
  merged: (groups, deleted) =>
    `${count(groups, { one: "# grupo combinado", many: "# de grupos combinados", other: "# grupos combinados" })}, ${count(deleted, { one: "# registro eliminado", many: "# de registros eliminados", other: "# registros eliminados" })}.`,
  noHistory: "Todavía no se ha modificado nada.",
  undoThis: "Deshacer este cambio",
  more: "Mostrar más",
  andMore: (changes) => `${number(changes)} más`,
  changeKinds: {
    inserted: (records) => count(records, { one: "# añadido", many: "# añadidos", other: "# añadidos" }),
    updated: (records) =>
      count(records, { one: "# modificado", many: "# modificados", other: "# modificados" }),
    judged: (records) =>
      count(records, {
        one: "# con otra evaluación",
        many: "# con otra evaluación",
        other: "# con otra evaluación",
      }),
    deleted: (records) => count(records, { one: "# eliminado", many: "# eliminados", other: "# eliminados" }),
    unknown: (records) =>
      count(records, { one: "# desconocido", many: "# desconocidos", other: "# desconocidos" }),
  },
  keyTable: [
    ["Flechas, Inicio, Fin, Re Pág, Av Pág", "Moverse; con Ctrl, hasta los extremos"],
    ["Mayús + estas teclas", "Seleccionar celdas"],
    ["Ctrl+A, Mayús+Espacio, Ctrl+Espacio", "Seleccionar todo, el registro, la columna"],
    ["Intro, F2 o escribir", "Editar; Intro y Tab guardan, Esc cancela"],
    ["Alt+Intro", "Línea nueva en una celda"],
    ["Ctrl+C, Ctrl+X, Ctrl+V", "Copiar, cortar, pegar"],
    ["Ctrl+D", "Rellenar hacia abajo"],
    ["Supr", "Vaciar las celdas"],
    ["Ctrl+Z, Ctrl+Y", "Deshacer, rehacer"],
    ["Ctrl+F, Ctrl+H", "Buscar, buscar y reemplazar"],
    ["F8, Mayús+F8", "Error siguiente, error anterior"],
    ["Alt+Flecha abajo", "Menú de la columna"],
    ["Mayús+F10", "Menú de la celda"],
    ["Ctrl+G", "Ir a un registro"],
    ["Ctrl+-", "Eliminar registros"],
    ["F6", "Parte siguiente de la página"],
  ],
};
