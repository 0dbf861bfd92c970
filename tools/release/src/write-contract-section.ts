import { splitPointer } from "@data-import/spec/read";
import { type DescribedChange, type Kind, listUsers } from "./describe-change.ts";

const order: readonly Kind[] = ["Removed", "Changed", "Deprecated", "Added"];

/**
 * The section of a changelog about the changes of the contract, in Markdown: breaking changes first, each with
 * what to do about it, grouped by the operation, topic or schema that it is about. Empty where nothing changed.
 */
export function writeContractSection(changes: readonly DescribedChange[], from: string): string {
  if (changes.length === 0) return "";
  const breaking = changes.filter(({ change }) => change.impact === "major");
  const others = changes.filter(({ change }) => change.impact === "minor");
  const reworded = changes.length - breaking.length - others.length;
  const byKind = order.map((kind) => [kind, others.filter((change) => change.kind === kind)] as const);
  return [
    "### Contract",
    `Compared with ${from}${breaking.length > 0 ? "" : "; nothing breaks"}.`,
    ...writePart("Breaking", breaking, ({ kind, advice }) => [
      `${kind}. `,
      advice ? ` ${advice.migrate}` : "",
    ]),
    ...byKind.flatMap(([kind, part]) => writePart(kind, part, () => ["", ""])),
    ...(reworded > 0 ? [`Wording, examples and the like changed in ${countPlaces(reworded)}.`] : []),
  ].join("\n\n");
}

function writePart(
  title: string,
  changes: readonly DescribedChange[],
  around: (change: DescribedChange) => readonly [before: string, after: string],
): string[] {
  const groups = Map.groupBy(changes, findGroup);
  const texts = [...groups].map(([group, members]) => {
    const lines = members.map((member) => {
      const [before, after] = around(member);
      return `- ${before}\`${member.place}\`: ${member.message}${after}`;
    });
    return `${group}\n\n${lines.join("\n")}`;
  });
  return texts.length > 0 ? [`#### ${title}`, ...texts] : [];
}

/** The subject of a change: its only operation or topic, or the part that several of them share. */
function findGroup({ change, users }: DescribedChange): string {
  const [section, , name] = splitPointer(change.pointer);
  if (users.length === 1) return `**\`${users[0]}\`**`;
  if (section === "components") {
    const shared = users.length > 0 ? `, in ${listUsers(users.map((user) => `\`${user}\``))}` : "";
    return `**\`${name}\`**${shared}`;
  }
  return users.length > 0 ? listUsers(users.map((user) => `**\`${user}\`**`)) : "**All operations**";
}

function countPlaces(count: number): string {
  return count === 1 ? "one place" : `${count} places`;
}
