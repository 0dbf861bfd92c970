import type { PartTexts } from "../texts.ts";
import { signIn } from "./sign-in.ts";

export const texts: PartTexts["signIn"] = { signIn };
