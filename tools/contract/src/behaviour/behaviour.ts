import type { Client } from "@data-import/client";
import type { World } from "./world.ts";

/** What a behaviour acts on. */
export interface Scene {
  /** A client of the target that may do everything. */
  readonly api: Client;
  /** Ids that exist at the target. */
  readonly world: World;
  /** A client of the target with another token. */
  enter(token: string): Client;
}

/** Something that only a target that remembers can do. */
export interface Behaviour {
  /** The resource it is about. */
  readonly subject: string;
  /** What is true of the resource, as the end of a sentence that begins with it. */
  readonly name: string;
  /** Makes its own things and rejects when they do not behave. */
  act(scene: Scene): Promise<void>;
}
