import type { Client } from "@data-import/client";
import type { Sheet, Space } from "@data-import/types";
import type { ReadonlySignal } from "@preact/signals";
import type { Route } from "../flows/route.ts";
import type { Texts } from "../texts/texts.ts";

/** What every screen gets from the frame around it. */
export interface Host {
  readonly client: Client;
  /** The texts of the person's language. A screen is drawn again when the language changes. */
  readonly texts: Texts;
  /** Whether the browser has a connection. */
  readonly online: ReadonlySignal<boolean>;
  readonly space: Space;
  /** The sheets of the space that take records. */
  readonly sheets: readonly Sheet[];
  /** Whether the importer is the whole page. Then each screen has an address. */
  readonly isPage: boolean;
  /** Opens another screen; on the full page its address changes, too. */
  go(route: Route): void;
  /** Lets the page use the style sheet of a part that is loaded later; a second time does nothing. */
  addStyle(css: string): void;
  /** Reads a sentence out, without moving the focus. */
  announce(sentence: string): void;
}
