import ts from "typescript";
import { splitDeprecation } from "./deprecation.ts";

/** Entries that repeat the type, or say how it was generated. */
const redundant =
  /^@(enum|constant)\b|^@description discriminator enum property added by openapi-typescript$/;
const descriptionTag = "@description ";
const remark = " (enum property replaced by openapi-typescript)";

/**
 * Rewrites the comment that openapi-typescript put on a node in the best form for editors: the description first and
 * without its tag, then the format, then the tags.
 */
export function tidyComment<Node extends ts.Node>(node: Node): Node {
  const comments = ts.getSyntheticLeadingComments(node);
  if (!comments) return node;
  const tidied = comments.flatMap((comment) => {
    const text = tidyText(comment.text);
    return text === undefined ? [] : [{ ...comment, text }];
  });
  return ts.setSyntheticLeadingComments(node, tidied);
}

function tidyText(text: string): string | undefined {
  // Entries start after " * "; the further lines of an entry are indented by four more spaces.
  const entries = text
    .replace(/^\*\s*(\* )?/, "")
    .trimEnd()
    .split(/\n \* (?! {4})/)
    .filter((entry) => !redundant.test(entry));
  const tags = entries.filter((entry) => entry.startsWith("@") && !entry.startsWith(descriptionTag));
  const format = entries.filter((entry) => entry.startsWith("Format: "));
  const prose = entries
    .filter((entry) => !tags.includes(entry) && !format.includes(entry))
    .map((entry) => entry.replace(descriptionTag, "").replace(remark, ""));
  const isDeprecated = tags.includes("@deprecated");
  const { description, replacement } = isDeprecated
    ? splitDeprecation(joinLines(prose.join("\n\n")))
    : { description: prose.join("\n\n"), replacement: "" };
  const written = tags.map((tag) => (tag === "@deprecated" ? `${tag} ${replacement}`.trim() : tag));
  return formatComment([description, ...format, ...written].filter(Boolean).join("\n"));
}

/** The further lines of an entry start with " * "; a sentence may continue on the next one. */
function joinLines(text: string): string {
  return text.replace(/\n \* {0,5}(?=\S)/g, " ");
}

/** A text as the inside of a comment, on one line if it has one; nothing if it is empty. */
function formatComment(text: string): string | undefined {
  const lines = text.split("\n");
  const written = lines.map((line) => line.replace(/^ \* {0,5}/, "").trimEnd());
  if (written.join("") === "") return undefined;
  if (written.length === 1) return `* ${written[0]} `;
  return `*\n${written.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}
