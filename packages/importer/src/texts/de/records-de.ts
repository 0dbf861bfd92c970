import type { RecordsTexts } from "../texts.ts";
import { records } from "./records.ts";
import { table } from "./table.ts";

export const texts: RecordsTexts = { records, table };
