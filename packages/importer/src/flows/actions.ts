import type {
  Action,
  ActionConstraint,
  ActionMount,
  InputField,
  JobConfig,
  JobSubject,
  Property,
  Sheet,
  Space,
  Workbook,
} from "@data-import/types";

/** An action with a button, and the resource that a press of it is about. */
export interface ShownAction {
  readonly action: Action & { readonly operation: string };
  readonly type: "sheet" | "workbook" | "space" | "document" | "file";
  readonly source: string;
  /** The fields whose menus have the button; undefined if it is beside the records. */
  readonly fields?: readonly string[];
}

/** The resources that a sheet is in. */
export interface ActionPlace {
  readonly sheet: Sheet;
  readonly workbook: Workbook;
  readonly space: Space;
}

/** The actions with a button at a sheet: its own, and those of its workbook and its space. The primary ones are last. */
export function listActions(place: ActionPlace): ShownAction[] {
  const { sheet, workbook, space } = place;
  const at = (actions: readonly Action[] | undefined, usual: Mount) =>
    (actions ?? []).flatMap((action) => mountAction(place, action, action.mount ?? usual));
  const shown = [
    ...at(sheet.config.actions, { type: "sheet" }),
    ...at(workbook.actions, { type: "workbook" }),
    ...at(space.actions, { type: "space" }),
    ...sheet.config.fields.flatMap(({ key, actions }) => at(actions, { type: "field", keys: [key] })),
  ];
  return sortPrimaryLast(shown);
}

/** A document, a file or a space, with what is around it; a file may be in no workbook. */
export interface ItemPlace {
  readonly type: "document" | "file" | "space";
  readonly item: { readonly id: string; readonly actions?: readonly Action[] | undefined };
  readonly workbook?: Pick<Workbook, "actions"> | undefined;
  readonly space: Pick<Space, "actions">;
}

/** The actions with a button at such an item: its own, and those that are mounted on all of its kind. */
export function listItemActions({ type, item, workbook, space }: ItemPlace): ShownAction[] {
  const own = (item.actions ?? []).filter(({ mount }) => mount === undefined || mount.type === type);
  const others = [...(workbook?.actions ?? []), ...(space.actions ?? [])];
  const mounted = others.filter(({ mount }) => mount?.type === type);
  const shown = [...own, ...mounted].flatMap((action) => {
    const operation = action.operation ?? action.slug;
    return operation === undefined ? [] : [{ action: { ...action, operation }, type, source: item.id }];
  });
  return sortPrimaryLast(shown);
}

function sortPrimaryLast(shown: readonly ShownAction[]): ShownAction[] {
  const isPrimary = ({ action }: ShownAction) => action.primary === true;
  return [...shown.filter((each) => !isPrimary(each)), ...shown.filter(isPrimary)];
}

/** A space has no mount: its actions without one have their buttons wherever its sheets are shown. */
type Mount = ActionMount | { readonly type: "space" };

/** The button of an action at a sheet; none if it belongs elsewhere. */
function mountAction({ sheet, workbook, space }: ActionPlace, action: Action, mount: Mount): ShownAction[] {
  const operation = action.operation ?? action.slug;
  // Without an operation, a press starts nothing.
  if (operation === undefined) return [];
  const named = { ...action, operation };
  switch (mount.type) {
    case "sheet":
      if (mount.slugs !== undefined && !mount.slugs.some((slug) => slug === sheet.slug)) return [];
      return [{ action: named, type: "sheet", source: sheet.id }];
    case "workbook":
      if (mount.slugs?.includes(writeSlug(workbook.name ?? "")) === false) return [];
      return [{ action: named, type: "workbook", source: workbook.id }];
    case "space":
      return [{ action: named, type: "space", source: space.id }];
    case "field": {
      const fields = mount.keys ?? sheet.config.fields.map(({ key }) => key);
      return [{ action: named, type: "sheet", source: sheet.id, fields }];
    }
    // Documents and files have their own buttons, and a mount may be newer than the page.
    default:
      return [];
  }
}

/** The name of a workbook for programs, as the service makes it. */
function writeSlug(name: string): string {
  const plain = name.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu)?.join("-") ?? "workbook";
}

/** What a person sees of a sheet that constraints are about. */
export interface PressScene {
  /** Undefined until the records are counted. */
  readonly total: number | undefined;
  readonly errors: number;
  readonly selected: number;
  readonly fields: readonly Property[];
  /** The field whose menu has the button. */
  readonly fieldKey?: string | undefined;
}

/** Why a button cannot be pressed. */
export type Hindrance =
  | { readonly kind: "running" | "saving" | "noData" | "noSelection" | "noColumn" }
  | { readonly kind: "errors"; readonly errors: number };

/** The first constraint that does not hold, as far as the page knows it; the service checks all of them. */
export function findHindrance(
  { type: source, action: { constraints = [], requireSelection, requireAllValid } }: ShownAction,
  scene: PressScene,
): Hindrance | undefined {
  // A workbook and a space may have data and columns in other sheets.
  const isWhole = source === "sheet";
  const all: readonly ActionConstraint[] = [
    ...constraints,
    ...(requireSelection === true ? [{ type: "hasSelection" } as const] : []),
    ...(requireAllValid === true ? [{ type: "hasAllValid" } as const] : []),
  ];
  for (const constraint of all) {
    const { type } = constraint;
    if (type === "hasData" && isWhole && scene.total === 0) return { kind: "noData" };
    if (type === "hasSelection" && scene.selected === 0) return { kind: "noSelection" };
    if (type === "hasColumnEnabled" && isWhole) {
      const { fields, fieldKey } = scene;
      const enabled = fields.filter(({ key, readonly }) => readonly !== true && key === (fieldKey ?? key));
      if (enabled.length === 0) return { kind: "noColumn" };
    }
    if (type === "hasAllValid" && scene.errors > 0) {
      // How many of the selected records have errors, the service says.
      if (scene.selected === 0 || constraint.ignoreSelection === true)
        return { kind: "errors", errors: scene.errors };
    }
  }
  return undefined;
}

/** The text of the dialog: by the validity of the records, if the action wants it so. */
export function pickText(action: Action, errors: number): string | undefined {
  const { description, invalidConditionalMessaging, invalidRecordsMessage, validRecordsMessage } = action;
  if (invalidConditionalMessaging !== true) return description;
  return (errors > 0 ? invalidRecordsMessage : validRecordsMessage) ?? description;
}

/** Whether a press opens a dialog, or starts the job at once. */
export function asksFirst({ confirm, guardrail, inputForm }: Action): boolean {
  return confirm !== false || guardrail !== undefined || (inputForm?.fields.length ?? 0) > 0;
}

/** What a person typed into the fields of a form, by key: texts, and whether boxes are checked. */
export type Typed = Readonly<Record<string, string | boolean>>;

/** What the fields of a form have at the beginning. */
export function beginForm(fields: readonly InputField[]): Typed {
  return Object.fromEntries(fields.map((field) => [field.key, beginField(field)]));
}

function beginField({ type, defaultValue, config }: InputField): string | boolean {
  if (type === "boolean") return defaultValue === true;
  if (type === "enum") {
    const place = config?.options.findIndex(({ value }) => value === defaultValue) ?? -1;
    return place < 0 ? "" : String(place);
  }
  if (defaultValue === undefined || defaultValue === null) return "";
  return typeof defaultValue === "string" ? defaultValue : JSON.stringify(defaultValue);
}

/** What the job receives. Fields that are empty are null; a field of an unknown kind takes JSON, or else a text. */
export function readForm(fields: readonly InputField[], typed: Typed): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.key, readField(field, typed[field.key] ?? "")]));
}

function readField({ type, config }: InputField, typed: string | boolean): unknown {
  if (typeof typed === "boolean") return typed;
  if (typed.trim() === "") return null;
  if (type === "string" || type === "textarea") return typed;
  if (type === "number") return Number(typed);
  if (type === "enum") return config?.options[Number(typed)]?.value ?? null;
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

/** Whether a field must have a value. */
export function isNeeded({ constraints = [] }: InputField): boolean {
  return constraints.some(({ type }) => type === "required");
}

/** The keys of the fields that must have a value and have none. */
export function findMissing(fields: readonly InputField[], typed: Typed): string[] {
  const input = readForm(fields, typed);
  return fields.filter((field) => isNeeded(field) && input[field.key] === null).map(({ key }) => key);
}

/** Records that a person has selected, as the request that lists them. */
export interface RecordSelection {
  readonly count: number;
  readonly query: Readonly<Record<string, unknown>>;
}

/** What a person chose before a press. */
export interface Press {
  readonly shown: ShownAction;
  readonly sheetId: string;
  readonly fieldKey?: string | undefined;
  readonly selection: RecordSelection | undefined;
  readonly input?: Readonly<Record<string, unknown>> | undefined;
}

/** The job that a press starts. */
export function writeJob({ shown, sheetId, fieldKey, selection, input }: Press): JobConfig {
  const hasSubject = selection !== undefined || fieldKey !== undefined;
  const subject: JobSubject = {
    type: "collection",
    // Without records, the subject is the column alone.
    resource: selection === undefined ? "fields" : "records",
    params: { sheetId, ...(fieldKey !== undefined && { fieldKey }) },
    query: { ...selection?.query },
  };
  return {
    type: shown.type,
    operation: shown.action.operation,
    source: shown.source,
    trigger: "immediate",
    ...(input !== undefined && { input }),
    ...(hasSubject && { subject }),
  } as JobConfig;
}
