import { options } from "preact";

/** The parts of the element for `::part()`, by the classes and tags of what is drawn. The full page needs none. */
const partsByName = {
  top: "header",
  place: "title",
  steps: "steps",
  step: "step",
  main: "main",
  h1: "heading",
  primary: "primary-button",
  button: "button",
  drop: "drop",
  note: "note",
  "records-tools": "toolbar",
  "records-holder": "table",
  dialog: "dialog",
} as const;

/** The names of the parts. */
export const partNames: readonly string[] = Object.values(partsByName);

/** From now on, what is drawn has the names of its parts. */
export function nameParts(): void {
  const before = options.vnode;
  options.vnode = (node) => {
    const { type, props } = node;
    if (typeof type === "string") {
      const own = props as { class?: unknown; part?: string };
      const classes = typeof own.class === "string" ? own.class.split(" ") : [];
      const isControl = type === "dialog" || type === "h1";
      const found = [...(isControl ? [type] : []), ...classes].flatMap((name) =>
        Object.hasOwn(partsByName, name) ? partsByName[name as keyof typeof partsByName] : [],
      );
      if (found.length > 0) own.part = found.join(" ");
    }
    before?.(node);
  };
}
