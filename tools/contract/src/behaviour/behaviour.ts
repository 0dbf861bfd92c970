import type { Client } from "@data-import/client";
import type { World } from "./world.ts";

/** The clients and ids that a behaviour uses. */
export interface Scene {
  /** A client of the target with all permissions. */
  readonly api: Client;
  /** Ids that exist at the target. */
  readonly world: World;
  /** A client of the target with another token. */
  enter(token: string): Client;
}

/** A rule that needs a target with state. */
export interface Behaviour {
  /** The resource. */
  readonly subject: string;
  /** The rule, as the end of a sentence that begins with the resource. */
  readonly name: string;
  /** Creates its own data, and rejects if the target breaks the rule. */
  act(scene: Scene): Promise<void>;
}
