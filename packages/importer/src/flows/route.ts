/** What the page shows, as its address says it. */
export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "file"; readonly sheetId?: string }
  | { readonly screen: "columns"; readonly jobId: string }
  | { readonly screen: "document"; readonly documentId: string }
  | { readonly screen: "files" }
  | { readonly screen: "records"; readonly sheetId: string; readonly view?: string };

/** Ids have only these characters, so addresses need no encoding. */
const id = /^\w+$/;

/** Reads the part of an address behind `#`, such as `#/records/us_sh_1?view=…`; unknown ones are home. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const [, screen, given = ""] = path.split("/");
  if ((screen === "file" || screen === "files") && given === "") return { screen };
  if (!id.test(given)) return { screen: "home" };
  if (screen === "file") return { screen, sheetId: given };
  if (screen === "columns") return { screen, jobId: given };
  if (screen === "document") return { screen, documentId: given };
  if (screen !== "records") return { screen: "home" };
  const view = new URLSearchParams(query).get("view");
  return { screen, sheetId: given, ...(view !== null && { view }) };
}

/** The part of an address behind `#`, with it. */
export function writeRoute(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "file":
      return route.sheetId === undefined ? "#/file" : `#/file/${route.sheetId}`;
    case "files":
      return "#/files";
    case "columns":
      return `#/columns/${route.jobId}`;
    case "document":
      return `#/document/${route.documentId}`;
    case "records": {
      const query = route.view === undefined ? "" : `?view=${encodeURIComponent(route.view)}`;
      return `#/records/${route.sheetId}${query}`;
    }
  }
}
