import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "Importación",
  loading: "Cargando",
  steps: "Pasos",
  file: "Archivo",
  columns: "Columnas",
  records: "Registros",
  home: "Todas las hojas",
  start: "Inicio",
  language: "Idioma",
  tryAgain: "Reintentar",
  close: "Cerrar",
  cancel: "Cancelar",
  code: (code) => `Código: ${code}`,
  offline: "No tiene conexión. Es posible que lo que ve no esté actualizado; los cambios están en espera.",
  signInAt: (name) => `Iniciar sesión con ${name}`,
  signOut: "Cerrar sesión",
  endedTitle: "Su sesión ha terminado",
  ended: "Abra de nuevo su enlace para continuar. Lo que ha escrito sigue aquí.",
  endedSignIn:
    "Inicie sesión de nuevo para continuar. La página se volverá a cargar: copie antes lo que no esté guardado.",
  noSheets: "Este espacio todavía no tiene ninguna hoja. Consulte a la persona que le invitó.",
  sheetRecords: (total) => count(total, { one: "# registro", many: "# de registros", other: "# registros" }),
  sheetErrors: (errors) =>
    count(errors, { one: "# con un error", many: "# con errores", other: "# con errores" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "# cambio no se ha guardado. Abra los registros y hágalo de nuevo.",
      many: "# de cambios no se han guardado. Abra los registros y hágalos de nuevo.",
      other: "# cambios no se han guardado. Abra los registros y hágalos de nuevo.",
    }),
  archived: "Este espacio está archivado. Ya no se puede modificar nada.",
  expired: "Este espacio ha caducado. Sus registros ya no están aquí.",
  failedTitle: "No ha funcionado",
  failedOffline: "No se puede acceder al servicio. Compruebe su conexión.",
  failedForbidden: "No tiene permiso para hacer esto. Solicite acceso a la persona que le invitó.",
  failedGone: "Esto ya no está aquí o no tiene permiso para verlo.",
  failedLink: "Este enlace no es válido o ya no lo es. Solicite otro a la persona que lo envió.",
  failedInvited: "Esta dirección está invitada. Abra el enlace de la invitación.",
  failedOther: (message) => message,
};
