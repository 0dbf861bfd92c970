const overlay = "The overlay adds it: `default` stands for it in the description.";
const bounds = "The overlay adds it, as the limits of bodies have it; schemas inside responses stay without.";
const names = "The specification has such names; they are camel case, and paths have hyphens.";
const required = "A later version may leave it out; the specification says what is required.";
const rolesIn30 = "OpenAPI 3.1 allows roles for every scheme; the rule knows those of 3.0.";
const topicUnion = "The union of all events, for programs that read them.";
const shape = "The specification documents it in this form, and companions follow it.";

/** Why the description has what a rule of a linter finds. */
export const reasons: Readonly<Record<string, string>> = {
  "operation-4xx-response": overlay,
  "no-ambiguous-paths": "The specification documents both paths of agents.",
  "no-unused-components": topicUnion,
  "oas3-unused-component": topicUnion,
  "oas3-operation-security-defined": rolesIn30,

  "owasp:api4:2023-rate-limit-responses-429": overlay,
  "owasp:api8:2023-define-error-responses-401": `${overlay} Operations that create tokens take none.`,
  "owasp:api8:2023-define-error-responses-500": overlay,
  "owasp:api8:2023-define-error-validation": overlay,
  "owasp:api4:2023-string-limit": bounds,
  "owasp:api4:2023-string-restricted": bounds,
  "owasp:api4:2023-integer-limit": bounds,
  "owasp:api4:2023-array-limit": bounds,
  "owasp:api2:2023-write-restricted": "They create tokens, so they take none.",
  "owasp:api2:2023-no-credentials-in-url": "The id of a secret or of a token is not secret.",
  "owasp:api8:2023-define-cors-origin": "The rule takes a property `headers` for the headers of a response.",
  "owasp:api9:2023-inventory-access": "Those who run the service know whether its address is internal.",
  "owasp:api9:2023-inventory-environment": "Those who run the service know its environment.",

  "ibm-string-attributes": `${bounds} It also wants a lower bound of each text.`,
  "ibm-array-attributes": `${bounds} It also wants a lower bound of each list.`,
  "ibm-integer-attributes": bounds,
  "ibm-property-casing-convention": names,
  "ibm-parameter-casing-convention": names,
  "ibm-operationid-casing-convention": "Generated methods have the names that JavaScript uses.",
  "ibm-operationid-naming-convention": "A verb and a noun, as decision record 0002 says.",
  "ibm-enum-casing-convention": "Values such as `readWrite` are those of the specification.",
  "ibm-path-segment-casing-convention": names,
  "ibm-schema-naming-convention": "The specification names its types.",
  "ibm-collection-array-property": "The specification wraps each list in `data`.",
  "no-$ref-siblings": "OpenAPI 3.1 allows keywords beside a reference; the rule is of 3.0.",
  "ibm-securityschemes": rolesIn30,
  "ibm-avoid-inline-schemas": "Contexts and payloads of events belong to one topic.",
  "ibm-required-array-properties-in-response": required,
  "ibm-required-enum-properties-in-response": required,
  "ibm-schema-keywords": "Discriminators need `const`, and old properties `deprecated`.",
  "ibm-well-defined-dictionaries": "Metadata and cells have values of several types.",
  "ibm-parameter-order": "Clients send parameters by name, so their order says nothing.",
  "ibm-response-status-codes": "The specification documents 200 for each success.",
  "ibm-pagination-style": "The specification has pages with numbers; `nextCursor` is beside them.",
  "ibm-patch-request-content-type": "The specification sends `application/json`.",
  "ibm-avoid-repeating-path-parameters": "Each operation has its parameters in one place.",
  "ibm-schema-type-format":
    "`password`, `uri` and `hostname` are formats of JSON Schema, `null` is a type of 3.1.",
  "ibm-openapi-tags-used": "Webhooks use them, which the rule does not read.",
  "ibm-no-ambiguous-paths": shape,
  "ibm-requestbody-is-object": shape,
  "ibm-resource-response-consistency": shape,
  "ibm-no-array-responses": shape,
  "ibm-no-operation-requestbody": shape,
  "ibm-unique-parameter-request-property-names": shape,
  "ibm-use-date-based-format": "Seconds, and times that the specification documents as text.",
  "ibm-anchored-patterns": "The beginning of an address, or a part of a name, is enough.",
  "ibm-no-nullable-properties": "`null` removes it in a PATCH, and says that it is absent.",
  "ibm-no-circular-refs": "A cell may have links to records, which have cells.",
  "ibm-no-array-of-arrays": "The rows of a table are lists of cells.",
  "ibm-error-response-schemas": "An error has the form of the specification.",
  "ibm-no-unsupported-keywords": "They are keywords of OpenAPI 3.1.",
  "ibm-property-attributes": "Only `true` is accepted.",
};
