import type { PartTexts } from "../texts.ts";
import { finish } from "./finish.ts";

export const texts: PartTexts["finish"] = { finish };
