import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Öffnen Sie Ihren Link",
  noLink:
    "Diese Seite öffnet sich mit einem Link, den Sie bekommen haben. Öffnen Sie ihn noch einmal, oder bitten Sie um einen neuen.",
  signInTitle: "Anmelden",
  orLink: "Haben Sie einen Link bekommen? Öffnen Sie ihn noch einmal.",
  introduceTitle: "Wer sind Sie?",
  introduce: "Mehrere Personen benutzen diesen Link. Ihr Name steht bei dem, was Sie ändern.",
  name: "Name",
  email: "E-Mail",
  begin: "Beginnen",
  nameMissing: "Geben Sie Ihren Namen ein.",
  emailMissing: "Geben Sie eine E-Mail-Adresse ein, zum Beispiel ines@example.com.",
  chooseSpace: "Wählen Sie einen Bereich",
  finishedTitle: "Danke",
  finished: "Ihre Datensätze sind übergeben. Sie können diese Seite schließen.",
  goOn: "Weiter",
  refusedTitle: "Dieser Import lässt sich nicht öffnen",
  closedTitle: "Dieser Import ist beendet",
  closed:
    "Er wurde übergeben oder abgebrochen, oder seine Zeit ist um. Beginnen Sie einen neuen, wo Sie hergekommen sind.",
};
