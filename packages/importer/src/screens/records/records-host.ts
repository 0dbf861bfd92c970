import type { HostWith } from "../host.ts";

/** What the screen of records gets from the frame around it, with its own texts. */
export type RecordsHost = HostWith<"records">;
