import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Ouvrez votre lien",
  noLink: "Cette page s’ouvre avec un lien que vous avez reçu. Ouvrez-le à nouveau ou demandez-en un autre.",
  signInTitle: "Se connecter",
  orLink: "Avez-vous reçu un lien\u00a0? Ouvrez-le à nouveau.",
  introduceTitle: "Qui êtes-vous\u00a0?",
  introduce: "Plusieurs personnes utilisent ce lien. Votre nom s’affiche à côté de vos modifications.",
  name: "Nom",
  email: "E-mail",
  begin: "Commencer",
  nameMissing: "Saisissez votre nom.",
  emailMissing: "Saisissez une adresse e-mail, par exemple ines@example.com.",
  chooseSpace: "Choisissez un espace",
  finishedTitle: "Merci",
  finished: "Vos enregistrements ont été remis. Vous pouvez fermer cette page.",
  goOn: "Continuer",
  refusedTitle: "Impossible d’ouvrir cette importation",
  closedTitle: "Cette importation est terminée",
  closed:
    "Elle a été remise, annulée ou a expiré. Commencez-en une nouvelle à partir de votre point de départ.",
};
