import type { Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "en", dir: "ltr", shell };
