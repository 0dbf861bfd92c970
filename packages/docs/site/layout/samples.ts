import type { Example } from "../description/model.ts";
import { highlightCode } from "../highlight.ts";
import { type Html, html } from "../html.ts";
import { languageEntries, type OperationSamples } from "../samples/languages.ts";

/** The samples of an operation as tabs, which need no script. */
export function writeSamples(samples: OperationSamples): Html {
  return html`<section class="panel"><h2 id="sample">Sample</h2>
<fieldset class="tabs"><legend>Language</legend>${languageEntries.map(
    ([name, { label }], index) =>
      html`<input type="radio" name="sample" value="${name}" id="sample-${name}"${
        index === 0 && html` checked`
      }><label for="sample-${name}">${label}</label>`,
  )}
${languageEntries.map(([name, { fence }]) => html`<div>${highlightCode(samples[name], fence)}</div>`)}
</fieldset></section>
`;
}

/** Bodies that the description shows, by default with the first one open. */
export function writeExamples(
  title: string,
  examples: readonly Example[],
  id = "example",
  isOpen = true,
): Html {
  return html`<section class="panel"><h2 id="${id}">${title}</h2>${examples.map(
    ({ title: name, value }, index) =>
      html`<details${isOpen && index === 0 && html` open`}><summary>${name}</summary>${writeExample(value)}</details>`,
  )}</section>
`;
}

function writeExample(value: unknown): Html {
  return typeof value === "string"
    ? highlightCode(value, "text")
    : highlightCode(JSON.stringify(value, null, 2), "json");
}
