import type { PartTexts } from "../texts.ts";
import { records } from "./records.ts";
import { table } from "./table.ts";

export const texts: PartTexts["records"] = { records, table };
