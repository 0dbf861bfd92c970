import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "ar", dir: "rtl", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-ar.ts"),
  file: () => import("./file-ar.ts"),
  finish: () => import("./finish-ar.ts"),
  import: () => import("./import-ar.ts"),
  records: () => import("./records-ar.ts"),
  signIn: () => import("./sign-in-ar.ts"),
  space: () => import("./space-ar.ts"),
};
