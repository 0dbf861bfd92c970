import "@data-import/importer/react";
import { useState } from "react";
import { type StartedImport, startImport } from "../start-import.ts";

export function Contacts() {
  const [started, setStarted] = useState<StartedImport>();
  const [status, setStatus] = useState("");
  return (
    <>
      <button type="button" onClick={async () => setStarted(await startImport())}>
        Import contacts
      </button>
      <p role="status">{status}</p>
      {started && (
        <data-import
          service={started.service}
          session={started.session}
          token={started.token}
          ondi-ready={() => setStatus("Choose a file.")}
          ondi-imported={({ detail }) => setStatus(`Imported by ${detail.jobId}.`)}
          ondi-completed={() => {
            setStatus("Thank you.");
            setStarted(undefined);
          }}
          ondi-error={({ detail }) => setStatus(detail.message)}
        />
      )}
    </>
  );
}
