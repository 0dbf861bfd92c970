import type { DiffRule } from "./diff.ts";
import { markedDeprecated, readingAdded, shapeChanged } from "./growth.ts";
import {
  exampleRemoved,
  namedSchemaAdded,
  namedSchemaRemoved,
  operationTagChanged,
  pathParameterRenamed,
  topicRenamed,
} from "./names.ts";
import { requestDefaultChanged, requestPropertyRemoved, requiredBodyAdded } from "./requests.ts";
import { boundLoosened, discriminatorChanged, responseNarrowed } from "./responses.ts";

interface Plugin {
  id: string;
  diff: { oas3: Record<string, DiffRule> };
}

// Redocly loads a plugin by its default export.
export default function contractPlugin(): Plugin {
  return {
    id: "contract",
    diff: {
      oas3: {
        "response-narrowed": responseNarrowed,
        "bound-loosened": boundLoosened,
        "discriminator-changed": discriminatorChanged,
        "example-removed": exampleRemoved,
        "marked-deprecated": markedDeprecated,
        "named-schema-added": namedSchemaAdded,
        "named-schema-removed": namedSchemaRemoved,
        "operation-tag-changed": operationTagChanged,
        "path-parameter-renamed": pathParameterRenamed,
        "reading-added": readingAdded,
        "request-default-changed": requestDefaultChanged,
        "request-property-removed": requestPropertyRemoved,
        "required-body-added": requiredBodyAdded,
        "shape-changed": shapeChanged,
        "topic-renamed": topicRenamed,
      },
    },
  };
}
