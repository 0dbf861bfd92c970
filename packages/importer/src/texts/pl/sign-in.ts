import type { signIn as english } from "../en/sign-in.ts";

export const signIn: typeof english = {
  noLinkTitle: "Otwórz swój link",
  noLink: "Ta strona otwiera się za pomocą otrzymanego linku. Otwórz go ponownie lub poproś o nowy.",
  signInTitle: "Zaloguj się",
  orLink: "Masz otrzymany link? Otwórz go ponownie.",
  introduceTitle: "Kto korzysta ze strony?",
  introduce:
    "Z tego linku korzysta kilka osób. Twoje imię i nazwisko będą widoczne przy wprowadzanych zmianach.",
  name: "Imię i nazwisko",
  email: "E-mail",
  begin: "Rozpocznij",
  nameMissing: "Wpisz imię i nazwisko.",
  emailMissing: "Wpisz adres e-mail, na przykład ines@example.com.",
  chooseSpace: "Wybierz przestrzeń",
  finishedTitle: "Dziękujemy",
  finished: "Rekordy zostały przekazane. Możesz zamknąć tę stronę.",
  goOn: "Kontynuuj",
  refusedTitle: "Nie można otworzyć tego importu",
  closedTitle: "Ten import został zakończony",
  closed:
    "Został przekazany lub anulowany albo upłynął jego czas. Rozpocznij nowy na stronie, z której nastąpiło przejście.",
};
