// Other names for the parts of the bundled description: the plain names are those of the model of the pages.
export type {
  Description as Bundle,
  Example as BundleExample,
  Header as BundleHeader,
  MediaType as BundleContent,
  Message as BundleMessage,
  Operation as BundleOperation,
  Parameter as BundleParameter,
  Reference,
  ResponseObject as BundleResponse,
  Schema as BundleSchema,
  Server as BundleServer,
  Webhook as BundleWebhook,
} from "@data-import/spec/read";
