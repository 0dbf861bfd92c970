/** What the page shows, as its address says it. */
export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "file"; readonly sheetId?: string }
  | { readonly screen: "columns"; readonly jobId: string }
  | { readonly screen: "records"; readonly sheetId: string; readonly view?: string };

/** Reads the part of an address behind `#`, such as `#/records/us_sh_1?view=…`; unknown ones are home. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?");
  const [, screen, id] = path.split("/").map(decodeURIComponent);
  const parameters = new URLSearchParams(query);
  if (screen === "file") {
    return { screen, ...(id !== undefined && id !== "" && { sheetId: id }) };
  }
  if (screen === "columns" && id !== undefined) return { screen, jobId: id };
  if (screen === "records" && id !== undefined) {
    const view = parameters.get("view");
    return { screen, sheetId: id, ...(view !== null && { view }) };
  }
  return { screen: "home" };
}

/** The part of an address behind `#`, with it. */
export function writeRoute(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "file":
      return route.sheetId === undefined ? "#/file" : `#/file/${encodeURIComponent(route.sheetId)}`;
    case "columns":
      return `#/columns/${encodeURIComponent(route.jobId)}`;
    case "records": {
      const query = route.view === undefined ? "" : `?view=${encodeURIComponent(route.view)}`;
      return `#/records/${encodeURIComponent(route.sheetId)}${query}`;
    }
  }
}
