// The script of the full page.
import { ImporterElement } from "../element/importer-element.ts";

// In a frame, the page around gets the events: the file exports `watch` of the element.
if (parent !== window) Object.assign(ImporterElement.prototype, await import("../element/watch-frame.ts"));
customElements.define("data-import", ImporterElement);
