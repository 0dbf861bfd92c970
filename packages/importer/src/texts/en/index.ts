import type { Texts } from "../texts.ts";
import { columns } from "./columns.ts";
import { file } from "./file.ts";
import { running } from "./running.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "en", dir: "ltr", shell, file, columns, running };
