import { count } from "./plural.ts";

/** The texts of the frame around every screen: sign-in, home, states and failures. */
export const shell = {
  title: "Import",
  loading: "Loading",
  steps: "Steps",
  file: "File",
  columns: "Columns",
  records: "Records",
  home: "All sheets",
  language: "Language",
  tryAgain: "Try again",
  close: "Close",
  cancel: "Cancel",
  code: (code: string) => `Code: ${code}`,
  offline: "You are offline. What you see may be old; changes wait.",
  online: "You are online again.",
  // Sign in
  noLinkTitle: "Open your link",
  noLink: "This page opens with a link that somebody sent to you. Open it once more, or ask for a new one.",
  introduceTitle: "Who are you?",
  introduce: "Several people use this link. Your name stands beside what you change.",
  name: "Name",
  email: "E-mail",
  begin: "Begin",
  nameMissing: "Enter your name.",
  emailMissing: "Enter an e-mail address, such as ines@example.com.",
  endedTitle: "Your session has ended",
  ended: "Open your link once more to go on. What you typed is still here.",
  chooseSpace: "Choose a space",
  // Import sessions
  finish: "Finish",
  finishTitle: "Hand over the records?",
  finishSaving: "Your last changes are on their way.",
  finishArriving: (file: string) => `“${file}” is on its way. You can finish as soon as it is here.`,
  finishUndecided: (file: string) =>
    `“${file}” is not imported: nobody has decided about its columns. Without that, its rows are not handed over.`,
  finishAsk: "After that, you cannot change them here any more.",
  finishedTitle: "Thank you",
  finished: "Your records were handed over. You can close this page.",
  goOn: "Go on",
  closedTitle: "This import has ended",
  closed: "It was handed over, canceled, or its time is over. Begin a new one where you came from.",
  // Home
  noSheets: "This space has no sheet yet. Ask the person who invited you.",
  sheetRecords: (total: number) => count(total, { one: "# record", other: "# records" }),
  sheetErrors: (errors: number) => count(errors, { one: "# with an error", other: "# with errors" }),
  changesNotSaved: (changes: number) =>
    count(changes, {
      one: "# change was not saved. Open the records and make it once more.",
      other: "# changes were not saved. Open the records and make them once more.",
    }),
  archived: "This space is archived. Nothing can be changed any more.",
  expired: "This space has expired. Its records are no longer here.",
  // Failures
  failedTitle: "That did not work",
  failedOffline: "The service cannot be reached. Check your connection.",
  failedForbidden: "You may not do this. Ask the person who invited you for access.",
  failedGone: "This is no longer here, or you may not see it.",
  failedLink: "This link is not valid, or not any more. Ask the person who sent it for a new one.",
  failedInvited: "Somebody has invited this address. Open the link in that invitation.",
  failedOther: (message: string) => message,
};
