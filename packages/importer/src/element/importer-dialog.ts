import { partNames } from "../screens/name-parts.ts";
import base from "../styles/base.css";
import dialogStyle from "../styles/importer-dialog.css";
import { adoptStyle } from "../styles/style-sheets.ts";
import type { Texts } from "../texts/texts.ts";
import { type DataImportElement, propertyNames } from "./data-import-element.ts";
import "./define.ts";
import type { SheetDefinition } from "./definition.ts";
import type { ImporterEventName, ImporterEvents } from "./events.ts";
import { ImporterError, type ImporterOutcome, type OpenImporterOptions } from "./outcome.ts";
import { readRecords } from "./read-records.ts";

const eventNames = Object.keys({
  "di-ready": true,
  "di-file": true,
  "di-plan": true,
  "di-progress": true,
  "di-imported": true,
  "di-changed": true,
  "di-action": true,
  "di-completed": true,
  "di-error": true,
} satisfies Record<ImporterEventName, true>) as readonly ImporterEventName[];

type Outcome = ImporterOutcome<Readonly<Record<string, unknown>>>;

/** Shows the importer in a modal dialog, and removes everything when that is closed. */
export function runDialog(options: OpenImporterOptions<SheetDefinition>): Promise<Outcome> {
  const { token, signal, on = {} } = options;
  const shown = drawDialog(options);
  const { place, dialog, closeButton, importer } = shown;
  return new Promise<Outcome>((resolve, reject) => {
    const cleaning = new AbortController();
    const until = { signal: cleaning.signal };
    const remove = () => {
      cleaning.abort();
      // The browser gives the focus back to where it was, as soon as no dialog of the importer is open.
      importer.remove();
      dialog.close();
      place.remove();
    };
    const settle = (outcome: Outcome) => {
      remove();
      resolve(outcome);
    };
    const fail = (reason: unknown) => {
      remove();
      reject(reason);
    };
    const ask = async () => {
      if ((await importer.requestClose()) && !cleaning.signal.aborted) settle({ status: "closed" });
    };
    closeButton.addEventListener("click", () => void ask(), until);
    // Dialogs inside of the importer send these events, too.
    const onOwn = (name: string, act: (event: Event) => void) =>
      dialog.addEventListener(name, (event) => event.target === dialog && act(event), until);
    onOwn("cancel", (event) => {
      event.preventDefault();
      void ask();
    });
    onOwn("close", () => {
      // A browser lets nobody hold a dialog open for ever: after a second Escape, it is opened again for the question.
      dialog.showModal();
      void ask();
    });
    for (const name of eventNames) {
      const tell = on[name] as ((detail: unknown, event: Event) => void) | undefined;
      importer.addEventListener(name, (event) => tell?.(event.detail, event), until);
    }
    importer.addEventListener(
      "di-error",
      ({ detail }) => {
        // Nothing was typed yet: what is given is looked at when the sheet is opened.
        if (/^(sheet_unknown|field_unknown|property_invalid)$/.test(detail.code))
          fail(new ImporterError(detail));
      },
      until,
    );
    importer.addEventListener("di-completed", ({ detail }) => settle(describeEnd(options, detail)), until);
    signal?.addEventListener("abort", () => fail(signal.reason), until);
    document.body.append(place);
    dialog.showModal();
    importer.token = token;
    // The importer begins in a microtask, too: that one is before this one.
    queueMicrotask(() => shown.follow(cleaning.signal));
  });
}

function describeEnd(
  { service, sheet }: OpenImporterOptions<SheetDefinition>,
  { importSessionId = "", sheetIds, counts }: ImporterEvents["di-completed"],
): Outcome {
  const [sheetId = ""] = sheetIds;
  const definition = typeof sheet === "object" ? sheet : undefined;
  return {
    status: "done",
    importSessionId,
    sheetIds,
    counts: counts ?? { total: 0, valid: 0, error: 0 },
    records: (reading) => readRecords(service, sheetId, reading, definition),
  };
}

/** Makes the elements. What styles the page around has for all of its elements ends at the shadow root. */
function drawDialog(options: OpenImporterOptions<SheetDefinition>) {
  const { service, session, space, sheet, language, theme } = options;
  const place = document.createElement("div");
  place.style.setProperty("all", "initial", "important");
  place.style.setProperty("display", "block", "important");
  const root = place.attachShadow({ mode: "open" });
  adoptStyle(root, base);
  adoptStyle(root, dialogStyle);
  const dialog = document.createElement("dialog");
  const closeButton = document.createElement("button");
  closeButton.type = "button";
  closeButton.className = "button close";
  closeButton.textContent = "×";
  const importer = document.createElement("data-import") as DataImportElement;
  const sheetId = typeof sheet === "string" ? sheet : undefined;
  for (const [name, value] of Object.entries({
    service,
    session,
    space,
    sheet: sheetId,
    language,
    theme,
  }))
    if (value !== undefined) importer.setAttribute(name, value);
  if (theme !== undefined) place.setAttribute("theme", theme);
  // The page around names its parts by this class.
  place.className = "data-import";
  importer.setAttribute("exportparts", partNames.join());
  importer.definition = typeof sheet === "object" ? sheet : undefined;
  for (const name of propertyNames) Object.assign(importer, { [name]: options[name] });
  dialog.append(closeButton, importer);
  root.append(dialog);
  const speak = ({ language: lang, dir, shell }: Texts) => {
    dialog.lang = lang;
    dialog.dir = dir;
    dialog.ariaLabel = shell.title;
    closeButton.ariaLabel = shell.close;
  };
  /** The words around the importer are in its language, also after the person has chosen another one. */
  const follow = (until: AbortSignal) => {
    const end = importer.model?.texts.subscribe((texts) => texts && speak(texts));
    if (end !== undefined) until.addEventListener("abort", end);
  };
  return { place, dialog, closeButton, importer, follow };
}
