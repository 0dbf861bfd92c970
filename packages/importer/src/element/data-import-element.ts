/// <reference lib="dom" preserve="true" />
import { prepareToAsk, requestClose } from "../screens/leaving.tsx";
import type { Model } from "../screens/model.ts";
import { announce } from "./announce.ts";
import type { SheetDefinition } from "./definition.ts";
import { ImporterElement } from "./importer-element.ts";

/**
 * The element `<data-import>`: the whole importer, in a shadow root of its own.
 *
 * Attributes: `service` is the address of the service, which ends with `/v1`; `session`, `space` and `sheet` are ids;
 * `language` is a BCP 47 tag; `theme` is `light` or `dark`. The property `token` is a function, which is called whenever a
 * token is needed. `ImporterEvents` has its events. They do not bubble.
 */
export class DataImportElement extends ImporterElement {
  /** The sheet as your program knows it. If the service has no such sheet or lacks a field, a `di-error` says so. */
  // Declared only: a field would hide what was set before the element was defined.
  declare definition: SheetDefinition | undefined;

  /** @internal */
  declare model: Model | undefined;

  /**
   * Asks the person before the element is removed, if that would lose something: changes that are not saved, or a file that
   * is not imported. Resolves to whether the element may be removed; without such work, to true at once.
   */
  async requestClose(): Promise<boolean> {
    return this.model === undefined || requestClose(this.model);
  }

  /** @internal */
  protected override watch(model: Model): () => void {
    this.model = model;
    const { session, imports } = model;
    const watched = { session: session.store, imports: imports.store, findDefinition: () => this.definition };
    const ends = [
      announce(watched, (name, detail) => this.dispatchEvent(new CustomEvent(name, { detail }))),
      prepareToAsk(model),
    ];
    return () => {
      this.model = undefined;
      for (const end of ends) end();
    };
  }
}
