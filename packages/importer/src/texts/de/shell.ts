import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "Import",
  loading: "Wird geladen",
  steps: "Schritte",
  file: "Datei",
  columns: "Spalten",
  records: "Datensätze",
  home: "Alle Tabellen",
  start: "Start",
  language: "Sprache",
  tryAgain: "Noch einmal versuchen",
  close: "Schließen",
  cancel: "Abbrechen",
  code: (code) => `Code: ${code}`,
  offline: "Sie sind offline. Was Sie sehen, kann alt sein; Änderungen warten.",
  signInAt: (name) => `Bei ${name} anmelden`,
  signOut: "Abmelden",
  endedTitle: "Ihre Sitzung ist beendet",
  ended: "Öffnen Sie Ihren Link noch einmal, um weiterzumachen. Was Sie eingegeben haben, ist noch da.",
  endedSignIn:
    "Melden Sie sich noch einmal an, um weiterzumachen. Die Seite lädt neu: Kopieren Sie vorher, was nicht gespeichert ist.",
  noSheets: "Dieser Bereich hat noch keine Tabelle. Fragen Sie die Person, die Sie eingeladen hat.",
  sheetRecords: (total) => count(total, { one: "# Datensatz", other: "# Datensätze" }),
  sheetErrors: (errors) => count(errors, { one: "# mit einem Fehler", other: "# mit Fehlern" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "# Änderung wurde nicht gespeichert. Öffnen Sie die Datensätze, und machen Sie sie noch einmal.",
      other:
        "# Änderungen wurden nicht gespeichert. Öffnen Sie die Datensätze, und machen Sie sie noch einmal.",
    }),
  archived: "Dieser Bereich ist archiviert. Hier kann nichts mehr geändert werden.",
  expired: "Dieser Bereich ist abgelaufen. Seine Datensätze sind nicht mehr da.",
  failedTitle: "Das hat nicht geklappt",
  failedOffline: "Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung.",
  failedForbidden: "Das dürfen Sie nicht. Bitten Sie die Person, die Sie eingeladen hat, um Zugang.",
  failedGone: "Das ist nicht mehr da, oder Sie dürfen es nicht sehen.",
  failedLink:
    "Dieser Link gilt nicht oder nicht mehr. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
  failedInvited: "Diese Adresse wurde eingeladen. Öffnen Sie den Link in der Einladung.",
  failedOther: (message) => message,
};
