/** Advice about a breaking change. */
export interface Advice {
  /** The effect on programs that were written against the last release. */
  readonly breaks: string;
  /** The alternative, for people who change the description. */
  readonly instead: string;
  /** The migration, for users of the API. */
  readonly migrate: string;
}

const deprecate = "keep it and mark it `deprecated`";
const addBeside = "keep it unchanged and add the new one beside it";
const keepOptional = "leave it optional";

/** Advice by rule of redocly.yaml, for every rule that breaks. */
export const advice: Readonly<Record<string, Advice>> = {
  "operation-removed": {
    breaks: "calls of it get 404",
    instead: deprecate,
    migrate: "Stop calling it.",
  },
  "path-removed": {
    breaks: "calls to it get 404, and receivers of the topic get no more events",
    instead: addBeside,
    migrate: "Call the new path, or stop waiting for the topic.",
  },
  "contract/topic-renamed": {
    breaks: "receivers of the topic get no more events",
    instead: addBeside,
    migrate: "Wait for the topic by its new name.",
  },
  "operation-id-changed": {
    breaks: "the client's method has another name",
    instead: "keep the id",
    migrate: "Call the method by its new name.",
  },
  "contract/operation-tag-changed": {
    breaks: "the client's method is on another object",
    instead: "keep the tag",
    migrate: "Call the method on its new object.",
  },
  "contract/path-parameter-renamed": {
    breaks: "programs use the path and its parameters in the old spelling",
    instead: "keep the name",
    migrate: "Spell the path and its parameter in the new way.",
  },
  "contract/named-schema-removed": {
    breaks: "programs import the type by this name",
    instead: "keep the schema, if need be as a `$ref` to the new one",
    migrate: "Import the type by its new name.",
  },
  "contract/example-removed": {
    breaks: "tests ask the mock for it by this name",
    instead: "keep the name; its value may change",
    migrate: "Ask the mock for another example.",
  },
  "parameter-removed": {
    breaks: "calls that send it are rejected: requests may only have properties of the description",
    instead: deprecate,
    migrate: "Stop sending it.",
  },
  "parameter-became-required": {
    breaks: "calls without it are rejected",
    instead: keepOptional,
    migrate: "Send it with every call.",
  },
  "parameter-serialization-changed": {
    breaks: "the service reads requests of older clients differently",
    instead: addBeside,
    migrate: "Use the client of this version.",
  },
  "request-body-removed": {
    breaks: "calls that send it are rejected",
    instead: deprecate,
    migrate: "Stop sending a body.",
  },
  "request-body-became-required": {
    breaks: "calls without a body are rejected",
    instead: keepOptional,
    migrate: "Send a body with every call.",
  },
  "contract/required-body-added": {
    breaks: "calls without a body are rejected",
    instead: keepOptional,
    migrate: "Send a body with every call.",
  },
  "required-properties-added": {
    breaks: "calls without it are rejected",
    instead: keepOptional,
    migrate: "Send it with every call.",
  },
  "contract/request-property-removed": {
    breaks: "calls that send it are rejected: requests may only have properties of the description",
    instead: deprecate,
    migrate: "Stop sending it.",
  },
  "contract/request-default-changed": {
    breaks: "calls without it get another result than before",
    instead: "keep the default",
    migrate: "Send the value that you rely on.",
  },
  "enum-values-removed": {
    breaks: "calls that send the value are rejected",
    instead: "keep the value and write in its description that it is no longer used",
    migrate: "Send one of the values that are left.",
  },
  "property-removed": {
    breaks: "programs that read it get undefined",
    instead: deprecate,
    migrate: "Stop reading it.",
  },
  "required-properties-removed": {
    breaks: "programs that read it may get undefined",
    instead: "keep it required",
    migrate: "Expect that it may be missing.",
  },
  "contract/response-narrowed": {
    breaks: "types and lists of values lose it, so programs that name it no longer compile",
    instead: "keep it and write in the description that it is no longer used",
    migrate: "Remove it from your program.",
  },
  "contract/discriminator-changed": {
    breaks: "programs distinguish the variants by it",
    instead: addBeside,
    migrate: "Distinguish the variants by the new property.",
  },
  "schema-type-changed": {
    breaks: "programs send, or expect, a value of the former type",
    instead: addBeside,
    migrate: "Send and expect the new type.",
  },
  "schema-constraint-changed": {
    breaks: "values that were valid before no longer are",
    instead: "keep the former constraint, or one that allows more in requests",
    migrate: "Check the values that you send and expect against the new constraint.",
  },
  "schema-combinator-changed": {
    breaks: "programs send a variant that is rejected now, or get one that they do not know",
    instead: "keep the variants",
    migrate: "Adapt to the new variants.",
  },
  "response-removed": {
    breaks: "programs expect a status that is no longer documented",
    instead: "keep it in the description",
    migrate: "Expect the statuses that are described now.",
  },
  "response-header-removed": {
    breaks: "programs that read it get undefined",
    instead: "keep the header",
    migrate: "Stop reading it.",
  },
  "media-type-removed": {
    breaks: "programs send, or ask for, a media type that is rejected now",
    instead: addBeside,
    migrate: "Send and ask for the media types that are left.",
  },
  "security-requirement-changed": {
    breaks: "calls with the former credentials are rejected",
    instead: "accept the former credentials as one of the choices",
    migrate: "Send the credentials that are required now.",
  },
  "security-scheme-changed": {
    breaks: "calls with the former credentials are rejected",
    instead: addBeside,
    migrate: "Send the credentials that are required now.",
  },
  "server-removed": {
    breaks: "programs still call the former address",
    instead: addBeside,
    migrate: "Call the new address.",
  },
};
