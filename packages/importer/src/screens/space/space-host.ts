import type { HostWith } from "../host.ts";

/** What the parts of the page get that show a space, with their own texts. */
export type SpaceHost = HostWith<"space">;
