import { count } from "./plural.ts";

/** The texts around the space: its documents, guides and files. */
export const space = {
  menu: "Documents and files",
  menuWithHelp: "Documents and help",
  documents: "Documents",
  guides: "Help",
  guideShown: (title: string) => `Help is shown: ${title}`,
  back: "Back to the import",
  documentGone: "Somebody has deleted this document. What you see is how it was.",
  edgeOf: (name: string) => `Width of ${name}`,
  // Files
  files: "Files",
  noFiles: "No files yet.",
  moreFiles: (files: number) => count(files, { one: "Show # more", other: "Show # more" }),
  download: "Download",
  downloadFile: (name: string) => `Download ${name}`,
  importFile: "sent to the space",
  exportFile: "made for download",
  receiving: (share: string) => `receiving, ${share}`,
  statuses: {
    partial: "waits to be read",
    analyzing: "is being read",
    analyzed: "ready",
    complete: "ready",
    archived: "archived",
    purged: "deleted",
    failed: "could not be read",
  },
  origins: { googledrive: "from Google Drive", box: "from Box", onedrive: "from OneDrive" },
  // Areas
  addFile: (sheet: string) => `Add a file to ${sheet}`,
  noFrame: "This area has no address of a page.",
  openFrame: "Open in a new tab",
  areas: {
    mapping: "Match the columns",
    header: "Heading",
    agent: "Program",
    form: "Form",
    sheet: "Sheet",
    sheets: "Sheets",
    workbook: "Sheets",
    document: "Document",
    file: "Files",
    iframe: "Page",
  },
};
