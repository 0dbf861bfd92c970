/** The texts around the end of an import session, and of those who close the importer before. */
export const finish = {
  finish: "Finish",
  title: "Hand over the records?",
  saving: "Your last changes are being saved.",
  arriving: (file: string) => `“${file}” is on its way. You can finish as soon as it is here.`,
  undecided: (file: string) =>
    `“${file}” is not imported: nobody has decided about its columns. Without that, its rows are not handed over.`,
  ask: "After that, you cannot change them here any more.",
  leave: "Close the import?",
  notImported: (file: string) => `“${file}” is not imported yet.`,
};
