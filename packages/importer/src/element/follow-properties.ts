import { beginFile } from "../flows/begin-file.ts";
import type { Session } from "../flows/session.ts";
import type { Model } from "../screens/model.ts";
import { focusHeading } from "../screens/parts.tsx";
import type { Dispatch } from "./announce.ts";
import type { Complain } from "./change-texts.ts";
import type { ImporterProperties, SheetDefinition } from "./definition.ts";
import { readProperties, type Wanted } from "./read-properties.ts";

/** Does what the properties say, also if they are set late. */
export interface Following {
  set(properties: ImporterProperties): void;
  end(): void;
}

/** Lets the program around set properties of an importer; `di-error` says which of them are wrong. */
export function followProperties(
  model: Model,
  dispatch: Dispatch,
  findDefinition: () => SheetDefinition | undefined = () => undefined,
): Following {
  const { session, imports, given, route, go } = model;
  const said = new Set<string>();
  const complain: Complain = (message, code = "property_invalid") => {
    if (said.has(message)) return;
    said.add(message);
    void dispatch("di-error", { code, message });
  };
  let properties: ImporterProperties = {};
  let wanted: Wanted = { given: given.peek(), start: undefined };
  let started: unknown;
  let begun: unknown;

  const goToStart = ({ place }: Session & { readonly at: "open" }) => {
    if (wanted.start === started) return;
    started = wanted.start;
    const [sheet] = place.sheets;
    // Somebody who has begun stays there.
    if (sheet === undefined || route.peek().screen !== "home" || imports.store.state.at !== "choosing")
      return;
    if (started === "records" || started === "file") go({ screen: started, sheetId: sheet.id });
  };
  const checkKeys = ({ place: { sheets } }: Session & { readonly at: "open" }) => {
    const { keyFields } = wanted.given;
    const lists = sheets.map(({ config }) => config.fields.map(({ key }) => key));
    if (lists.some((keys) => keyFields.every((key) => keys.includes(key)))) return;
    const names = [...new Set(lists.flat())].map((key) => `\`${key}\``).join(", ");
    complain(`No sheet here has all \`keyFields\`; there are ${names}.`, "field_unknown");
  };
  const begin = ({ place: { sheets, space }, isEnded }: Session & { readonly at: "open" }) => {
    const { file } = properties;
    const { state } = imports.store;
    if (isEnded || file === begun || wanted.given.isReadOnly) return;
    if (state.at !== "choosing" && state.at !== "done") return;
    begun = file;
    if (file === undefined) return;
    const read = readFile(file);
    if (typeof read === "object" && read.size === 0) return complain("`file` is empty.");
    if (read === undefined)
      return complain(
        "`file` is a File, a Blob with a type such as `text/csv`, or the id of an uploaded file.",
      );
    const slug = findDefinition()?.slug;
    const fitting = slug === undefined ? sheets : sheets.filter((one) => one.slug === slug);
    const [sheet] = fitting;
    if (sheet === undefined || fitting.length > 1)
      return complain("`file` is for one sheet: set `sheet` or `definition`, too.");
    void beginFile(read, { client: session.client, imports, sheet, spaceId: space.id, go });
  };
  const follow = () => {
    const { state } = session.store;
    if (state.at !== "open") return;
    checkKeys(state);
    goToStart(state);
    begin(state);
  };
  // All who follow an import see each of its states before another file begins, and files that wait go first.
  const ends = [session.store.subscribe(follow), imports.store.subscribe(() => queueMicrotask(follow))];
  return {
    set(next) {
      properties = next;
      const { isReadOnly } = wanted.given;
      wanted = readProperties(next, complain);
      const root = model.host.peek()?.root;
      const hadFocus = root != null && root.activeElement !== null;
      if (wanted.given.isReadOnly && !isReadOnly) stop(model);
      given.value = wanted.given;
      follow();
      // Everything is made again, also what had the focus.
      if (hadFocus && wanted.given.isReadOnly !== isReadOnly)
        setTimeout(() => focusHeading(root.querySelector<HTMLElement>(".main"), { isNew: true }));
    },
    end() {
      for (const end of ends) end();
    },
  };
}

/** An import that nobody has decided about waits; one that runs goes on without being shown. */
function stop({ imports, route, go }: Model): void {
  if (imports.store.state.at !== "done") imports.restart();
  if (["file", "columns"].includes(route.peek().screen)) go({ screen: "home" });
}

const endings: Readonly<Record<string, string>> = {
  "text/csv": "csv",
  "text/tab-separated-values": "tsv",
  "text/plain": "txt",
  "application/json": "json",
  "application/vnd.ms-excel": "xls",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
};

/** The file with a name, which says the service how to read it, or the id. */
function readFile(given: unknown): File | string | undefined {
  if (given instanceof File || (typeof given === "string" && given !== "")) return given;
  if (!(given instanceof Blob)) return undefined;
  const ending = endings[given.type.split(";")[0] ?? ""];
  return ending === undefined ? undefined : new File([given], `import.${ending}`, { type: given.type });
}
