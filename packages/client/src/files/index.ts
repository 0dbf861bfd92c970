export { download } from "./download.ts";
export type {
  Download,
  DownloadOptions,
  Progress,
  SizedStream,
  UploadOptions,
  UploadSource,
} from "./types.ts";
export { upload } from "./upload.ts";
