import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "de", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-de.ts"),
  file: () => import("./file-de.ts"),
  finish: () => import("./finish-de.ts"),
  import: () => import("./import-de.ts"),
  records: () => import("./records-de.ts"),
  signIn: () => import("./sign-in-de.ts"),
  space: () => import("./space-de.ts"),
};
