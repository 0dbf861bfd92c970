import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "he", dir: "rtl", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-he.ts"),
  file: () => import("./file-he.ts"),
  finish: () => import("./finish-he.ts"),
  import: () => import("./import-he.ts"),
  records: () => import("./records-he.ts"),
  signIn: () => import("./sign-in-he.ts"),
  space: () => import("./space-he.ts"),
};
