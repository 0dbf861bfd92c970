import ts from "typescript-5.9";
import type { Comment } from "./model.ts";

const tagsOfErrors = new Set(["throws", "exception"]);

/** The comment above a declaration; its texts are Markdown. */
export function readComment(node: ts.Node): Comment {
  const parameters = new Map<string, string>();
  const throws: string[] = [];
  const examples: string[] = [];
  let text = "";
  let returns = "";
  for (const part of ts.getJSDocCommentsAndTags(node)) {
    const said = readText(part.comment);
    if (ts.isJSDoc(part)) text = said;
    const tags = ts.isJSDoc(part) ? (part.tags ?? []) : [part];
    for (const tag of tags) {
      const value = readText(tag.comment);
      const name = tag.tagName.text;
      if (ts.isJSDocParameterTag(tag)) parameters.set(tag.name.getText(), value);
      else if (name === "returns") returns = value;
      else if (tagsOfErrors.has(name)) throws.push(readError(tag));
      else if (name === "example") examples.push(value);
    }
  }
  return { text, parameters, returns, throws, examples };
}

/** The compiler takes the first word of `@throws ApiError 400: …` for nothing, but that of `@throws {Error} …` for a type. */
function readError(tag: ts.JSDocTag): string {
  const text = readText(tag.comment);
  const type = ts.isJSDocThrowsTag(tag) ? tag.typeExpression?.type.getText() : undefined;
  return [type, text].filter(Boolean).join(" ");
}

/** `{@link Name}` as the name. */
function readText(comment: ts.JSDocTag["comment"]): string {
  const text = ts.getTextOfJSDocComment(comment) ?? "";
  return text.replaceAll(/\{@link (\S+?)\}/g, "`$1`").trim();
}
