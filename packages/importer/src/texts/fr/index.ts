import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "fr", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-fr.ts"),
  file: () => import("./file-fr.ts"),
  finish: () => import("./finish-fr.ts"),
  import: () => import("./import-fr.ts"),
  records: () => import("./records-fr.ts"),
  signIn: () => import("./sign-in-fr.ts"),
  space: () => import("./space-fr.ts"),
};
