import base from "../styles/base.css";
import { adoptStyle } from "../styles/style-sheets.ts";

/** The element `<data-import>`: the whole importer in one element, with a shadow root of its own. */
export class DataImportElement extends HTMLElement {
  constructor() {
    super();
    adoptStyle(this.attachShadow({ mode: "open" }), base);
  }
}
