import type { finish as english } from "../en/finish.ts";

export const finish: typeof english = {
  finish: "Voltooien",
  title: "De records overdragen?",
  saving: "Uw laatste wijzigingen worden opgeslagen.",
  arriving: (file) => `‘${file}’ is onderweg. U kunt voltooien zodra het er is.`,
  undecided: (file) =>
    `‘${file}’ is niet geïmporteerd: niemand heeft nog over de kolommen beslist. Zonder die beslissing worden de rijen niet overgedragen.`,
  ask: "Daarna kunt u ze hier niet meer wijzigen.",
  leave: "De import sluiten?",
  notImported: (file) => `‘${file}’ is nog niet geïmporteerd.`,
};
