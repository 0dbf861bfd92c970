import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "ja", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-ja.ts"),
  file: () => import("./file-ja.ts"),
  finish: () => import("./finish-ja.ts"),
  import: () => import("./import-ja.ts"),
  records: () => import("./records-ja.ts"),
  signIn: () => import("./sign-in-ja.ts"),
  space: () => import("./space-ja.ts"),
};
