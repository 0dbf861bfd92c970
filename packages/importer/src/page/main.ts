// The script of the full page.
import { ImporterElement } from "../element/importer-element.ts";

customElements.define("data-import", ImporterElement);
