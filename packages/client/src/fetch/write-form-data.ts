/**
 * Writes the parts of an upload: text as text, bytes as a file, a list as one part per entry, an object as JSON.
 * The parts have the order of the body; a form is not changed. `fetch` sets the Content-Type, because it chooses the boundary.
 */
export function writeFormData(body: Readonly<Record<string, unknown>>): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry === undefined || entry === null) continue;
      if (entry instanceof Blob) form.append(name, entry);
      else form.append(name, typeof entry === "object" ? JSON.stringify(entry) : String(entry));
    }
  }
  return form;
}
