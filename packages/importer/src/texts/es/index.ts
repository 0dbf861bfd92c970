import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "es", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-es.ts"),
  file: () => import("./file-es.ts"),
  finish: () => import("./finish-es.ts"),
  import: () => import("./import-es.ts"),
  records: () => import("./records-es.ts"),
  signIn: () => import("./sign-in-es.ts"),
  space: () => import("./space-es.ts"),
};
