import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "en", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-en.ts"),
  file: () => import("./file-en.ts"),
  finish: () => import("./finish-en.ts"),
  import: () => import("./import-en.ts"),
  records: () => import("./records-en.ts"),
  signIn: () => import("./sign-in-en.ts"),
  space: () => import("./space-en.ts"),
};
