import { indentLines, printJson, printJsonLines } from "./print-json.ts";
import type { SampleBody, SampleRequest, SampleResponse } from "./sample-request.ts";

/** What separates the parts of an upload. */
const boundary = "data-import-sample";

/** A whole program in Java 17, with its standard library. */
export function writeJavaSample({ method, url, headers, body, response }: SampleRequest): string {
  const sent = { ...headers, ...(body && { "Content-Type": printType(body) }) };
  const publisher = body ? `HttpRequest.BodyPublishers.ofString(body)` : "";
  const isUsual = ["GET", "POST", "PUT", "DELETE"].includes(method) && (method !== "DELETE" || !body);
  const publish = publisher || "HttpRequest.BodyPublishers.noBody()";
  const call =
    method === "GET"
      ? ""
      : isUsual
        ? `.${method}(${method === "DELETE" ? "" : publish})`
        : `.method("${method}", ${publish})`;
  const lines = [
    ...(body ? ['var body = """', ...indentLines(printBody(body), "    ").split("\n")] : []),
    `var url = ${JSON.stringify(url)};`,
    "var request = HttpRequest.newBuilder(URI.create(url))",
    ...Object.entries(sent).map(
      ([name, value]) => `    .header(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    ...(call ? [`    ${call}`] : []),
    "    .build();",
    "var response = HttpClient.newHttpClient()",
    `    .send(request, HttpResponse.BodyHandlers.${printHandler(response)});`,
    "if (response.statusCode() >= 400) {",
    `  throw new Exception(${response.kind === "text" ? "response.body()" : '"Status " + response.statusCode()'});`,
    "}",
    response.kind === "live"
      ? "response.body().forEach(System.out::println);"
      : "System.out.println(response.body());",
  ];
  return `import java.net.URI;
import java.net.http.*;
${response.kind === "file" ? "import java.nio.file.Path;\n" : ""}
public class Sample {
  public static void main(String[] args) throws Exception {
${indentLines(lines.join("\n"), "    ")}
  }
}
`;
}

function printType({ kind }: SampleBody): string {
  if (kind === "parts") return `multipart/form-data; boundary=${boundary}`;
  return kind === "lines" ? "application/x-ndjson" : "application/json";
}

/** The lines of a text block, with its end. */
function printBody(body: SampleBody): string {
  if (body.kind === "json") return `${escapeText(printJson(body.value))}""";`;
  if (body.kind === "lines") return `${escapeText(printJsonLines(body.values))}""";`;
  const { fields, file } = body;
  const parts = fields.map(([name, text]) => printPart(`name=${JSON.stringify(name)}`, escapeText(text)));
  const head = `name="file"; filename=${JSON.stringify(file.name)}\\r\nContent-Type: ${file.type}`;
  return `${parts.join("")}${printPart(head, escapeText(file.lines.join("\n")))}--${boundary}--\\r\n""";`;
}

/** HTTP ends the lines of a head with \r\n; a text block only has \n. */
function printPart(head: string, text: string): string {
  return `--${boundary}\\r\nContent-Disposition: form-data; ${head}\\r\n\\r\n${text}\\r\n`;
}

function escapeText(text: string): string {
  // A quote at the end would belong to the three quotes behind it.
  return text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""').replace(/"$/, '\\"');
}

function printHandler(response: SampleResponse): string {
  if (response.kind === "live") return "ofLines()";
  return response.kind === "file" ? `ofFile(Path.of(${JSON.stringify(response.name)}))` : "ofString()";
}
