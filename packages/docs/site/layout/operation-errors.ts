import type { Response, ReturnedError } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { renderInline } from "../markdown/render-markdown.ts";
import { writeBody } from "./field-list.ts";
import { writeText } from "./text.ts";

/** What callers decide by. Other statuses have a row only if the operation itself says something about them. */
const expected: ReadonlySet<string> = new Set(["400", "401", "403", "404", "409"]);

/** The errors that an operation can return, by status, and their body. */
export function writeOperationErrors(
  responses: readonly Response[],
  errors: readonly ReturnedError[],
): Html | false {
  const others = responses.find(({ status }) => status === "default");
  const failures = responses.filter((response) => response !== others);
  const rows = errors.filter(
    ({ of, status }) => others === undefined || of === "own" || (of === "kind" && expected.has(status)),
  );
  const statuses = [...new Set([...failures, ...rows].map(({ status }) => status))].toSorted();
  const left = errors.filter((error) => !rows.includes(error));
  return (
    responses.length > 0 &&
    html`<section><h2 id="errors">Errors</h2>
<dl class="failures">${statuses.map((status) => {
      const response = failures.find((each) => each.status === status);
      return writeRow(
        status,
        response,
        rows.filter((each) => each.status === status),
      );
    })}${others !== undefined && writeOthers(others, left)}</dl>
${writeBodies([...(others === undefined ? [] : [others]), ...failures])}</section>
`
  );
}

function writeRow(status: string, response: Response | undefined, errors: readonly ReturnedError[]): Html {
  const own = errors.filter(({ of }) => of === "own");
  const shared = errors.filter(({ of }) => of !== "own");
  return html`<div id="response.${status}"><dt><span class="status bad">${status}</span></dt><dd>${
    response !== undefined &&
    html`${writeText(response.text)}${response.failure !== undefined && html`<p>${link(response.failure)}</p>`}`
  }${own.map(({ code, cause }) => html`<p>${link(code)}: ${renderInline(cause)}</p>`)}${
    shared.length > 0 && html`<p>${joinLinks(shared)}</p>`
  }</dd></div>
`;
}

/** What most operations can return. The page of errors has the headers, too. */
function writeOthers({ status, failure }: Response, errors: readonly ReturnedError[]): Html {
  const groups = [...Map.groupBy(errors, (each) => each.status)];
  return html`<div id="response.${status}"><dt><span class="status bad">others</span></dt><dd><p>Like other operations: ${groups.map(
    ([each, codes], index) => html`${index > 0 && "; "}${each} ${joinLinks(codes)}`,
  )}.${failure !== undefined && html` Headers: ${link(failure)}`}</p></dd></div>`;
}

function joinLinks(errors: readonly ReturnedError[]): Html[] {
  return errors.map(({ code }, index) => html`${index > 0 && ", "}${link(code)}`);
}

function link(entry: string): Html {
  return html`<a href="site:errors/${entry}/">${entry}</a>`;
}

/** A body that several failures have is shown once. */
function writeBodies(failures: readonly Response[]): Html[] {
  const groups = [...Map.groupBy(failures, ({ status, field }) => field?.schema ?? status).values()];
  return groups.map((group) => {
    const [{ status, field } = { status: "", field: undefined }] = group;
    const statuses = group.map((each) => (each.status === "default" ? "others" : each.status)).join(", ");
    return html`${
      field !== undefined &&
      html`<p>The body of ${groups.length === 1 ? "all of them" : statuses}:</p>${writeBody(field, `response.${status}.`)}`
    }`;
  });
}
