import {
  type GlobalContext,
  type OpenAPI3,
  type OpenAPITSOptions,
  resolveRef,
  scanDiscriminators,
  transformSchema,
} from "openapi-typescript";
import type ts from "typescript";

/**
 * Transforms a document with the parts of openapi-typescript. As a whole, openapi-typescript would first lint and
 * bundle the document once more, which takes longer than all the rest.
 */
export function transformDocument(document: OpenAPI3, options: Partial<OpenAPITSOptions>): ts.Node[] {
  const resolved = new Map<string, unknown>();
  const context: Omit<GlobalContext, "redoc"> = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: true,
    discriminators: scanDiscriminators(document, options),
    emptyObjectsUnknown: false,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: undefined,
    transformProperty: undefined,
    ...options,
    resolve<Target>(reference: string) {
      if (!resolved.has(reference))
        resolved.set(reference, resolveRef(document, reference, { silent: true }));
      return resolved.get(reference) as Target | undefined;
    },
  };
  // Transformations do not read the configuration of the linter.
  return transformSchema(document, context as GlobalContext);
}
