/** The version of each generator, and of the packages that its code needs. */
export const versions = {
  npm: {
    "openapi-typescript": "7.13.0",
    "openapi-fetch": "0.17.0",
    "@hey-api/openapi-ts": "0.99.0",
    orval: "8.38.0",
    "@kubb/core": "4.39.3",
    "@kubb/cli": "4.39.3",
    "@kubb/plugin-oas": "4.39.3",
    "@kubb/plugin-ts": "4.39.3",
    "@kubb/plugin-client": "4.39.3",
    "@apidevtools/swagger-parser": "13.1.0",
    zod: "4.6.7",
    msw: "3.0.5",
    "@faker-js/faker": "10.6.0",
    "@tanstack/react-query": "5.108.0",
    react: "19.3.1",
    "@types/react": "19.3.0",
    "@types/node": "24.19.2",
    typescript: "5.9.3",
    esbuild: "0.28.2",
  },
  python: {
    "openapi-python-client": "0.29.1",
    "datamodel-code-generator": "0.89.0",
    "openapi-spec-validator": "0.9.0",
    "pydantic[email]": "2.14.3",
    urllib3: "2.8.0",
    "python-dateutil": "4.0.0",
  },
  go: {
    "github.com/oapi-codegen/oapi-codegen/v2": "v2.8.2",
    "github.com/oapi-codegen/runtime": "v1.8.0",
    "gopkg.in/validator.v2": "v2.0.1",
  },
  maven: { "org.openapitools:openapi-generator-cli": "7.25.0" },
} as const;

/** Of two versions that a package of npm allows, the one that npm can install: orval asks for a newer one. */
export const npmOverrides = { "@scalar/openapi-parser": "0.29.2" };
