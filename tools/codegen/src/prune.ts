import ts from "typescript";

/**
 * Drops members without a value (`put?: never`, `query?: never`), and objects that are empty without them.
 * What is left is what a call may pass, so that the editor offers nothing else.
 */
export function pruneNever<Node extends ts.Node>(node: Node): Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node | undefined => {
        if (!ts.isPropertySignature(child)) return ts.visitEachChild(child, visit, context);
        if (child.questionToken && child.type?.kind === ts.SyntaxKind.NeverKeyword) return undefined;
        const pruned = ts.visitEachChild(child, visit, context);
        return isEmptied(child, pruned) ? undefined : pruned;
      };
      return (root) => ts.visitNode(root, visit) as Node;
    },
  ]);
  return transformed[0] as Node;
}

function isEmptied(before: ts.PropertySignature, after: ts.PropertySignature): boolean {
  return countMembers(before) > 0 && countMembers(after) === 0;
}

function countMembers({ type }: ts.PropertySignature): number {
  return type && ts.isTypeLiteralNode(type) ? type.members.length : 0;
}
