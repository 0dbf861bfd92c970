import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "Importeren",
  loading: "Laden",
  steps: "Stappen",
  file: "Bestand",
  columns: "Kolommen",
  records: "Records",
  home: "Alle bladen",
  start: "Start",
  language: "Taal",
  tryAgain: "Opnieuw proberen",
  close: "Sluiten",
  cancel: "Annuleren",
  code: (code) => `Code: ${code}`,
  offline: "U bent offline. Wat u ziet, is mogelijk verouderd; wijzigingen wachten.",
  signInAt: (name) => `Aanmelden bij ${name}`,
  signOut: "Afmelden",
  endedTitle: "Uw sessie is beëindigd",
  ended: "Open uw link opnieuw om verder te gaan. Wat u hebt getypt, is er nog.",
  endedSignIn:
    "Meld u opnieuw aan om verder te gaan. De pagina wordt opnieuw geladen: kopieer eerst wat niet is opgeslagen.",
  noSheets: "Deze ruimte heeft nog geen blad. Vraag het de persoon die u heeft uitgenodigd.",
  sheetRecords: (total) => count(total, { one: "# record", other: "# records" }),
  sheetErrors: (errors) => count(errors, { one: "# met een fout", other: "# met fouten" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "# wijziging is niet opgeslagen. Open de records en voer deze opnieuw uit.",
      other: "# wijzigingen zijn niet opgeslagen. Open de records en voer ze opnieuw uit.",
    }),
  archived: "Deze ruimte is gearchiveerd. Er kan niets meer worden gewijzigd.",
  expired: "Deze ruimte is verlopen. De records zijn niet meer aanwezig.",
  failedTitle: "Dat is niet gelukt",
  failedOffline: "De service is niet bereikbaar. Controleer uw verbinding.",
  failedForbidden: "U mag dit niet doen. Vraag toegang aan de persoon die u heeft uitgenodigd.",
  failedGone: "Dit is er niet meer, of u mag het niet zien.",
  failedLink: "Deze link is niet of niet meer geldig. Vraag de afzender om een nieuwe.",
  failedInvited: "Dit adres is uitgenodigd. Open de link in de uitnodiging.",
  failedOther: (message) => message,
};
