import { bodyLimitPresent } from "./body-limit-present.ts";
import { componentNamedOnce } from "./component-named-once.ts";
import { compositionDiscriminated } from "./composition-discriminated.ts";
import { defaultResponse } from "./default-response.ts";
import { deprecationDated } from "./deprecation-dated.ts";
import { descriptionPresent } from "./description-present.ts";
import { designedNames } from "./designed-names.ts";
import { disableHooksShared } from "./disable-hooks-shared.ts";
import { emitsKnownTopic } from "./emits-known-topic.ts";
import { errorResponseShared } from "./error-response-shared.ts";
import { examplePresent } from "./example-present.ts";
import { expandShortForms } from "./expand-short-forms.ts";
import { knownKeywords } from "./known-keywords.ts";
import { operationIdGrammar } from "./operation-id-grammar.ts";
import { originPresent } from "./origin-present.ts";
import { pathByReference } from "./path-by-reference.ts";
import { permissionPresent } from "./permission-present.ts";
import { renderWebhooks } from "./render-webhooks.ts";
import { repeatableOrKey } from "./repeatable-or-key.ts";
import { responseDescribed } from "./response-described.ts";
import { singleType } from "./single-type.ts";
import { topicEmitted } from "./topic-emitted.ts";
import type { Rule } from "./visitor.ts";

interface Plugin {
  id: string;
  preprocessors: { oas3: Record<string, Rule> };
  rules: { oas3: Record<string, Rule> };
}

// Redocly loads a plugin by its default export.
export default function dataImportPlugin(): Plugin {
  return {
    id: "data-import",
    preprocessors: { oas3: { "expand-short-forms": expandShortForms, "render-webhooks": renderWebhooks } },
    rules: {
      oas3: {
        "body-limit-present": bodyLimitPresent,
        "component-named-once": componentNamedOnce,
        "composition-discriminated": compositionDiscriminated,
        "default-response": defaultResponse,
        "deprecation-dated": deprecationDated,
        "description-present": descriptionPresent,
        "designed-names": designedNames,
        "disable-hooks-shared": disableHooksShared,
        "emits-known-topic": emitsKnownTopic,
        "error-response-shared": errorResponseShared,
        "example-present": examplePresent,
        "known-keywords": knownKeywords,
        "operation-id-grammar": operationIdGrammar,
        "origin-present": originPresent,
        "path-by-reference": pathByReference,
        "permission-present": permissionPresent,
        "repeatable-or-key": repeatableOrKey,
        "response-described": responseDescribed,
        "single-type": singleType,
        "topic-emitted": topicEmitted,
      },
    },
  };
}
