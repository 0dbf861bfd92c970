import type { space as english } from "../en/space.ts";
import { count } from "./plural.ts";

export const space: typeof english = {
  menu: "Dokumente und Dateien",
  menuWithHelp: "Dokumente und Hilfe",
  documents: "Dokumente",
  guides: "Hilfe",
  guideShown: (title) => `Hilfe wird angezeigt: ${title}`,
  back: "Zurück zum Import",
  documentGone: "Jemand hat dieses Dokument gelöscht. Sie sehen, wie es war.",
  files: "Dateien",
  noFiles: "Noch keine Dateien.",
  moreFiles: (files) => count(files, { one: "# weitere zeigen", other: "# weitere zeigen" }),
  download: "Herunterladen",
  downloadFile: (name) => `${name} herunterladen`,
  importFile: "hochgeladen",
  exportFile: "zum Herunterladen erzeugt",
  receiving: (share) => `wird empfangen, ${share}`,
  statuses: {
    partial: "wartet auf das Lesen",
    analyzing: "wird gelesen",
    analyzed: "bereit",
    complete: "bereit",
    archived: "archiviert",
    purged: "gelöscht",
    failed: "konnte nicht gelesen werden",
  },
  origins: { googledrive: "aus Google Drive", box: "aus Box", onedrive: "aus OneDrive" },
};
