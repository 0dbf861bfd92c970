import type { running as english } from "../en/running.ts";
import { count } from "./plural.ts";

export const running: typeof english = {
  title: (name) => `Importando ${name}`,
  records: (records) =>
    count(records, {
      one: "# registro en la hoja",
      many: "# de registros en la hoja",
      other: "# registros en la hoja",
    }),
  errors: (errors) =>
    count(errors, {
      one: "# de ellos con un error",
      many: "# de ellos con errores",
      other: "# de ellos con errores",
    }),
  leave: "Puede salir de esta página. La importación continúa.",
  cancel: "Cancelar la importación",
  canceled: "La importación se ha cancelado. Los registros ya escritos se conservan.",
  failed: "La importación se ha detenido",
  retry: "Continuar",
  toColumns: "Columnas",
  doneTitle: "El archivo se ha importado",
  read: (rows) => count(rows, { one: "# fila leída", many: "# de filas leídas", other: "# filas leídas" }),
  added: (rows) =>
    count(rows, {
      one: "# registro añadido",
      many: "# de registros añadidos",
      other: "# registros añadidos",
    }),
  updated: (rows) =>
    count(rows, {
      one: "# registro modificado",
      many: "# de registros modificados",
      other: "# registros modificados",
    }),
  unchanged: (rows) =>
    count(rows, {
      one: "# registro era igual",
      many: "# de registros eran iguales",
      other: "# registros eran iguales",
    }),
  combined: (rows) =>
    count(rows, {
      one: "# fila combinada con una anterior",
      many: "# de filas combinadas con otras anteriores",
      other: "# filas combinadas con otras anteriores",
    }),
  withErrors: (rows) =>
    count(rows, {
      one: "# registro tiene un error",
      many: "# de registros tienen errores",
      other: "# registros tienen errores",
    }),
  noErrors: "Sin errores.",
  findings: "Diferencias con el archivo",
  again: "Leer el archivo de nuevo",
  remedies: {
    reading: "Si no es correcto, deshaga la importación. Después, lea el archivo de nuevo y elija cómo.",
    column: "Si debe importarse, deshaga la importación. Después, lea el archivo de nuevo y elija su campo.",
    format:
      "Si no es correcto, deshaga la importación. Después, lea el archivo de nuevo y elija cómo están escritos los valores.",
    keys: "Si son registros distintos, deshaga la importación. Después, lea el archivo de nuevo e indíquelo.",
    file: "Si no es correcto, deshaga la importación, corrija el archivo e impórtelo de nuevo.",
  },
  another: "Importar otro archivo",
  correct: "Corregir los errores",
  show: "Mostrar los registros",
};
