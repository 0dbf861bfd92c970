import type { HostWith } from "../host.ts";

/** What the buttons of actions and their dialogs get, with their own texts. */
export type ActionsHost = HostWith<"actions">;
