import { printJson, printJsonLines } from "./print-json.ts";
import type { SampleBody, SampleRequest, SampleResponse } from "./sample-request.ts";

/** A whole program in Go, with its standard library. */
export function writeGoSample({ method, url, headers, body, response }: SampleRequest): string {
  const packages = [
    ...["io", "log", "net/http", "os"],
    ...(body?.kind === "parts" ? ["bytes", "mime/multipart"] : body ? ["strings"] : []),
    ...(response.kind === "file" ? ["fmt"] : []),
  ];
  const sent = [
    ...Object.entries(headers).map(([name, value]) => [JSON.stringify(name), JSON.stringify(value)]),
    ...(body ? [['"Content-Type"', printType(body)]] : []),
  ];
  const lines = [
    `url := ${JSON.stringify(url)}`,
    ...(body ? printBody(body) : []),
    `request, err := http.NewRequest("${method}", url, ${body ? "body" : "nil"})`,
    "check(err)",
    ...sent.map(([name, value]) => `request.Header.Set(${name}, ${value})`),
    "response, err := http.DefaultClient.Do(request)",
    "check(err)",
    "defer response.Body.Close()",
    "if response.StatusCode >= 400 {",
    "\ttext, _ := io.ReadAll(response.Body)",
    "\tlog.Fatal(string(text))",
    "}",
    ...printResponse(response),
  ];
  return `package main

import (
${packages
  .toSorted()
  .map((name) => `\t"${name}"\n`)
  .join("")})

func main() {
${lines.map((line) => `\t${line}\n`).join("")}}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
`;
}

function printType(body: SampleBody): string {
  if (body.kind === "parts") return "form.FormDataContentType()";
  return body.kind === "lines" ? '"application/x-ndjson"' : '"application/json"';
}

function printBody(body: SampleBody): string[] {
  if (body.kind !== "parts") {
    const text =
      body.kind === "lines"
        ? printJsonLines(body.values)
        : printJson(body.value, "\tbody := strings.NewReader(``)");
    return [`body := strings.NewReader(${printText(text)})`];
  }
  const { fields, file } = body;
  const content = file.lines.map((line) => `${line}\n`).join("");
  return [
    "body := &bytes.Buffer{}",
    "form := multipart.NewWriter(body)",
    ...fields.map(
      ([name, text]) => `check(form.WriteField(${JSON.stringify(name)}, ${JSON.stringify(text)}))`,
    ),
    `file, err := form.CreateFormFile("file", ${JSON.stringify(file.name)})`,
    "check(err)",
    `_, err = io.WriteString(file, ${printText(content)})`,
    "check(err)",
    "check(form.Close())",
  ];
}

/** A raw text; only its own quote cannot stand in it. */
function printText(text: string): string {
  return `\`${text.replaceAll("`", '` + "`" + `')}\``;
}

function printResponse(response: SampleResponse): string[] {
  if (response.kind !== "file") return ["_, err = io.Copy(os.Stdout, response.Body)", "check(err)"];
  return [
    `file, err := os.Create(${JSON.stringify(response.name)})`,
    "check(err)",
    "defer file.Close()",
    "_, err = io.Copy(file, response.Body)",
    "check(err)",
    "fmt.Println(file.Name())",
  ];
}
