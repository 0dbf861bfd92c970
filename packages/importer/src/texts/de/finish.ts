import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Abschließen",
  title: "Die Datensätze übergeben?",
  saving: "Ihre letzten Änderungen sind unterwegs.",
  arriving: (file) => `„${file}“ ist unterwegs. Danach können Sie abschließen.`,
  undecided: (file) =>
    `„${file}“ ist nicht importiert: Über die Spalten hat noch niemand entschieden. Ohne das werden ihre Zeilen nicht übergeben.`,
  ask: "Danach können Sie sie hier nicht mehr ändern.",
  leave: "Den Import schließen?",
  notImported: (file) => `„${file}“ ist noch nicht importiert.`,
};
