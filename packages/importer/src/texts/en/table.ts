/** The texts of the table itself: its cells, its columns and what is read out. */
export const table = {
  label: "Records",
};
