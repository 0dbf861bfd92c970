import type { HostWith } from "../host.ts";

/** What the screens get that bring a file, with their own texts. */
export type FileHost = HostWith<"file">;
