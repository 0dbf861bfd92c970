import { takeFirstSentence } from "../markdown/plain-text.ts";
import { writeCode, writeCodeBlock } from "../markdown/write-code.ts";
import { writeList } from "../markdown/write-links.ts";
import { joinBlocks } from "../markdown/write-message.ts";
import type { Comment, Entry, Member, Parameter } from "./model.ts";

/** What is known about the names of types. */
export interface KnownTypes {
  /** The address of a type, as `site:` and a path. */
  linkOf(type: string): string | undefined;
  /** The entry of a type, if the package exports it. */
  find(type: string): Entry | undefined;
}

/** A name of a package, in Markdown: its signature, what it does, its parameters, members and examples. */
export function writeEntry(entry: Entry, known: KnownTypes): string {
  const { name, signatures, comment, parameters, members, bases } = entry;
  const linked = bases
    .filter((base) => known.linkOf(base) !== undefined)
    .map((base) => linkType(base, known));
  return joinBlocks(
    `## ${name}`,
    writeSignatures(signatures),
    comment.text,
    ...writeParameters(parameters, known),
    ...writeResults(comment),
    linked.length > 0 && `It has everything that ${linked.join(" and ")} has.`,
    members.length > 0 && writeList(members.map((member) => writeMember(member, known))),
    ...comment.examples,
  );
}

/** A method of a resource with a heading of its own. */
export function writeMethod(title: string, member: Member, known: KnownTypes, about: string): string {
  const { types, comment, parameters } = member;
  return joinBlocks(
    `## ${title}`,
    writeSignatures(types.map((type) => `api.${title.split(".")[0]}.${shortenResult(type)}`)),
    comment.text,
    about,
    ...writeParameters(parameters, known),
    ...writeResults(comment),
    ...comment.examples,
  );
}

/** The failures are listed below. They would be most of the signature. */
function shortenResult(type: string): string {
  return type.replace(/(\b(?:Call|PageCall)<.*?), (?:HttpFailure<|AnyHttpFailure).*>$/, "$1>");
}

function writeSignatures(signatures: readonly string[]): string {
  return writeCodeBlock(signatures.join("\n"), "ts");
}

function writeParameters(parameters: readonly Parameter[], known: KnownTypes): string[] {
  if (parameters.length === 0) return [];
  const items = parameters.map(({ name, type, isOptional, text }) => {
    const entry = known.find(type);
    const said = text || (entry ? takeFirstSentence(entry.comment.text) : "");
    const head = `${writeCode(name)} (${linkType(type, known)}, ${isOptional ? "optional" : "required"})`;
    // The types of queries have no place of their own.
    const isQuery = entry !== undefined && name === "query";
    const fields = isQuery ? entry.members.map((member) => writeMember(member, known)) : [];
    return [
      said === "" ? head : `${head}: ${indent(said)}`,
      ...fields.map((field) => `  - ${indent(field)}`),
    ].join("\n");
  });
  return ["**Parameters**", writeList(items)];
}

function writeResults({ returns, throws }: Comment): string[] {
  return [
    ...(returns === "" ? [] : [`**Returns** ${returns}`]),
    ...(throws.length === 0 ? [] : ["**Errors**", writeList(throws.map(indent))]),
  ];
}

function writeMember({ name, types, isMethod, isOptional, comment }: Member, known: KnownTypes): string {
  const head = isMethod
    ? types.map(writeCode).join(" or ")
    : `${writeCode(name)} (${types.map((type) => linkType(type, known)).join(" or ")}${isOptional ? ", optional" : ""})`;
  const examples = comment.examples.map((example) =>
    example.includes("\n") ? `\n\n${example}` : ` For example ${writeCode(example)}.`,
  );
  return indent(`${head}: ${comment.text}${examples.join("")}`);
}

/** Later lines belong to an item of a list if they have its indent. */
function indent(text: string): string {
  return text.replaceAll(/\n(?=.)/g, "\n  ");
}

/** A type, with a link if it is one name. */
function linkType(type: string, known: KnownTypes): string {
  const [, name = ""] = type.match(/^(?:readonly )?(\w+)(?:\[\]| \| undefined)?$/) ?? [];
  const address = known.linkOf(name);
  return address === undefined ? writeCode(type) : `[${writeCode(type)}](${address})`;
}
