import type { shell as english } from "../en/shell.ts";
import { count } from "./plural.ts";

export const shell: typeof english = {
  title: "Import",
  loading: "Ładowanie",
  steps: "Kroki",
  file: "Plik",
  columns: "Kolumny",
  records: "Rekordy",
  home: "Wszystkie arkusze",
  start: "Start",
  language: "Język",
  tryAgain: "Spróbuj ponownie",
  close: "Zamknij",
  cancel: "Anuluj",
  code: (code) => `Kod: ${code}`,
  offline: "Brak połączenia. Wyświetlane dane mogą być nieaktualne; zmiany oczekują.",
  signInAt: (name) => `Zaloguj się przez ${name}`,
  signOut: "Wyloguj się",
  endedTitle: "Sesja została zakończona",
  ended: "Aby kontynuować, otwórz link ponownie. Wpisane dane nadal tu są.",
  endedSignIn:
    "Aby kontynuować, zaloguj się ponownie. Strona zostanie wczytana od nowa: najpierw skopiuj to, co nie zostało zapisane.",
  noSheets: "Ta przestrzeń nie ma jeszcze arkusza. Skontaktuj się z osobą, od której pochodzi zaproszenie.",
  sheetRecords: (total) =>
    count(total, { one: "# rekord", few: "# rekordy", many: "# rekordów", other: "# rekordu" }),
  sheetErrors: (errors) =>
    count(errors, { one: "# z błędem", few: "# z błędami", many: "# z błędami", other: "# z błędami" }),
  changesNotSaved: (changes) =>
    count(changes, {
      one: "# zmiana nie została zapisana. Otwórz rekordy i wprowadź ją ponownie.",
      few: "# zmiany nie zostały zapisane. Otwórz rekordy i wprowadź je ponownie.",
      many: "# zmian nie zostało zapisanych. Otwórz rekordy i wprowadź je ponownie.",
      other: "# zmiany nie zostało zapisane. Otwórz rekordy i wprowadź je ponownie.",
    }),
  archived: "Ta przestrzeń jest zarchiwizowana. Nie można już nic zmienić.",
  expired: "Ta przestrzeń wygasła. Jej rekordów już tu nie ma.",
  failedTitle: "Operacja nie powiodła się",
  failedOffline: "Nie można połączyć się z usługą. Sprawdź połączenie.",
  failedForbidden: "Brak uprawnień. Poproś o dostęp osobę, od której pochodzi zaproszenie.",
  failedGone: "Tego już tu nie ma lub brak uprawnień do wyświetlenia.",
  failedLink: "Ten link jest nieprawidłowy lub stracił ważność. Poproś o nowy osobę, która go wysłała.",
  failedInvited: "Ten adres ma zaproszenie. Otwórz link z zaproszenia.",
  failedOther: (message) => message,
};
