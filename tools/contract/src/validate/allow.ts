import { operations } from "../description.ts";

/** What is wrong with the header that lists the methods of a path. */
export function validateAllow(path: string, allow: string | null): string[] {
  if (allow === null) return ["Allow is missing"];
  const listed = allow.split(",").map((method) => method.trim());
  const methods: string[] = operations
    .filter((operation) => operation.path === path)
    .map(({ method }) => method);
  const needless = listed.filter((method) => ![...methods, "HEAD", "OPTIONS"].includes(method));
  return [
    ...methods.filter((method) => !listed.includes(method)).map((method) => `Allow lacks ${method}`),
    ...needless.map((method) => `Allow lists ${method}, which ${path} does not have`),
  ];
}
