/** An option of an operation: a parameter of its query, or a simple property of its body. */
export interface OperationOption {
  /** The name in the description: `workbookId`. */
  readonly name: string;
  /** The name on the command line: `workbook-id`. */
  readonly flag: string;
  readonly text: string;
  readonly type: "text" | "number" | "boolean";
  readonly required?: boolean;
  readonly isList?: boolean;
  readonly values?: readonly string[];
}

/** What the command line needs to know about an operation. The build writes it, from the description. */
export interface Operation {
  /** The name of the command: `list`. */
  readonly command: string;
  /** The resource and the method of the client. */
  readonly resource: string;
  readonly method: string;
  readonly summary: string;
  readonly description: string;
  /** The ids of the path, in their order. */
  readonly ids: readonly { readonly name: string; readonly text: string }[];
  readonly query: readonly OperationOption[];
  readonly body?: "json" | "file" | "lines";
  readonly properties: readonly OperationOption[];
  /** It deletes something, so that a person is asked before. */
  readonly deletes?: true;
  readonly example: string;
}
