import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Open uw link",
  noLink: "Deze pagina opent u met een link die u hebt ontvangen. Open deze opnieuw of vraag om een nieuwe.",
  signInTitle: "Aanmelden",
  orLink: "Hebt u een link ontvangen? Open deze opnieuw.",
  introduceTitle: "Wie bent u?",
  introduce: "Meerdere personen gebruiken deze link. Uw naam staat bij wat u wijzigt.",
  name: "Naam",
  email: "E-mail",
  begin: "Beginnen",
  nameMissing: "Voer uw naam in.",
  emailMissing: "Voer een e-mailadres in, bijvoorbeeld ines@example.com.",
  chooseSpace: "Kies een ruimte",
  finishedTitle: "Bedankt",
  finished: "Uw records zijn overgedragen. U kunt deze pagina sluiten.",
  goOn: "Doorgaan",
  refusedTitle: "Deze import kan niet worden geopend",
  closedTitle: "Deze import is beëindigd",
  closed:
    "De import is overgedragen, geannuleerd of verlopen. Begin een nieuwe op de plaats waar u vandaan kwam.",
};
