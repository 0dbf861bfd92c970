import ts from "typescript-5.9";

const printer = ts.createPrinter({ removeComments: true });

/** A node as code on one line, without comments. */
export function printNode(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replaceAll(/\s+/g, " ")
    .replaceAll(/;(?= \}$)/g, "")
    .trim();
}

/** Type parameters and parameters with their brackets. */
export function printParameters(node: ts.SignatureDeclarationBase): string {
  const generic = node.typeParameters?.map(printNode).join(", ");
  return `${generic === undefined ? "" : `<${generic}>`}(${node.parameters.map(printNode).join(", ")})`;
}
