import ts from "typescript";

/** Entries that say what the type already says, or how it was made. */
const redundant =
  /^@(enum|constant)\b|^@description discriminator enum property added by openapi-typescript$/;
const descriptionTag = "@description ";
const remark = " (enum property replaced by openapi-typescript)";

/**
 * Rewrites the comment that openapi-typescript put on a node as editors show it best: the description first and
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
  const lines = [prose.join("\n\n"), ...format, ...tags].filter(Boolean).join("\n").split("\n");
  const written = lines.map((line) => line.replace(/^ \* {0,5}/, "").trimEnd());
  if (written.join("") === "") return undefined;
  if (written.length === 1) return `* ${written[0]} `;
  return `*\n${written.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}
