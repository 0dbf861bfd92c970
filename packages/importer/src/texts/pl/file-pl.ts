import type { PartTexts } from "../texts.ts";
import { file } from "./file.ts";

export const texts: PartTexts["file"] = { file };
