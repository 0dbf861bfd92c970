import type { PartTexts } from "../texts.ts";
import { actions } from "./actions.ts";

export const texts: PartTexts["actions"] = { actions };
