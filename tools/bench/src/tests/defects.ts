/** One edit of the sources that causes a fault. */
export interface Defect {
  /** The folder of the package. */
  readonly folder: string;
  /** A text that occurs exactly once in the sources of the package, in any file. */
  readonly find: string;
  readonly replace: string;
  /** The fault, as a sentence about the product. */
  readonly breaks: string;
  /** The test file that must fail, in this package or another one. */
  readonly foundBy: string;
}

const client: readonly Defect[] = [
  {
    folder: "packages/client",
    find: "if (retryAfterMs > maxDelay) return forever;",
    replace: "",
    breaks: "A retry does not wait as long as the service asks for.",
    foundBy: "packages/client/test/core/retry.test.ts",
  },
  {
    folder: "packages/client",
    find: "const safe = hasKey || !once;",
    replace: "const safe = true;",
    breaks: "A change without a key that may have been carried out is retried.",
    foundBy: "packages/client/test/wire-matrix.test.ts",
  },
  {
    folder: "packages/client",
    find: "Number(text) * 1000;",
    replace: "Number(text);",
    breaks: "Seconds of Retry-After are taken for milliseconds.",
    foundBy: "packages/client/test/core/retry.test.ts",
  },
  {
    folder: "packages/client",
    find: 'return file === "." || file === ".." ? undefined : file || undefined;',
    replace: "return file || undefined;",
    breaks: "A download may be written to the folder above.",
    foundBy: "packages/client/test/files/content-disposition.test.ts",
  },
  {
    folder: "packages/client",
    find: "if (Array.isArray(value)) return value.map(redact);",
    replace: "if (Array.isArray(value)) return value;",
    breaks: "Tokens in a list are written to the log.",
    foundBy: "packages/client/test/core/redact.test.ts",
  },
  {
    folder: "packages/client",
    find: "const shortestTokenCharacters = 8;",
    replace: "const shortestTokenCharacters = 80;",
    breaks: "Tokens in use are written to the log.",
    foundBy: "packages/client/test/core/redact.test.ts",
  },
  {
    folder: "packages/client",
    find: "data.length > 0 && data.length >= size;",
    replace: "data.length > size;",
    breaks: "A listing without a page count ends after its first page.",
    foundBy: "packages/client/test/paging/page-call.test.ts",
  },
];

const front: readonly Defect[] = [
  {
    folder: "packages/front",
    find: "keepAliveTimeout: longestIdleMs,",
    replace: "",
    breaks: "A server closes idle connections before load balancers do.",
    foundBy: "packages/front/test/unusual-messages.test.ts",
  },
  {
    folder: "packages/front",
    find: '{ "www-authenticate": "Bearer" },',
    replace: "{},",
    breaks: "A client without a token is not told what to send.",
    foundBy: "tools/contract/test/sensitivity.test.ts",
  },
  {
    folder: "packages/front",
    find: "if (decode === undefined || bytes.byteLength === 0) return bytes;",
    replace: "return bytes;",
    breaks: "A compressed body is read as it is.",
    foundBy: "packages/service/test/large-bodies.test.ts",
  },
  {
    folder: "packages/front",
    find: "if (range.refused) return false;",
    replace: "",
    breaks: "A media type with a weight of nothing counts as accepted.",
    foundBy: "packages/mock/test/addresses.test.ts",
  },
  {
    folder: "packages/front",
    find: 'const route = path.byMethod.get(method === "HEAD" ? "GET" : method);',
    replace: "const route = path.byMethod.get(method);",
    breaks: "HEAD is refused.",
    foundBy: "packages/mock/test/addresses.test.ts",
  },
  {
    folder: "packages/front",
    find: "/^\\d+$/.test(text) && port <= 65_535",
    replace: "/^\\d+$/.test(text)",
    breaks: "A command takes a port that no machine has.",
    foundBy: "packages/front/test/command.test.ts",
  },
  {
    folder: "packages/front",
    find: "if (words[0] !== undefined) throw",
    replace: "if (false) throw",
    breaks: "An unknown option is ignored without an error.",
    foundBy: "packages/front/test/command.test.ts",
  },
];

const mock: readonly Defect[] = [
  {
    folder: "packages/mock",
    find: "const isUnused = requests.all.length === 0;",
    replace: "const isUnused = false;",
    breaks: "A failed matcher does not say that there was no request.",
    foundBy: "packages/mock/test/matchers.test.ts",
  },
  {
    folder: "packages/mock",
    find: 'import { createRandom } from "./random.ts";',
    replace: 'import "node:buffer"; import { createRandom } from "./random.ts";',
    breaks: "A page that uses the mock imports a module of Node.",
    foundBy: "packages/mock/test/page.test.ts",
  },
  {
    folder: "packages/mock",
    find: "if (!(rate >= 0 && rate <= 1)) throw",
    replace: "if (!(rate >= 0)) throw",
    breaks: "A rate of faults above one is accepted.",
    foundBy: "packages/mock/test/faults.test.ts",
  },
  {
    folder: "packages/mock",
    find: "const wrong = all.filter(({ violations }) => violations.length > 0);",
    replace: "const wrong = all.filter(({ violations }) => violations.length > 1);",
    breaks: "A request with one violation passes the matcher.",
    foundBy: "packages/mock/test/matchers.test.ts",
  },
  {
    folder: "packages/mock",
    find: "const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);",
    replace: "const lower = Object.entries(headers);",
    breaks: "A header is found only in its own spelling.",
    foundBy: "packages/mock/test/matchers.test.ts",
  },
  {
    folder: "packages/mock",
    find: "if (violations.length > 0) throw new TypeError(",
    replace: "if (violations.length > 99) throw new TypeError(",
    breaks: "An override may break the description.",
    foundBy: "packages/mock/test/overrides.test.ts",
  },
];

const service: readonly Defect[] = [
  {
    folder: "packages/service",
    find: "payload: { counts: { total, valid: total - error, error } },",
    replace: "payload: { counts: { total, valid: error, error: total - error } },",
    breaks: "The event about the counts of a sheet has the valid records and the others the wrong way round.",
    foundBy: "tools/contract/test/service-events.test.ts",
  },
  {
    folder: "packages/service",
    find: 'createSheetEvent("sheet:updated", changed, ["lockedBy", "lockedAt"])',
    replace: 'createSheetEvent("sheet:updated", changed, ["lockedBy"])',
    breaks: "The event about a locked sheet does not name all that changed.",
    foundBy: "tools/contract/test/service-events.test.ts",
  },
  {
    folder: "packages/service",
    find: " and flags is not null and",
    replace: " or flags is not null and",
    breaks: "A statement changes records on several servers of a distributed database.",
    foundBy: "packages/service/test/flags.test.ts",
  },
  {
    folder: "packages/service",
    find: 'held === "*" || held === permission ||',
    replace: 'held === "*" || held.startsWith(subject) || held === permission ||',
    breaks: "A caller who may read may also write.",
    foundBy: "tools/contract/test/service-access.test.ts",
  },
  {
    folder: "packages/service",
    find: "if (left < 1) {",
    replace: "if (left < 0) {",
    breaks: "A caller may make one request more than the limit.",
    foundBy: "packages/service/test/limits.test.ts",
  },
  {
    folder: "packages/service",
    find: "lockRows: (query) => query.forUpdate(),",
    replace: "lockRows: (query) => query,",
    breaks: "Changes of requests at the same time are lost on PostgreSQL.",
    foundBy: "packages/service/test/lost-changes.test.ts",
  },
  {
    folder: "packages/service",
    find: "return runSnapshot(read);",
    replace: "return read(storage.db);",
    breaks: "The counts of a response do not match its records.",
    foundBy: "packages/service/test/one-moment.test.ts",
  },
  {
    folder: "packages/service",
    find: "return attempts > mostAttempts;",
    replace: "return false;",
    breaks: "A job that always fails is retried without end.",
    foundBy: "packages/service/test/job-runner.test.ts",
  },
  {
    folder: "packages/service",
    find: 'if (email !== undefined) query = query.where("guests.search_email", "=", email.toLowerCase());',
    replace: 'if (email !== undefined) query = query.where("guests.search_email", "=", email);',
    breaks: "A guest is found only by an address in lower case.",
    foundBy: "packages/service/test/guests.test.ts",
  },
  {
    folder: "packages/service",
    find: 'if (filter.excludeChildJobs === true) query = query.where("parent_id", "is", null);',
    replace: "",
    breaks: "Jobs of other jobs are listed without a request for them.",
    foundBy: "packages/service/test/jobs.test.ts",
  },
  {
    folder: "packages/service",
    find: "if (condition !== undefined && condition !== etag) return undefined;",
    replace: "",
    breaks: "A download joins half of an old file with half of a new one.",
    foundBy: "packages/service/test/files.test.ts",
  },
  {
    folder: "packages/service",
    find: "Math.max(0, size - Number(last))",
    replace: "Number(last)",
    breaks: "A request for the end of a file gets its beginning.",
    foundBy: "packages/service/test/files.test.ts",
  },
  {
    folder: "packages/service",
    find: 'signal?.addEventListener("abort", stop, { once: true });',
    replace: "",
    breaks: "A statement goes on after its caller has left.",
    foundBy: "packages/service/test/statements.test.ts",
  },
  {
    folder: "packages/service",
    find: "isCommitting && leavesCommitUnknown(error) ? new CommitUnknown(error) : error",
    replace: "error",
    breaks: "A change that may have been stored is repeated automatically.",
    foundBy: "packages/service/test/statements.test.ts",
  },
  {
    folder: "packages/service",
    find: "if (sentByClient === true && !clientEvents && !unrecorded.has(event.topic)) return false;",
    replace: "",
    breaks: "What a guest says that happened wakes agents.",
    foundBy: "packages/service/test/sent-events.test.ts",
  },
  {
    folder: "packages/service",
    find: "for (const name of Object.values(names)) add(name, 1);",
    replace: "",
    breaks: "A password can be guessed without end.",
    foundBy: "packages/service/test/sign-in.test.ts",
  },
  {
    folder: "packages/tables",
    find: "if (confidence < threshold) return [];",
    replace: "",
    breaks: "Columns are matched that are less sure than the threshold of the sheet.",
    foundBy: "packages/tables/test/mapping.test.ts",
  },
  {
    folder: "packages/tables",
    find: "return proven ?? format;",
    replace: "return format;",
    breaks: "Dates are read with the month first in a file that proves day-first in another column.",
    foundBy: "packages/tables/test/mapping-rules.test.ts",
  },
  {
    folder: "packages/front",
    find: "if (hosts > 1 || (hosts",
    replace: "if ((hosts",
    breaks: "A proxy and the service may take a request for different hosts.",
    foundBy: "packages/front/test/unusual-messages.test.ts",
  },
];

const description: readonly Defect[] = [
  {
    folder: "spec",
    find: "if (verbs.some(startsWith)) return;",
    replace: "return;",
    breaks: "An operation may have any name.",
    foundBy: "spec/test/rules/rules.test.ts",
  },
  {
    folder: "spec",
    find: 'if (method === "get" && sideEffectVerbs.some(startsWith)) {',
    replace: "if (false) {",
    breaks: "An operation that changes data with GET does not have to declare it.",
    foundBy: "spec/test/rules/rules.test.ts",
  },
  {
    folder: "spec",
    find: '#/UnexpectedError")) return;',
    replace: '#/UnexpectedError") || true) return;',
    breaks: "An operation may have no description of its other failures.",
    foundBy: "spec/test/rules/rules.test.ts",
  },
  {
    folder: "packages/types",
    find: 'export * from "./enums.gen.ts";',
    replace: 'export type * from "./enums.gen.ts";',
    breaks: "The values of enums cannot be imported.",
    foundBy: "packages/types/test/values.test.ts",
  },
];

const docs: readonly Defect[] = [
  {
    folder: "packages/docs",
    find: "return [name, weight === undefined ? 1 : Number(weight) || 0];",
    replace: "return [name, 1];",
    breaks: "An encoding that a browser does not accept is sent.",
    foundBy: "packages/docs/test/serve.test.ts",
  },
  {
    folder: "packages/docs",
    find: 'return sentence.replace(/:$/, ".");',
    replace: "return sentence;",
    breaks: "A summary ends with a colon.",
    foundBy: "packages/docs/test/markdown.test.ts",
  },
  {
    folder: "packages/docs",
    find: "return escapeText(String(value));",
    replace: "return String(value);",
    breaks: "Text of the description gets into a page as markup.",
    foundBy: "packages/docs/test/html.test.ts",
  },
  {
    folder: "packages/docs",
    find: 'link.replace(/^site:/, "").split("#")',
    replace: 'link.replace(/^site:/, "").split("?")',
    breaks: "Links to a place on a page are looked up as pages.",
    foundBy: "packages/docs/test/links.test.ts",
  },
];

const tools: readonly Defect[] = [
  {
    folder: "tools/codegen",
    find: "const name = enumName.charAt(0).toLowerCase() + enumName.slice(1);",
    replace: "const name = enumName;",
    breaks: "The values of an enum are exported under the name of its type.",
    foundBy: "tools/codegen/test/names.test.ts",
  },
  {
    folder: "tools/codegen",
    find: 'if (splitsText && typeof value === "string" && value.includes("\\n")) {',
    replace: "if (false) {",
    breaks: "Texts of several lines are printed as one.",
    foundBy: "tools/codegen/test/print-value.test.ts",
  },
  {
    folder: "tools/codegen",
    find: "plural.replace(ending, singular) === word",
    replace: "plural === word",
    breaks: "Methods repeat the name of their resource.",
    foundBy: "tools/codegen/test/names.test.ts",
  },
  {
    folder: "tools/contract",
    find: 'if (method === "HEAD") return received.bytes.byteLength > 0 ? ["the response to HEAD has a body"] : [];',
    replace: 'if (method === "HEAD") return [];',
    breaks: "The contract lets HEAD come with a body.",
    foundBy: "tools/contract/test/sensitivity.test.ts",
  },
  {
    folder: "tools/contract",
    find: "return right.includes(status) ? [] :",
    replace: "return right.length > 0 ? [] :",
    breaks: "The contract accepts any status.",
    foundBy: "tools/contract/test/sensitivity.test.ts",
  },
  {
    folder: "tools/contract",
    find: "assert.equal(found.length, 1,",
    replace: "assert.ok(found.length > 0,",
    breaks: "The contract does not notice a resource that is listed twice.",
    foundBy: "tools/contract/test/behaviour.test.ts",
  },
  {
    folder: "tools/release",
    find: 'return entry.split("\\n## ")[0]?.trim() ?? "";',
    replace: "return entry.trim();",
    breaks: "The notes of a release contain those of all earlier releases.",
    foundBy: "tools/release/test/changelog.test.ts",
  },
  {
    folder: "tools/release",
    find: "return walkTopic(kind, keys);",
    replace: "return walkTopic(name, keys);",
    breaks: "A change of an event is reported without its line.",
    foundBy: "tools/release/test/locate-source.test.ts",
  },
  {
    folder: "tools/checks",
    find: "|| target === pkg.folder) return [];",
    replace: "|| true) return [];",
    breaks: "A package may reach into the files of another.",
    foundBy: "tools/checks/test/packages.test.ts",
  },
  {
    folder: "tools/start",
    find: "best.distance <= limit ? best.candidate : undefined",
    replace: "best.candidate",
    breaks: "A very different word is taken for a typing error.",
    foundBy: "tools/start/test/arguments.test.ts",
  },
  {
    folder: "tools/start",
    find: "const failed = report.numFailedTests + brokenFiles;",
    replace: "const failed = report.numFailedTests;",
    breaks: "A test file that cannot be loaded does not fail the run.",
    foundBy: "tools/start/test/test-report.test.ts",
  },
  {
    folder: "tools/bench",
    find: "return sorted.length % 2 === 1 ? upper :",
    replace: "return sorted.length % 2 === 0 ? upper :",
    breaks: "The median of measured times is wrong.",
    foundBy: "tools/bench/test/bench.test.ts",
  },
  {
    folder: "tools/bench",
    find: ".filter((row) => row.ok === false)",
    replace: ".filter((row) => row.ok === true)",
    breaks: "A missed budget does not fail the bench.",
    foundBy: "tools/bench/test/bench.test.ts",
  },
];

/** At least one of each package, and each is found by `npm test`. */
export const defects: readonly Defect[] = [
  ...description,
  ...client,
  ...front,
  ...mock,
  ...service,
  ...docs,
  ...tools,
];
