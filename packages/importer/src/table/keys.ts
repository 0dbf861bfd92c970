import type { TableCommand } from "./model.ts";

/** What a key does in the table. */
export type KeyAction =
  | { readonly kind: "move"; readonly to: Move; readonly grows: boolean }
  | { readonly kind: "select"; readonly what: "rows" | "columns" | "all" }
  /** Begins to edit; with a text, it takes the place of the value. */
  | { readonly kind: "edit"; readonly text: string | undefined }
  | { readonly kind: "empty" | "fillDown" | "columnMenu" | "cellMenu" }
  | { readonly kind: "command"; readonly command: TableCommand };

/** Where to. `start` and `end` are those of the row; `first` and `last` those of the table. */
export type Move =
  | "up"
  | "down"
  | "left"
  | "right"
  | "start"
  | "end"
  | "pageUp"
  | "pageDown"
  | "first"
  | "last"
  | "top"
  | "bottom";

/** What of a key press matters. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

const moves: Readonly<Record<string, readonly [plain: Move, control: Move]>> = {
  ArrowUp: ["up", "top"],
  ArrowDown: ["down", "bottom"],
  ArrowLeft: ["left", "start"],
  ArrowRight: ["right", "end"],
  Home: ["start", "first"],
  End: ["end", "last"],
  PageUp: ["pageUp", "pageUp"],
  PageDown: ["pageDown", "pageDown"],
};

const commands: Readonly<Record<string, TableCommand>> = {
  "control z": "undo",
  "control y": "redo",
  "control shift z": "redo",
  "control f": "search",
  "control h": "replace",
  "control g": "goTo",
  "control -": "deleteRows",
  f8: "nextError",
  "shift f8": "previousError",
};

const others: Readonly<Record<string, KeyAction>> = {
  enter: { kind: "edit", text: undefined },
  f2: { kind: "edit", text: undefined },
  delete: { kind: "empty" },
  backspace: { kind: "empty" },
  "control d": { kind: "fillDown" },
  "control a": { kind: "select", what: "all" },
  "control space": { kind: "select", what: "columns" },
  "shift space": { kind: "select", what: "rows" },
  "alt arrowdown": { kind: "columnMenu" },
  contextmenu: { kind: "cellMenu" },
  "shift f10": { kind: "cellMenu" },
};

/** Reads a key press; undefined if the table does nothing with it. */
export function readKey(press: KeyPress): KeyAction | undefined {
  const { key, shiftKey, altKey } = press;
  const isControl = press.ctrlKey || press.metaKey;
  const name = (key === " " ? "space" : key).toLowerCase();
  const chord = [isControl && "control", shiftKey && "shift", altKey && "alt", name]
    .filter(Boolean)
    .join(" ");
  const other = others[chord];
  if (other !== undefined) return other;
  const command = commands[chord];
  if (command !== undefined) return { kind: "command", command };
  const move = altKey ? undefined : moves[key];
  if (move !== undefined) return { kind: "move", to: move[isControl ? 1 : 0], grows: shiftKey };
  if (key === "?" && !isControl && !altKey) return { kind: "command", command: "help" };
  // A character, also one of several code units.
  if (!isControl && !altKey && [...key].length === 1) return { kind: "edit", text: key };
  return undefined;
}
