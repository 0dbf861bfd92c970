/// <reference lib="dom" preserve="true" />
import { announce, type Watched } from "./announce.ts";
import { ImporterElement } from "./importer-element.ts";

/**
 * The element `<data-import>`: the whole importer, in a shadow root of its own.
 *
 * Attributes: `service` is the address of the service, which ends with `/v1`; `space` and `sheet` are ids; `language` is a
 * BCP 47 tag; `theme` is `light` or `dark`. The property `token` is a function, which is called whenever a token is needed.
 * `ImporterEvents` has its events. They do not bubble.
 */
export class DataImportElement extends ImporterElement {
  /** @internal */
  protected override watch(flows: Watched): () => void {
    return announce(flows, (name, detail) => this.dispatchEvent(new CustomEvent(name, { detail })));
  }
}
