import { addCopyButton } from "../copy.ts";
import { element } from "../element.ts";
import { buildRequest } from "./build-request.ts";
import type { Filled, TryItOperation } from "./operation.ts";
import { writeClientCode } from "./write-client-code.ts";
import { writeCurl } from "./write-curl.ts";

/** Writes a call in a language; throws if JSON in the form is not complete. */
type Writer = (operation: TryItOperation, filled: Filled) => string;

const languages: readonly (readonly [name: string, write: Writer])[] = [
  ["curl", (operation, filled) => writeCurl(buildRequest(operation, filled))],
  ["Client", writeClientCode],
];

/** The current call, in tabs like those of the samples. */
export function makeCodePanel(operation: TryItOperation): {
  readonly panel: HTMLElement;
  show(filled: Filled): void;
} {
  const blocks = languages.map(([name, write], index) => {
    const id = `try.code.${name}`;
    const code = element("code");
    const tab = element("input", { type: "radio", name: "try.code", value: name, id, checked: index === 0 });
    return { code, write, tab: [tab, element("label", { for: id }, name)] };
  });
  const panel = element(
    "fieldset",
    { class: "tabs" },
    element("legend", {}, "This request as"),
    ...blocks.flatMap(({ tab }) => tab),
    ...blocks.map(({ code }) =>
      element("div", {}, addCopyButton(element("pre", { class: "code", tabindex: "0" }, code))),
    ),
  );
  const show = (filled: Filled) => {
    for (const { code, write } of blocks) {
      try {
        code.textContent = write(operation, filled);
      } catch {
        code.textContent = "The JSON in the form is not complete.";
      }
    }
  };
  return { panel, show };
}
