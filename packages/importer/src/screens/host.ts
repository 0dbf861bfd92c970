import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Api } from "../api/api.ts";
import type { Around } from "../flows/around.ts";
import type { Given } from "../flows/given.ts";
import type { Route } from "../flows/route.ts";
import type { Place } from "../flows/session.ts";
import type { Part, PartTexts, Texts } from "../texts/texts.ts";
import type { UnsavedLists } from "./unsaved.ts";

/** What every screen gets from the frame around it. */
export interface Host extends Place {
  readonly client: Api;
  /** What the importer is drawn in. */
  readonly root: ShadowRoot;
  /** The texts of the person's language. A screen is drawn again when the language changes. */
  readonly texts: Texts;
  /** Whether the browser has a connection. */
  readonly online: ReadonlySignal<boolean>;
  /** How many changes of the person the service does not have yet. */
  readonly unsaved: Signal<number>;
  /** The values among them that the service did not take. They stay when the person leaves the records. */
  readonly unsavedValues: Signal<UnsavedLists>;
  /** How many changes without values, such as deletions, it did not take after their screen was left. */
  readonly notSaved: Signal<number>;
  /** Whether the importer is the whole page. Then each screen has an address. */
  readonly isPage: boolean;
  /** The program around the importer, which knows more when it listens. */
  readonly around: Around;
  /** What that program wants. */
  readonly given: Given;
  /** Opens another screen; on the full page its address changes, too. */
  go(route: Route): void;
  /** Lets the page use the style sheet of a part that is loaded later; a second time does nothing. */
  addStyle(css: string): void;
  /** Reads a sentence out, without moving the focus. */
  announce(sentence: string): void;
}

/** The same with the texts of a part of the page. */
export interface HostWith<Of extends Part> extends Host {
  readonly texts: Texts & PartTexts[Of];
}

/** What the screens of an import get. */
export type ImportHost = HostWith<"import">;
