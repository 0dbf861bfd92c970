import ts from "typescript";

/**
 * Lets every optional property of a type be undefined, too. With `exactOptionalPropertyTypes`, a program could not pass
 * on its own optional values otherwise. The client does not send a value that is undefined.
 * @param maps whether the values of maps may be undefined, too. Without that option of the compiler, objects with different
 * keys have all of them. Only for types that no response contains: nobody wants to ask each value of one.
 */
export function acceptUndefined<Node extends ts.Node>(
  node: Node,
  { maps = false }: { readonly maps?: boolean } = {},
): Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(child, visit, context);
        if (maps && ts.isIndexSignatureDeclaration(visited) && canBeUndefined(visited.type)) {
          const { modifiers, parameters, type } = visited;
          return ts.factory.updateIndexSignature(visited, modifiers, parameters, addUndefined(type));
        }
        if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
        if (!canBeUndefined(visited.type)) return visited;
        const { modifiers, name, questionToken, type } = visited;
        const accepting = ts.factory.updatePropertySignature(
          visited,
          modifiers,
          name,
          questionToken,
          addUndefined(type),
        );
        return ts.setSyntheticLeadingComments(accepting, ts.getSyntheticLeadingComments(child));
      };
      return (root) => ts.visitNode(root, visit) as Node;
    },
  ]);
  return transformed[0] as Node;
}

/** The type of an optional property without the undefined that {@link acceptUndefined} added. */
export function withoutUndefined(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const others = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = others;
  return others.length === 1 && only ? only : ts.factory.createUnionTypeNode(others);
}

/** `?: never` stands for a part that an operation does not have, and `unknown` includes undefined. */
function canBeUndefined({ kind }: ts.TypeNode): boolean {
  return kind !== ts.SyntaxKind.NeverKeyword && kind !== ts.SyntaxKind.UnknownKeyword;
}

function addUndefined(type: ts.TypeNode): ts.TypeNode {
  const none = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  return ts.factory.createUnionTypeNode([...(ts.isUnionTypeNode(type) ? type.types : [type]), none]);
}
