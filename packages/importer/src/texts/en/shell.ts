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
  start: "Start",
  language: "Language",
  tryAgain: "Try again",
  close: "Close",
  cancel: "Cancel",
  code: (code: string) => `Code: ${code}`,
  offline: "You are offline. What you see may be old; changes wait.",
  // Sign in
  signInAt: (name: string) => `Sign in at ${name}`,
  signOut: "Sign out",
  endedTitle: "Your session has ended",
  ended: "Open your link once more to go on. What you typed is still here.",
  endedSignIn: "Sign in once more to go on. The page loads again: copy what is not saved before.",
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
