/** Parts that say which of several values of the same kind a name means; their weight is low if nothing contradicts. */
const kinds = new Set(["id", "number", "code", "reference", "name", "date", "amount", "time", "value"]);

/** Parts that name what a sheet is about: `Customer E-mail` is the e-mail of a sheet of customers. */
const subjects = new Set([
  "customer",
  "contact",
  "product",
  "order",
  "invoice",
  "employee",
  "user",
  "member",
  "supplier",
  "project",
  "account",
  "lead",
  "position",
  "guest",
  "subscription",
  "transaction",
  "booking",
  ..."patient attendee student ticket shipment package listing event".split(" "),
]);

/** The subjects that are people. */
const people = new Set(
  "customer contact employee user member lead guest patient attendee student".split(" "),
);

/** Parts that hardly change a meaning: the work e-mail is the e-mail. */
const mild = new Set("primary work internal company location legal current hourly sales".split(" "));

/** Parts that make another value of a name: the price is not the cost price, the e-mail is not that of the manager. */
const foreign = new Set([
  ..."cost compare-price billing shipping created updated deleted cancelled start end due hire birth termination".split(
    " ",
  ),
  ..."fax manager supplier emergency spouse parent assistant middle-name secondary previous verified bounced".split(
    " ",
  ),
  ..."linkedin twitter hash headcount min max average tax discount refund reorder returned opt-in owner by delivery".split(
    " ",
  ),
  ..."bank birth-place rate percent age extension preferred utm trial children adults payment last-activity tracking warehouse level".split(
    " ",
  ),
  ..."house-number street-2 paid balance status type reason active unit image language".split(" "),
  ..."sender recipient guardian kana death enrollment visit listed checked-in sale-price ethnicity purchase debit credit payee duration break".split(
    " ",
  ),
]);

/** Parts that exclude each other, by what they say. */
const groups: readonly (readonly string[])[] = [
  ["billing", "shipping", "home", "sender"],
  ["recipient", "billing", "home", "sender"],
  [
    "created",
    "updated",
    "deleted",
    "cancelled",
    "start",
    "end",
    "due",
    "hire",
    "birth",
    "termination",
    "payment",
    "death",
    "enrollment",
    "visit",
    "listed",
    "delivery",
  ],
  ["first-name", "last-name", "middle-name", "full-name", "nickname", "company", "user"],
  ["net", "total", "tax", "discount", "refund", "balance", "paid", "cost", "shipping", "price"],
  ["debit", "credit", "balance"],
  ["start", "end", "duration", "break"],
  ["bedrooms", "bathrooms", "room", "living-area", "lot-size"],
  ["mobile", "fax", "home", "extension"],
  ["min", "max", "average"],
  ["id", "name", "date", "amount", "rate", "email", "phone", "status", "type", "description"],
  ["code", "number", "name", "date", "amount", "email", "phone"],
  ["name", "first-name"],
  ["name", "last-name"],
];

/** Parts with nearly the same meaning, and how near they are. */
const related = nestPairs([
  ["id", "number", 0.92],
  ["id", "code", 0.9],
  ["number", "code", 0.88],
  ["id", "reference", 0.85],
  ["number", "reference", 0.88],
  ["code", "reference", 0.8],
  ["sku", "id", 0.6],
  ["sku", "code", 0.85],
  ["sku", "number", 0.8],
  ["sku", "reference", 0.85],
  ["full-name", "name", 0.9],
  ["full-name", "contact", 0.75],
  ["whole-name", "full-name", 0.98],
  ["name", "title", 0.62],
  ["title", "salutation", 0.7],
  ["job-title", "title", 0.5],
  ["street", "address", 0.86],
  ["description", "notes", 0.58],
  ["category", "type", 0.5],
  ["employment-type", "type", 0.8],
  ["amount", "total", 0.6],
  ["amount", "price", 0.6],
  ["website", "url", 0.95],
  ["opt-in", "active", 0.3],
  ["location", "city", 0.5],
  ["state", "district", 0.4],
  ["customer", "contact", 0.7],
  ["customer", "company", 0.55],
  ["supplier", "company", 0.5],
  ["supplier", "brand", 0.45],
  ["tax-id", "tax", 0.2],
  ["percent", "rate", 0.97],
  ["product", "position", 0.5],
  ["gender", "salutation", 0.7],
  ["account", "company", 0.75],
  ["invoice", "billing", 0.9],
  ["recipient", "full-name", 0.85],
  ["recipient", "name", 0.8],
  ["recipient", "payee", 0.8],
  ["payee", "name", 0.6],
  ["recipient", "contact", 0.6],
  ["seats", "quantity", 0.7],
  ["revenue", "amount", 0.5],
  ["salary", "price", 0.3],
  ["state", "status", 0.42],
  ["carrier", "shipping-method", 0.6],
  ["extension", "phone", 0.2],
  ["time", "date", 0.7],
  ["salary", "amount", 0.5],
  ["language", "country", 0.2],
  ["social-security", "tax-id", 0.5],
  ["shipping", "recipient", 0.9],
  ["billing", "customer", 0.6],
  ["shipping-service", "shipping-method", 0.85],
  ["shipping-service", "carrier", 0.5],
  ["rent", "price", 0.6],
  ["district", "location", 0.6],
  ["venue", "location", 0.85],
  ["agent", "contact", 0.6],
  ["physician", "contact", 0.4],
  ["purpose", "description", 0.92],
  ["title", "description", 0.55],
  ["full-name", "user", 0.7],
  ["username", "user", 0.9],
  ["purpose", "reference", 0.85],
  ["posting-text", "description", 0.85],
  ["value-date", "date", 0.3],
  ["school-class", "department", 0.4],
  ["guardian", "parent", 0.98],
  ["home-language", "language", 0.9],
  ["employee", "user", 0.9],
  ["member", "user", 0.9],
  ["attendee", "guest", 0.9],
  ["attendee", "customer", 0.7],
  ["patient", "customer", 0.6],
  ["contents", "description", 0.6],
  ["contents", "product", 0.5],
  ["declared-value", "value", 0.8],
  ["declared-value", "amount", 0.5],
  ["sale-price", "price", 0.6],
  ["duration", "quantity", 0.4],
  ["property-type", "type", 0.85],
  ["account", "number", 0.3],
] as const);

function nestPairs(pairs: readonly (readonly [string, string, number])[]) {
  const nested = new Map<string, Map<string, number>>();
  const add = (left: string, right: string, near: number) => {
    nested.set(left, (nested.get(left) ?? new Map()).set(right, near));
  };
  for (const [left, right, near] of pairs) {
    add(left, right, near);
    add(right, left, near);
  }
  return nested;
}

/** How much a part says about a meaning, from 0 to 1. */
function weighPart(part: string): number {
  if (subjects.has(part)) return 0.2;
  if (kinds.has(part)) return 0.25;
  return mild.has(part) ? 0.3 : 1;
}

/** How much of a match is left if only one of two names has this part. */
function weighMissing(part: string): number {
  if (part.startsWith("?")) return 0.7;
  return foreign.has(part) ? 0.45 : 1;
}

/** Whether a part names a key of something: the id of a category is not the category. */
export function isKey(part: string): boolean {
  return part === "id" || part === "code" || part === "slug";
}

/** Whether a part tells things of one kind apart. */
export function identifies(part: string): boolean {
  return part === "number" || part === "reference" || isKey(part);
}

export function isSubject(part: string): boolean {
  return subjects.has(part);
}

/** Whether a part names people, who have a first and a last name. */
export function isPerson(part: string): boolean {
  return people.has(part);
}

export function isKind(part: string): boolean {
  return kinds.has(part);
}

/** How much of a match is left if one name has one part and the other name has the other one. */
export function weighConflict(part: PartFacts, other: PartFacts): number {
  if (part.isSubject && other.isSubject) return 0.3;
  return (part.groups & other.groups) !== 0 ? 0.2 : 1;
}

/** What is known of a part, to be looked up once for many comparisons. */
export interface PartFacts {
  readonly part: string;
  readonly weight: number;
  readonly missing: number;
  readonly isSubject: boolean;
  /** A bit for each group that it belongs to. */
  readonly groups: number;
  /** Other known parts, and how near they are. */
  readonly related: ReadonlyMap<string, number> | undefined;
  /** If it is unknown: the word, and a bit for each of its letters. */
  readonly word: string | undefined;
  readonly letters: number;
  /** A bit that some other parts have too, and the bits of the parts that may be near it. */
  readonly bit: number;
  readonly relatedBits: number;
}

/** The bit of all unknown words: only they are compared by their letters. */
const unknownBit = 1 << 31;

function readUnknown(word: string): Pick<PartFacts, "word" | "letters" | "bit" | "relatedBits"> {
  return { word, letters: readLetters(word), bit: unknownBit, relatedBits: unknownBit };
}

function readKnown(part: string): ReturnType<typeof readUnknown> {
  const others = [...(related.get(part)?.keys() ?? [])];
  const relatedBits = others.reduce((bits, other) => bits | findBit(other), 0);
  return { word: undefined, letters: 0, bit: findBit(part), relatedBits };
}

function readLetters(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 31);
  return letters;
}

/** One of 31 bits for a part, so that the parts of a name have different ones most of the time. */
function findBit(part: string): number {
  return 1 << ((part.charCodeAt(0) * 7 + part.charCodeAt(part.length - 1) + part.length) % 31);
}

export function readPart(part: string): PartFacts {
  return {
    part,
    weight: weighPart(part),
    missing: weighMissing(part),
    isSubject: subjects.has(part),
    groups: groups.reduce((bits, group, index) => bits | (group.includes(part) ? 1 << index : 0), 0),
    related: related.get(part),
    ...(part.startsWith("?") ? readUnknown(part.slice(1)) : readKnown(part)),
  };
}
