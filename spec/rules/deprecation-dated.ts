import { isNode, type Rule, type Visit } from "./visitor.ts";

const date = /^\d{4}-\d{2}-\d{2}$/;
const leastMs = 365 * 86_400_000;

/**
 * Each deprecated operation and parameter says since when, so that the service can send it in `Deprecation`. If it has an end,
 * this is at least a year later: people have to change programs.
 */
export const deprecationDated: Rule = () => ({ Operation: { enter: check }, Parameter: { enter: check } });

const check: Visit = (node, { location, report }) => {
  if (!isNode(node)) return;
  const { "x-deprecated-since": since, "x-sunset": sunset } = node;
  const isDeprecated = node["deprecated"] === true;
  const name = String(node["operationId"] ?? node["name"]);
  if (isDeprecated && !isDate(since)) {
    const message = `\`${name}\` is deprecated. Say since when: \`x-deprecated-since: "2027-01-31"\`.`;
    report({ message, location: location.key() });
  } else if (!isDeprecated && (since !== undefined || sunset !== undefined)) {
    const message = `\`${name}\` is not deprecated. Add \`deprecated: true\`, or remove its dates.`;
    report({ message, location: location.key() });
  } else if (
    sunset !== undefined &&
    !(isDate(sunset) && Date.parse(sunset) - Date.parse(String(since)) >= leastMs)
  ) {
    const message = `The \`x-sunset\` of \`${name}\` must be a date at least a year after its \`x-deprecated-since\`.`;
    report({ message, location: location.child(["x-sunset"]) });
  }
};

function isDate(value: unknown): value is string {
  return typeof value === "string" && date.test(value) && !Number.isNaN(Date.parse(value));
}
