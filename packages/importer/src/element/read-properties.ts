import type { CurrentActor } from "@data-import/types";
import type { Given } from "../flows/given.ts";
import { type Complain, createChange } from "./change-texts.ts";
import type { ImporterProperties, ImporterStep } from "./definition.ts";

/** What the properties mean for the page. */
export interface Wanted {
  readonly given: Given;
  /** The step that is shown first. */
  readonly start: unknown;
}

const steps: readonly unknown[] = ["file", "columns", "records"] satisfies readonly ImporterStep[];

/** Reads the properties. A wrong one is as if it were not set; but whatever `readonly` has in place of a boolean, it is true. */
export function readProperties(properties: ImporterProperties, complain: Complain): Wanted {
  const { file, keyFields, readonly = false, texts } = properties;
  const isReadOnly = readonly !== false;
  if (isReadOnly && readonly !== true) complain("`readonly` is true or false.");
  const { omit, start } = readSteps(properties.steps, complain);
  if (omit.includes("file") && omit.includes("records") && file === undefined)
    complain("Without the steps `file` and `records`, set `file`: otherwise nothing is shown.");
  return {
    given: {
      omitted: isReadOnly ? [...omit, "file", "columns"] : omit,
      keyFields: readKeys(keyFields, complain),
      isReadOnly,
      ...(isReadOnly && { narrow: allowReading }),
      changeTexts: texts === undefined ? undefined : createChange(texts, complain),
    },
    start,
  };
}

function readSteps(
  given: unknown = {},
  complain: Complain,
): { readonly omit: readonly ImporterStep[]; readonly start?: unknown } {
  const { omit = [], start } = Object(given) as { readonly omit?: unknown; readonly start?: unknown };
  if (
    typeof given !== "object" ||
    Array.isArray(given) ||
    !Array.isArray(omit) ||
    !omit.every((step) => steps.includes(step))
  ) {
    complain("`steps` has a list `omit` of `file`, `columns` and `records`.");
    return { omit: [] };
  }
  if (![undefined, "file", "records"].includes(start as string))
    complain("`steps.start` is `file` or `records`.");
  if (steps.every((step) => omit.includes(step))) {
    complain("`steps.omit` leaves out all steps: one has to stay.");
    return { omit: [], start };
  }
  return { omit, start };
}

function readKeys(given: unknown = [], complain: Complain): readonly string[] {
  if (Array.isArray(given) && given.every((key) => typeof key === "string")) return given;
  complain("`keyFields` is a list of keys of fields.");
  return [];
}

/** The same person, who may only read. */
function allowReading(caller: CurrentActor): CurrentActor {
  const permissions = caller.permissions
    .map((each) => (each === "*" ? "*:read" : each.replace(/:\*$/, ":read")))
    .filter((each) => !each.endsWith(":write"));
  return { ...caller, permissions };
}
