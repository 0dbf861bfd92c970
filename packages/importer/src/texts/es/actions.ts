import type { actions as english } from "../en/actions.ts";
import { count } from "./plural.ts";

export const actions: typeof english = {
  label: "Acciones",
  help: "Ayuda",
  required: "obligatorio",
  needed: "Este dato es obligatorio.",
  noChoice: "Ninguna de estas",
  selected: (records) =>
    count(records, {
      one: "Para el # registro seleccionado.",
      many: "Para los # registros seleccionados.",
      other: "Para los # registros seleccionados.",
    }),
  tooMany: (most) =>
    count(most, {
      one: "Seleccione como máximo # registro o todos los que se muestran.",
      many: "Seleccione como máximo # registros o todos los que se muestran.",
      other: "Seleccione como máximo # registros o todos los que se muestran.",
    }),
  hindrances: {
    running: "Todavía se está ejecutando.",
    saving: "Se están guardando sus últimos cambios.",
    noData: "Todavía no hay registros.",
    noSelection: "Seleccione primero registros: pulse Mayús+Espacio en la tabla.",
    noColumn: "Esta columna es de solo lectura.",
  },
  errors: (errors) =>
    count(errors, {
      one: "Corrija primero # registro con un error.",
      many: "Corrija primero # registros con errores.",
      other: "Corrija primero # registros con errores.",
    }),
  schedules: {
    hourly: "Se ejecuta automáticamente cada hora.",
    daily: "Se ejecuta automáticamente cada día.",
    weekly: "Se ejecuta automáticamente cada semana.",
  },
  done: (action) => `«${action}» ha terminado.`,
  show: "Mostrar",
  failed: (action) => `«${action}» no ha funcionado.`,
  canceled: (action) => `«${action}» se ha cancelado.`,
  next: {
    id: "Abrir",
    url: "Abrir",
    download: "Descargar",
    files: "Descargar",
    snapshot: "Mostrar los registros",
    retry: "Reintentar",
    view: "Mostrar los registros",
    clearFilters: "Mostrar todos los registros",
  },
};
