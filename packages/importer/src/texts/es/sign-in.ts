import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Abra su enlace",
  noLink: "Esta página se abre con un enlace que ha recibido. Ábralo de nuevo o solicite otro.",
  signInTitle: "Iniciar sesión",
  orLink: "¿Ha recibido un enlace? Ábralo de nuevo.",
  introduceTitle: "¿Quién es usted?",
  introduce: "Varias personas usan este enlace. Su nombre se muestra junto a sus cambios.",
  name: "Nombre",
  email: "Correo electrónico",
  begin: "Empezar",
  nameMissing: "Introduzca su nombre.",
  emailMissing: "Introduzca una dirección de correo electrónico, por ejemplo, ines@example.com.",
  chooseSpace: "Elija un espacio",
  finishedTitle: "Gracias",
  finished: "Sus registros se han entregado. Puede cerrar esta página.",
  goOn: "Continuar",
  refusedTitle: "No se puede abrir esta importación",
  closedTitle: "Esta importación ha terminado",
  closed: "Se entregó, se canceló o venció su plazo. Inicie otra desde donde llegó aquí.",
};
