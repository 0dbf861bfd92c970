/** The texts of the screen of records: chips, panel, search, history and export. */
export const records = {
  label: "Records",
};
