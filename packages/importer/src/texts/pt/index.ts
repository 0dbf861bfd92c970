import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "pt", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-pt.ts"),
  file: () => import("./file-pt.ts"),
  finish: () => import("./finish-pt.ts"),
  import: () => import("./import-pt.ts"),
  records: () => import("./records-pt.ts"),
  signIn: () => import("./sign-in-pt.ts"),
  space: () => import("./space-pt.ts"),
};
