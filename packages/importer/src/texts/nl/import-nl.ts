import type { PartTexts } from "../texts.ts";
import { columns } from "./columns.ts";
import { running } from "./running.ts";

export const texts: PartTexts["import"] = { columns, running };
