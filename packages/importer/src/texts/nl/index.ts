import type { PartLoaders, Texts } from "../texts.ts";
import { shell } from "./shell.ts";

export const texts: Texts = { language: "nl", dir: "ltr", shell };

export const parts: PartLoaders = {
  actions: () => import("./actions-nl.ts"),
  file: () => import("./file-nl.ts"),
  finish: () => import("./finish-nl.ts"),
  import: () => import("./import-nl.ts"),
  records: () => import("./records-nl.ts"),
  signIn: () => import("./sign-in-nl.ts"),
  space: () => import("./space-nl.ts"),
};
