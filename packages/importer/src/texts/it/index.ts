import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "it", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-it.ts"),
  file: () => import("./file-it.ts"),
  finish: () => import("./finish-it.ts"),
  import: () => import("./import-it.ts"),
  records: () => import("./records-it.ts"),
  signIn: () => import("./sign-in-it.ts"),
  space: () => import("./space-it.ts"),
};
