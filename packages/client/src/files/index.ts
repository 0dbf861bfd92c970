export { download } from "./download.ts";
export { upload } from "./upload.ts";
