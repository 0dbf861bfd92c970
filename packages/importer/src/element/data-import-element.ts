/// <reference lib="dom" preserve="true" />
import { prepareToAsk, requestClose } from "../screens/leaving.tsx";
import type { Model } from "../screens/model.ts";
import { nameParts } from "../screens/name-parts.ts";
import { announce, createAround, type Dispatch } from "./announce.ts";
import type { ImporterProperties, ImporterSteps, ImporterTexts, SheetDefinition } from "./definition.ts";
import { isCancelable } from "./events.ts";
import { type Following, followProperties } from "./follow-properties.ts";
import { ImporterElement } from "./importer-element.ts";
import { startImport } from "./start-import.ts";

nameParts();

/** The names of the properties that the element follows while it is shown. */
export const propertyNames = Object.keys({
  steps: true,
  file: true,
  keyFields: true,
  texts: true,
  readonly: true,
} satisfies Record<keyof ImporterProperties, true>) as readonly (keyof ImporterProperties)[];

/**
 * The element `<data-import>`: the whole importer, in a shadow root of its own. `ImporterAttributes` has its attributes, and
 * `ImporterEvents` its events. They do not bubble.
 */
export class DataImportElement extends ImporterElement {
  /** The sheet as your program knows it. If the service has no such sheet or lacks a field, a `di-error` says so. */
  // Declared only: a field would hide what was set before the element was defined.
  declare definition: SheetDefinition | undefined;

  /** Which steps the person gets: `omit` lists some of `file`, `columns` and `records`, and `start` is `file` or `records`. */
  declare steps: ImporterSteps | undefined;

  /** A File or Blob, or the id of an uploaded file: it is imported at once, but not a second time. */
  declare file: File | Blob | string | undefined;

  /** The fields by which records are updated in place of added. Those of an import session go first. */
  declare keyFields: readonly string[] | undefined;

  /** Other texts in place of some of the importer, by language and area. */
  declare texts: ImporterTexts | undefined;

  /** Whether the person can look at the records, and change nothing. The token decides what is possible. */
  declare readonly: boolean | undefined;

  #properties: ImporterProperties = {};
  #following: Following | undefined;

  static {
    for (const name of propertyNames)
      Object.defineProperty(DataImportElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: DataImportElement) {
          return this.#properties[name];
        },
        set(this: DataImportElement, value: unknown) {
          if (value === this.#properties[name]) return;
          this.#properties = { ...this.#properties, [name]: value };
          this.#following?.set(this.#properties);
        },
      });
  }

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

  override connectedCallback(): void {
    // What was set before the element was defined is a property of its own, and hides the accessor.
    const own = this as Record<string, unknown>;
    for (const name of propertyNames) {
      if (!Object.hasOwn(this, name)) continue;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
    super.connectedCallback();
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
    const following = followProperties(model, dispatch, watched.findDefinition);
    ends.push(following.end);
    this.#following = following;
    following.set(this.#properties);
    if (![null, "fill", "content"].includes(this.getAttribute("height")))
      dispatch("di-error", { code: "property_invalid", message: "`height` is `fill` or `content`." });
    return () => {
      this.model = undefined;
      this.#following = undefined;
      for (const end of ends) end();
    };
  }
}
