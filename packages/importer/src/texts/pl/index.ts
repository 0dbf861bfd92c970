import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "pl", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-pl.ts"),
  file: () => import("./file-pl.ts"),
  finish: () => import("./finish-pl.ts"),
  import: () => import("./import-pl.ts"),
  records: () => import("./records-pl.ts"),
  signIn: () => import("./sign-in-pl.ts"),
  space: () => import("./space-pl.ts"),
};
