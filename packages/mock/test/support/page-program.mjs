// Uses the mock as a page does; prints the results as JSON.
import { createMock } from "@data-import/mock";

const mock = createMock();
const headers = {
  Authorization: "Bearer any",
  "X-Disable-Hooks": "true",
  "Content-Type": "application/json",
};
const space = `${mock.url}/spaces/us_sp_8vKd3QxN`;
const explain = (error) => error.message;

async function patch(body, more = {}) {
  const response = await mock.fetch(space, { method: "PATCH", headers: { ...headers, ...more }, body });
  return [response.status, (await response.json()).errors?.[0].message];
}

async function compress(text, format) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  return new Response(stream).bytes();
}

const form = new FormData();
form.append("spaceId", "us_sp_8vKd3QxN");
form.append("environmentId", "us_env_4hTq9LmZ");
form.append("file", new File([Uint8Array.of(1, 2, 255)], "three.bin"));
const { "Content-Type": _, ...formHeaders } = headers;

const results = {
  example: (await (await mock.fetch(space, { headers })).json()).data.id,
  dynamic: (await mock.fetch(space, { headers: { ...headers, Prefer: "dynamic=true" } })).status,
  json: await patch('{ "name": "Prüfung" }'),
  gzip: await patch(await compress('{ "name": "Gzip" }', "gzip"), { "Content-Encoding": "gzip" }),
  deflate: await patch(await compress('{ "name": "Deflate" }', "deflate"), { "Content-Encoding": "deflate" }),
  broken: await patch("not gzip", { "Content-Encoding": "gzip" }),
  unknownCoding: await patch("any", { "Content-Encoding": "br" }),
  notUtf8: await patch(Uint8Array.of(0x22, 0xff, 0x22)),
  // Longer than what is parsed at once.
  long: (await patch(JSON.stringify({ name: "n".repeat(300_000) })))[0],
  names: mock.requests.for("updateSpace").map(({ json }) => json?.name?.slice(0, 10)),
  upload: (await mock.fetch(`${mock.url}/files`, { method: "POST", headers: formHeaders, body: form }))
    .status,
  bytes: [...mock.requests.for("uploadFile")[0].parts.file.bytes],
  listen: await mock.listen().catch(explain),
};
try {
  createMock({ engine: "prism" });
} catch (error) {
  results.prism = explain(error);
}
console.log(JSON.stringify(results));
