import type { Description, Domain, Topic } from "../description/model.ts";
import { type Html, html } from "../html.ts";
import { describeEmitter } from "../markdown/describe-emitter.ts";
import { takeFirstSentence } from "../markdown/plain-text.ts";
import { renderInline } from "../markdown/render-markdown.ts";
import { linkOperation, linkTopic, writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Page } from "../page.ts";

/** The catalogue of events by domain: when and by which operations each topic is emitted. */
export function writeEventsPage({ domains, topics }: Description): Page {
  const count = `${topics.length} topics in ${domains.length} domains`;
  const intro = `Everything that happens is recorded as an event with one of ${count}.`;
  return {
    path: "events/",
    title: "Events",
    description: `All ${count}: when each is emitted, what causes it, its payload and an example.`,
    section: "events",
    header: html`<header class="lead"><h1>Events</h1><p>${intro} How to read them: <a href="site:guides/events/">the guide</a>.</p></header>`,
    main: html`<p class="filter" hidden><label>Filter <input type="search" data-filter placeholder="commit, job, reserved" autocomplete="off"></label> <output></output></p>
<nav class="contents" aria-label="Domains"><ul>${domains.map(({ name, title }) => html`<li><a href="#${name}">${shorten(title)}</a></li>\n`)}</ul></nav>
${domains.map(writeDomain)}`,
    markdown: joinBlocks(
      "# Events",
      intro,
      ...domains.flatMap(({ title, text, topics: own }) => [
        `## ${title}`,
        text,
        writeList(own.map(describeTopic)),
      ]),
    ),
  };
}

function describeTopic(topic: Topic): string {
  const causes = [...topic.operations.map(linkOperation), describeEmitter(topic)].filter(Boolean);
  return `${linkTopic(topic.name)}: ${takeFirstSentence(topic.text)} Caused by ${causes.join(", ")}.`;
}

function writeDomain({ name, title, text, topics }: Domain): Html {
  return html`<section><h2 id="${name}">${title}</h2><p>${renderInline(text)}</p>
<dl class="entries">${topics.map(writeTopic)}</dl></section>
`;
}

function writeTopic(topic: Topic): Html {
  return html`<div><dt><a href="site:events/${topic.slug}/">${topic.name}</a> ${writeCauses(topic)}</dt>
<dd>${renderInline(takeFirstSentence(topic.text))}</dd></div>
`;
}

function writeCauses(topic: Topic): Html {
  const emitter = describeEmitter(topic);
  return html`<small>${topic.operations.map((id) => html`<a href="site:operations/${id}/">${id}</a> `)}${
    topic.reserved === undefined ? emitter : "reserved"
  }</small>`;
}

/** `File events` as `File`, because the page of events does not need the second word. */
function shorten(title: string): string {
  return title.replace(/ events$/, "");
}
