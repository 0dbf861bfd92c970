import type { Field, Message, Operation, Response, Schema, Topic } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { writeBody, writeFieldList, writeType } from "../layout/field-list.ts";
import { writeMethod } from "../layout/navigation.ts";
import { writeText } from "../layout/text.ts";
import { cutTree } from "../markdown/cut-tree.ts";
import { describeEmitter } from "../markdown/describe-emitter.ts";
import { joinHtml } from "./join-html.ts";
import { writePath } from "./operation.ts";

/** An operation without samples; its bodies name their schemas. */
export function printOperation(operation: Operation): Html {
  const { id, method, path, summary, text, parameters, body, responses, emits } = operation;
  const successes = responses.filter(({ failure }) => failure === undefined);
  return html`<article id="${id}"><h4>${summary}</h4>
<p class="address">${writeMethod(method)} <code>${writePath(path)}</code></p>
<p><small><code>${id}</code>${operation.deprecated && ", deprecated"}</small></p>
${writeText(text)}
${parameters.length > 0 && html`<h5>Parameters</h5>`}
${parameters.map((parameter) => writeFieldList([parameter.field], `${id}.${parameter.in}.`))}
${body !== undefined && html`<h5>Body</h5>${writeMessage(body, `${id}.body.`)}`}
${successes.map((response) => html`<h5>Response ${response.status}</h5>${writeMessage(response, `${id}.${response.status}.`)}`)}
${writeFailures(responses)}
${emits.length > 0 && html`<p>Events: ${joinHtml(emits.map(linkTopic))}</p>`}
</article>
`;
}

function writeMessage({ text, field }: Message, prefix: string): Html {
  return html`${writeText(text)}${field !== undefined && writeOnce(field, prefix)}`;
}

/** The fields of a named schema are in the list of schemas. */
function writeOnce(field: Field, prefix: string): Html {
  return field.schema === undefined ? writeBody(cutTree(field), prefix) : html`<p>${writeType(field)}</p>`;
}

function writeFailures(responses: readonly Response[]): Html | false {
  const failures = responses.filter(({ failure }) => failure !== undefined);
  return (
    failures.length > 0 &&
    html`<p>Errors: ${joinHtml(
      failures.map(({ status, failure }) => html`<a href="site:errors/#${failure}">${status} ${failure}</a>`),
    )}</p>`
  );
}

/** A topic with its payload and the ids of its context. */
export function printTopic(topic: Topic): Html {
  const { name, slug, text, operations, payload, context } = topic;
  const ids = (context?.children ?? []).filter(({ required }) => required).map((field) => field.name);
  const emitter = describeEmitter(topic);
  const causes = [...operations.map(linkOperation), ...(emitter === undefined ? [] : [html`${emitter}`])];
  return html`<article id="event.${slug}"><h4>${name}</h4>
${writeText(text)}
<p><small>Caused by ${joinHtml(causes)}. Context: ${ids.join(", ")}.</small></p>
${payload !== undefined && payload.children.length > 0 && html`<h5>Payload</h5>${writeFieldList(cutTree(payload).children, `${slug}.`)}`}
</article>
`;
}

function linkTopic(topic: string): Html {
  return html`<a href="site:events/${topic.replaceAll(":", "-")}/">${topic}</a>`;
}

function linkOperation(id: string): Html {
  return html`<a href="site:operations/${id}/">${id}</a>`;
}

/** A schema with its own fields; other schemas show theirs. */
export function printSchema({ name, text, field }: Schema): Html {
  return html`<article id="${name}"><h3>${name}</h3>
<p><small>${field.type === name ? "object" : field.type}</small></p>
${writeText(text)}${writeBody(cutTree(field), `${name}.`)}
</article>
`;
}
