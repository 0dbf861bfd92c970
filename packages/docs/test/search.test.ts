import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { raw } from "../site/html.ts";
import type { Page } from "../site/page.ts";
import { createSearch, type Found } from "../site/scripts/search/find.ts";
import { matchRoute } from "../site/scripts/search/routes.ts";
import { listWords, splitTerms } from "../site/scripts/search/terms.ts";
import { buildSearchIndex } from "../site/search/build-search-index.ts";
import { description } from "./gates/support/description.ts";

const pages: Page[] = [
  {
    path: "guides/retries/",
    title: "Errors and retries",
    description: "What to do when a call fails.",
    section: "guides",
    main: raw(
      '<p>Begin here.</p><h2 id="when-to-wait"><a class="anchor" href="#when-to-wait">When to wait &amp; how long</a></h2><p>Use a growing <em>backoff</em>.</p><pre>hidden</pre>',
    ),
    markdown: "",
  },
  {
    path: "decisions/0009-enums/",
    title: "Enums are open in responses",
    description: "Why a client must take values it does not know.",
    section: "about",
    main: raw('<h2 id="decision">Decision</h2><p>They are open.</p>'),
    markdown: "",
  },
  {
    path: "errors/",
    title: "Errors",
    description: "All of them.",
    section: "about",
    main: raw('<h3 id="AgentNotFound">AgentNotFound</h3>'),
    markdown: "",
  },
  {
    path: "404.html",
    title: "Lighthouse",
    description: "Nowhere.",
    section: "about",
    main: raw(""),
    markdown: "",
    navigation: false,
  },
];
const file = buildSearchIndex({ description, pages });
const search = createSearch(JSON.parse(file));

/** The results in the order in which a person sees them. */
function find(query: string): Found[] {
  return search(query).flatMap(({ found }) => found);
}

function paths(query: string): string[] {
  return find(query).map(({ place }) => place.path);
}

describe("an operation", () => {
  it.each(description.operations.map(({ id }) => id))("is first for its operationId: %s", (id) => {
    expect(paths(id)[0]).toBe(`operations/${id}/`);
    expect(paths(id.toLowerCase())[0]).toBe(`operations/${id}/`);
  });

  it.each([
    ["updateDocumnt", "updateDocument"],
    ["lisCalculations", "listCalculations"],
    ["insertRecrods", "insertRecords"],
    ["bulkmutateflag", "bulkMutateFlags"],
  ])("is first for %s", (typo, id) => {
    expect(paths(typo)[0]).toBe(`operations/${id}/`);
  });

  it.each([
    ["upload a file", "uploadFile"],
    ["update document", "updateDocument"],
    ["insert recor", "insertRecords"],
    ["spaces documents", "listDocuments"],
    ["download export", "downloadAgentExport"],
  ])("is first for the words: %s", (words, id) => {
    expect(paths(words)[0]).toBe(`operations/${id}/`);
  });

  it.each([
    ["/spaces/{spaceId}", "getSpace"],
    ["PATCH /spaces/us_sp_1", "updateSpace"],
    ["POST /spaces/{spaceId}/documents", "createDocument"],
    ["http://localhost:4011/v1/sheets?workbookId=us_wb_1", "listSheets"],
    ["/agents/log", "getAgentLog"],
  ])("is first for the path %s", (path, id) => {
    expect(paths(path)[0]).toBe(`operations/${id}/`);
  });
});

describe("a field", () => {
  it("is found by its path, in the places of several operations", () => {
    const found = find("actions.label").filter(({ entry }) => entry.name === "actions.label");
    expect(found.length).toBeGreaterThan(1);
    expect(found[0]?.place.path).toMatch(/^operations\/\w+\/#body\.actions\.label$/);
  });

  it("is found in the operation that the query names", () => {
    expect(paths("updateDocument actions.label")[0]).toBe("operations/updateDocument/#body.actions.label");
    expect(paths("treatments updateDocument")[0]).toBe("operations/updateDocument/#body.treatments");
    expect(paths("space actions.label")[0]).toMatch(/^operations\/\w+Space\/#body.actions.label$/);
  });

  it("is found in responses, with parameters and by its description", () => {
    expect(paths("mappingConfidenceThreshold")).toContain(
      "operations/listSheets/#response.200.data.config.mappingConfidenceThreshold",
    );
    expect(paths("sinceCommitId")).toContain("operations/listCalculations/#query.sinceCommitId");
    expect(paths("confirmation modal")).toContain("operations/createAction/#body.confirm");
  });

  it("is first for its operation and its name: every parameter, every outer field of a body", () => {
    const fields = createSearch(JSON.parse(file));
    for (const { id, parameters, body } of description.operations) {
      for (const name of [
        ...parameters.map(({ field }) => field.path),
        ...(body?.field?.children ?? []).map(({ path }) => path),
      ]) {
        // A search cannot separate a name such as `for` from the rest of a sentence.
        if (listWords(name).length === 0) continue;
        const [best] = fields(`${id} ${name}`).flatMap(({ found }) => found);
        expect(best?.entry.name, `${id} ${name}`).toBe(name);
        expect(best?.place.operation).toBe(id);
      }
    }
  });
});

describe("everything else", () => {
  it.each([
    ["COUNT_EMPTY", "schemas/CalculationType/"],
    ["toolbarBlocking", "schemas/ActionMode/"],
    ["CalculationType", "schemas/CalculationType/"],
    ["commit:created", "events/commit-created/"],
    ["comit:created", "events/commit-created/"],
    ["when to wait", "guides/retries/#when-to-wait"],
    ["backof", "guides/retries/#when-to-wait"],
    ["errors and retries", "guides/retries/"],
    ["enums are open", "decisions/0009-enums/"],
    ["AgentNotFound", "errors/AgentNotFound/"],
  ])("%s is first at %s", (query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it.each(description.topics.map(({ name, slug }) => [name, slug]))("%s is first", (name, slug) => {
    expect(paths(name)[0]).toBe(`events/${slug}/`);
  });

  it("has the heading as plain text, and no code", () => {
    expect(find("when to wait")[0]?.entry).toMatchObject({
      name: "When to wait & how long",
      title: "Errors and retries",
    });
    expect(paths("hidden")).not.toContain("guides/retries/#when-to-wait");
  });

  it.each(["", "  ", "…", "xyzzyqwx", "Lighthouse"])("%j finds nothing", (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe("results", () => {
  it.each(["agent", "sheet", "document", "file", "space", "role", "records"])(
    "begin with operations for the name of a resource: %s",
    (noun) => {
      const [first] = search(noun);
      expect(first?.kind).toBe("operation");
      expect(first?.found[0]?.entry.name.toLowerCase()).toContain(noun);
    },
  );

  it("are the same each time", () => {
    const again = createSearch(JSON.parse(buildSearchIndex({ description, pages })));
    for (const query of ["agent", "s", "space id", "creat", "type"])
      expect(again(query)).toEqual(search(query));
  });

  it("are few, and show their number", () => {
    const groups = search("agent");
    expect(groups.map(({ kind }) => kind)).toEqual([...new Set(groups.map(({ kind }) => kind))]);
    for (const { found, total } of groups) {
      expect(found.length).toBeLessThanOrEqual(5);
      expect(total).toBeGreaterThanOrEqual(new Set(found.map(({ entry }) => entry)).size);
    }
    expect(Math.max(...groups.map(({ total }) => total))).toBeGreaterThan(5);
  });
});

describe("the file", () => {
  it("is the same in each build, and is small", () => {
    expect(buildSearchIndex({ description, pages })).toBe(file);
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(64_000);
  });
});

describe("terms", () => {
  it.each([
    ["updateDocument", ["updateDocument", "update", "Document"]],
    ["COUNT_NON_EMPTY", ["COUNT", "NON", "EMPTY"]],
    ["/spaces/{spaceId}", ["spaces", "spaceId", "space", "Id"]],
    ["X-Disable-Hooks", ["X", "Disable", "Hooks"]],
    ["HTTPStatus2", ["HTTPStatus2", "HTTP", "Status", "2"]],
  ])("of %s", (text, terms) => {
    expect(splitTerms(text)).toEqual(terms);
  });
});

describe("routes", () => {
  it.each([
    ["/spaces/{spaceId}", 5],
    ["/spaces/x", 3.5],
    ["patch /spaces/x", 3.5],
    ["get /spaces/x", 0],
    ["/spa", 1],
    ["/", 0],
    ["spaces", 0],
    ["/spaces/x/y", 0],
    ["/sheets", 0],
  ])("%s", (query, match) => {
    expect(matchRoute(query, "PATCH /spaces/{spaceId}")).toBe(match);
  });
});
