/// <reference lib="dom" preserve="true" />
import { prepareToAsk, requestClose } from "../screens/leaving.tsx";
import type { Model } from "../screens/model.ts";
import { announce, createAround, type Dispatch } from "./announce.ts";
import type { SheetDefinition } from "./definition.ts";
import { isCancelable } from "./events.ts";
import { ImporterElement } from "./importer-element.ts";
import { startImport } from "./start-import.ts";

/**
 * The element `<data-import>`: the whole importer, in a shadow root of its own. `ImporterAttributes` has its attributes, and
 * `ImporterEvents` its events. They do not bubble.
 */
export class DataImportElement extends ImporterElement {
  /** The sheet as your program knows it. If the service has no such sheet or lacks a field, a `di-error` says so. */
  // Declared only: a field would hide what was set before the element was defined.
  declare definition: SheetDefinition | undefined;

  /** @internal */
  declare model: Model | undefined;

  /** Asks the person before the element is removed, if that would lose something; resolves to whether you may remove it. */
  async requestClose(): Promise<boolean> {
    return this.model === undefined || requestClose(this.model);
  }

  /** Starts the import of a `di-plan` that you canceled; returns false if the importer does not show this plan any more. */
  startImport(jobId: string): boolean {
    return this.model !== undefined && startImport(this.model, jobId);
  }

  /** @internal */
  protected override watch(model: Model): () => void {
    this.model = model;
    const { session, imports } = model;
    const watched = { session: session.store, imports: imports.store, findDefinition: () => this.definition };
    const dispatch: Dispatch = (name, detail) =>
      this.dispatchEvent(new CustomEvent(name, { detail, cancelable: isCancelable(name) }));
    Object.assign(model.around, createAround(dispatch));
    const ends = [announce(watched, dispatch), prepareToAsk(model)];
    return () => {
      this.model = undefined;
      for (const end of ends) end();
    };
  }
}
