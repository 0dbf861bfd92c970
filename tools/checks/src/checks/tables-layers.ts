import type { Layer } from "./service-layers.ts";

/** The layers of the package of tables from top to bottom. A folder imports only from the layers below its own. */
export const tablesLayers: readonly Layer[] = [
  {
    folders: ["reading", "writing"],
    holds: "reads the tables of files of every format, and writes records as files",
    reason: "a value and a match do not know which file they came from",
  },
  {
    folders: ["mapping", "query"],
    holds:
      "matches the columns of a file with the fields of a sheet, and applies the rules of a mapping; reads queries and filters",
    reason: "matches and queries follow from texts alone; programs without a service use them, too",
  },
  {
    folders: ["constraints"],
    holds: "a file for each type of constraint, and the table of them",
    reason: "a constraint is a rule about values; it does not know where records are stored",
  },
  {
    folders: ["fields"],
    holds: "a file for each type of field, and the table of them",
    reason: "the meaning of a value depends only on its field",
  },
  {
    folders: ["basics"],
    holds: "texts, exact decimals, days, the messages about values and files, and small helpers",
    reason: "the lowest layer uses no other layer",
  },
];
