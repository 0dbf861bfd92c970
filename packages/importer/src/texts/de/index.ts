import type { Texts } from "../texts.ts";
import { records } from "./records.ts";
import { shell } from "./shell.ts";
import { table } from "./table.ts";

export const texts: Texts = { language: "de", dir: "ltr", shell, table, records };
