import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "zh", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-zh.ts"),
  file: () => import("./file-zh.ts"),
  finish: () => import("./finish-zh.ts"),
  import: () => import("./import-zh.ts"),
  records: () => import("./records-zh.ts"),
  signIn: () => import("./sign-in-zh.ts"),
  space: () => import("./space-zh.ts"),
};
