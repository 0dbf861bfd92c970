import type { Description } from "../description/model.ts";
import { type Html, raw } from "../html.ts";

/** Names with one meaning everywhere in code, with their pages. */
export type NameLinks = ReadonlyMap<string, string>;

/** The pages of operations and topics; names of schemas are too common: `File` is also a class of browsers. */
export function listNameLinks({ operations, topics }: Description): NameLinks {
  return new Map([
    ...operations.map(({ id }) => [id, `operations/${id}/`] as const),
    ...topics.map(({ name, slug }) => [name, `events/${slug}/`] as const),
  ]);
}

/** Links names in code to their pages, except on these pages themselves, in links and in blocks of code. */
export function linkNames({ html }: Html, links: NameLinks, page: string): Html {
  let closed = "";
  return raw(
    html.replaceAll(
      /<(a|pre|summary)\b|<\/(?:a|pre|summary)>|<code>([^<]+)<\/code>/g,
      (found, opening, name) => {
        if (opening !== undefined) closed ||= `</${opening}>`;
        else if (found === closed) closed = "";
        const path = name === undefined || closed !== "" ? undefined : links.get(name);
        return path === undefined || path === page ? found : `<a href="site:${path}">${found}</a>`;
      },
    ),
  );
}
