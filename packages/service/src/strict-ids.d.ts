import "@data-import/types";

// An id of another kind does not compile in the service.
declare module "@data-import/types" {
  interface Register {
    strictIds: true;
  }
}
