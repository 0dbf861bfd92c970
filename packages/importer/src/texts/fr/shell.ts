import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "Importation",
  loading: "Chargement",
  steps: "Étapes",
  file: "Fichier",
  columns: "Colonnes",
  records: "Enregistrements",
  home: "Toutes les feuilles",
  start: "Accueil",
  language: "Langue",
  tryAgain: "Réessayer",
  close: "Fermer",
  cancel: "Annuler",
  code: (code) => `Code\u00a0: ${code}`,
  offline:
    "Vous êtes hors connexion. Les données affichées sont peut-être anciennes\u00a0; les modifications sont en attente.",
  signInAt: (name) => `Se connecter avec ${name}`,
  signOut: "Se déconnecter",
  endedTitle: "Votre session est terminée",
  ended: "Ouvrez à nouveau votre lien pour continuer. Ce que vous avez saisi est toujours là.",
  endedSignIn:
    "Reconnectez-vous pour continuer. La page sera rechargée\u00a0: copiez d’abord ce qui n’est pas enregistré.",
  noSheets: "Cet espace n’a pas encore de feuille. Contactez la personne qui vous a invité.",
  sheetRecords: (total) =>
    count(total, { one: "# enregistrement", many: "# d’enregistrements", other: "# enregistrements" }),
  sheetErrors: (errors) =>
    count(errors, { one: "# avec une erreur", many: "# avec des erreurs", other: "# avec des erreurs" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "# modification n’a pas été enregistrée. Ouvrez les enregistrements et refaites-la.",
      many: "# de modifications n’ont pas été enregistrées. Ouvrez les enregistrements et refaites-les.",
      other: "# modifications n’ont pas été enregistrées. Ouvrez les enregistrements et refaites-les.",
    }),
  archived: "Cet espace est archivé. Rien ne peut plus y être modifié.",
  expired: "Cet espace a expiré. Ses enregistrements ne sont plus disponibles.",
  failedTitle: "L’opération a échoué",
  failedOffline: "Le service est injoignable. Vérifiez votre connexion.",
  failedForbidden: "Vous n’y êtes pas autorisé. Demandez l’accès à la personne qui vous a invité.",
  failedGone: "Cet élément n’existe plus ou vous n’êtes pas autorisé à le voir.",
  failedLink: "Ce lien n’est pas ou n’est plus valide. Demandez-en un autre à la personne qui l’a envoyé.",
  failedInvited: "Cette adresse a été invitée. Ouvrez le lien de l’invitation.",
  failedOther: (message) => message,
};
