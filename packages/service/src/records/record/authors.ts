import { isTextOf, type Message } from "@data-import/tables/basics";
import type { Finding } from "@data-import/tables/fields";
import type { CellValue, ValidationMessage } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { areSameFindings } from "./same-findings.ts";

/** Who wrote a message: an actor, and the name of its hook. The rules of the service write messages without an author. */
export type Author = Pick<ValidationMessage, "createdBy" | "hook">;

/** The part of a context that says who writes. */
export type Writer = Pick<Context, "actor" | "hookName">;

/** The author of what a request writes. */
export function getAuthor({ actor, hookName }: Writer): Author {
  return { createdBy: actor.id, ...(hookName !== undefined && { hook: hookName }) };
}

/**
 * The messages of a cell after a write: those of the author are replaced, and the others stay as long as the value that
 * they are about. If a hook changes the value, they stay, too: other hooks do not see its change.
 * @param stored the messages before, without those that rules find again
 */
export function rewriteMessages(
  stored: readonly Finding[],
  { messages }: Pick<CellValue, "messages">,
  author: Author,
  hasSameValue: boolean,
): readonly Finding[] {
  const own = stored.filter((message) => isOwn(message, author));
  const others = stored.filter((message) => !isOwn(message, author));
  const staying = others.filter(
    ({ createdBy }) => hasSameValue || (createdBy !== undefined && author.hook !== undefined),
  );
  const sent = readFindings(messages).filter((message) => !isSentBack(message, others, author));
  const written = signFindings(sent, author);
  if (staying.length === others.length && areSameFindings(own, written)) return stored;
  return [...staying, ...written];
}

/** Whether two lists have the same messages. Which of two authors wrote last says nothing. */
export function hasSameMessages(one: readonly Finding[] = [], other: readonly Finding[] = []): boolean {
  return one.length === other.length && areSameFindings(sortByAuthor(one), sortByAuthor(other));
}

/** Whether two records have the same messages, by slots of their cells. */
export function haveSameMessages(
  one: ReadonlyMap<number, readonly Finding[]>,
  other: ReadonlyMap<number, readonly Finding[]>,
): boolean {
  return [...new Set([...one.keys(), ...other.keys()])].every((slot) =>
    hasSameMessages(one.get(slot), other.get(slot)),
  );
}

const sortByAuthor = (messages: readonly Finding[]): Finding[] =>
  messages.toSorted((one, other) => {
    const [first, second] = [nameAuthor(one), nameAuthor(other)];
    if (first === second) return 0;
    return first < second ? -1 : 1;
  });

const nameAuthor = ({ createdBy = "", hook = "" }: Finding) => `${createdBy} ${hook}`;

/** The code of the only message of the service that has an author: whose value it is. */
export const markedInvalid = "marked_invalid" satisfies Message["code"];

/**
 * The messages of a writer about a value, with the text of the writer. Messages of the service itself are left out: the
 * service finds them again.
 */
export function readFindings(messages: readonly ValidationMessage[] | undefined): Finding[] {
  return (messages ?? []).flatMap(({ field: _, code, params: __, source = "custom-logic", ...rest }) => {
    if (source !== "custom-logic" && source !== "is-artifact") return [];
    if (code !== markedInvalid) return { ...rest, source };
    const { message: ___, ...finding } = rest;
    return { ...finding, source, code };
  });
}

/** Messages with their author. Which one a request names does not matter. */
export function signFindings(findings: readonly Finding[], author: Author): Finding[] {
  return findings.map(({ createdBy: _, hook: __, ...finding }) => ({ ...finding, ...author }));
}

/** Whether a stored message has this text; one of the service may have been read in any language. */
function hasText(stored: Finding, text: string | undefined): boolean {
  return stored.code === undefined ? stored.message === text : isTextOf(stored, text);
}

/** Messages from before authors were kept belong to the next writer of their cell. */
function isOwn(message: Finding, author: Author): boolean {
  if (message.createdBy === undefined) return message.source === "custom-logic";
  return isBy(message, author);
}

function isBy({ createdBy, hook }: Finding, author: Author): boolean {
  return createdBy === author.createdBy && hook === author.hook;
}

/** Whether a message is one of others that the writer has read. Programs that do not know authors leave them out. */
function isSentBack(message: Finding, others: readonly Finding[], author: Author): boolean {
  if (message.createdBy !== undefined) return !isBy(message, author);
  return others.some(
    (other) =>
      // Two hooks may say the same.
      (author.hook === undefined || other.createdBy === undefined) &&
      other.type === message.type &&
      other.source === message.source &&
      (message.code === undefined ? hasText(other, message.message) : other.code === message.code),
  );
}
