import { indentLines, printJson, printJsonLines } from "./print-json.ts";
import type { SampleBody, SampleRequest, SampleResponse } from "./sample-request.ts";

/** A whole program in C# 11 with .NET 8, with its standard library. */
export function writeCsharpSample({ method, url, headers, body, response }: SampleRequest): string {
  const name = `${method[0]}${method.slice(1).toLowerCase()}`;
  const isLive = response.kind === "live";
  return [
    "using var client = new HttpClient();",
    `var url = ${JSON.stringify(url)};`,
    `using var request = new HttpRequestMessage(HttpMethod.${name}, url);`,
    ...Object.entries(headers).map(
      ([header, value]) => `request.Headers.Add(${JSON.stringify(header)}, ${JSON.stringify(value)});`,
    ),
    ...(body ? printBody(body) : []),
    "",
    ...(isLive ? ["const HttpCompletionOption asItComes = HttpCompletionOption.ResponseHeadersRead;"] : []),
    `using var response = await client.SendAsync(request${isLive ? ", asItComes" : ""});`,
    "if (!response.IsSuccessStatusCode)",
    "    throw new Exception(await response.Content.ReadAsStringAsync());",
    ...printResponse(response),
    "",
  ].join("\n");
}

function printBody(body: SampleBody): string[] {
  if (body.kind !== "parts") {
    const [text, type] =
      body.kind === "lines"
        ? [`${printJsonLines(body.values)}\n`, "application/x-ndjson"]
        : [`${printJson(body.value)}\n`, "application/json"];
    return [`request.Content = new StringContent(${printText(text)}, null, "${type}");`];
  }
  const { fields, file } = body;
  const content = printText(`${file.lines.join("\n")}\n\n`);
  return [
    "var form = new MultipartFormDataContent();",
    ...fields.map(
      ([name, text]) => `form.Add(new StringContent(${JSON.stringify(text)}), ${JSON.stringify(name)});`,
    ),
    `form.Add(new StringContent(${content}, null, ${JSON.stringify(file.type)}), "file", ${JSON.stringify(file.name)});`,
    "request.Content = form;",
  ];
}

/** A raw text; its last line end is not part of it. */
function printText(text: string): string {
  if (text.includes('"""')) throw new Error('A raw text of C# with three quotes cannot contain """.');
  return `"""\n${indentLines(text, "    ")}    """`;
}

function printResponse(response: SampleResponse): string[] {
  if (response.kind === "text") return ["Console.WriteLine(await response.Content.ReadAsStringAsync());"];
  if (response.kind === "live") {
    return [
      "using var lines = new StreamReader(await response.Content.ReadAsStreamAsync());",
      "while (await lines.ReadLineAsync() is { } line) Console.WriteLine(line);",
    ];
  }
  const name = JSON.stringify(response.name);
  return [
    `using var file = File.Create(${name});`,
    "await response.Content.CopyToAsync(file);",
    `Console.WriteLine(${name});`,
  ];
}
