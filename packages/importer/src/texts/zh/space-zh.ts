import type { PartTexts } from "../texts.ts";
import { space } from "./space.ts";

export const texts: PartTexts["space"] = { space };
