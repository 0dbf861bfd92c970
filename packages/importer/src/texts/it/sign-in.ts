import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Aprire il link ricevuto",
  noLink: "Questa pagina si apre con un link ricevuto da qualcuno. Aprirlo di nuovo o chiederne uno nuovo.",
  signInTitle: "Accedi",
  orLink: "È stato ricevuto un link? Aprirlo di nuovo.",
  introduceTitle: "Chi sta usando la pagina?",
  introduce: "Più persone usano questo link. Il nome viene mostrato accanto alle modifiche.",
  name: "Nome",
  email: "E-mail",
  begin: "Inizia",
  nameMissing: "Inserire il nome.",
  emailMissing: "Inserire un indirizzo e-mail, ad esempio ines@example.com.",
  chooseSpace: "Scegliere uno spazio",
  finishedTitle: "Grazie",
  finished: "I record sono stati consegnati. È possibile chiudere questa pagina.",
  goOn: "Continua",
  refusedTitle: "Impossibile aprire questa importazione",
  closedTitle: "Questa importazione è terminata",
  closed:
    "È stata consegnata o annullata, oppure è scaduta. Iniziarne una nuova dalla pagina di provenienza.",
};
