import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "Importazione",
  loading: "Caricamento",
  steps: "Passaggi",
  file: "File",
  columns: "Colonne",
  records: "Record",
  home: "Tutti i fogli",
  start: "Inizio",
  language: "Lingua",
  tryAgain: "Riprova",
  close: "Chiudi",
  cancel: "Annulla",
  code: (code) => `Codice: ${code}`,
  offline:
    "Connessione assente. I dati visualizzati potrebbero non essere aggiornati; le modifiche sono in attesa.",
  signInAt: (name) => `Accedi con ${name}`,
  signOut: "Esci",
  endedTitle: "La sessione è terminata",
  ended: "Aprire di nuovo il link per continuare. Quanto inserito è ancora qui.",
  endedSignIn:
    "Accedere di nuovo per continuare. La pagina verrà ricaricata: copiare prima ciò che non è salvato.",
  noSheets: "Questo spazio non ha ancora fogli. Rivolgersi a chi ha inviato l’invito.",
  sheetRecords: (total) => count(total, { one: "# record", many: "# di record", other: "# record" }),
  sheetErrors: (errors) =>
    count(errors, { one: "# con un errore", many: "# con errori", other: "# con errori" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "# modifica non è stata salvata. Aprire i record e ripeterla.",
      many: "# di modifiche non sono state salvate. Aprire i record e ripeterle.",
      other: "# modifiche non sono state salvate. Aprire i record e ripeterle.",
    }),
  archived: "Questo spazio è archiviato. Non è più possibile modificare nulla.",
  expired: "Questo spazio è scaduto. I suoi record non sono più qui.",
  failedTitle: "Operazione non riuscita",
  failedOffline: "Il servizio non è raggiungibile. Controllare la connessione.",
  failedForbidden: "Autorizzazione mancante. Chiedere l’accesso a chi ha inviato l’invito.",
  failedGone: "Questo elemento non esiste più o non può essere visualizzato.",
  failedLink: "Questo link non è valido o non lo è più. Chiederne uno nuovo a chi lo ha inviato.",
  failedInvited: "Questo indirizzo è stato invitato. Aprire il link dell’invito.",
  failedOther: (message) => message,
};
