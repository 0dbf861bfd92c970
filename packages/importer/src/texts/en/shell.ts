/** The texts of the frame around every screen: states, steps, sign-in and failures. */
export const shell = {
  title: "Import",
  loading: "Loading",
};
