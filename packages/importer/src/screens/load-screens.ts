/** The screen with which most visits begin. Its code comes while the session is opened. */
export const loadFile = () => import("./file/file-screen.tsx");

/** The same for visits that begin with records. */
export const loadRecords = () => import("./records/records-screen.tsx");
