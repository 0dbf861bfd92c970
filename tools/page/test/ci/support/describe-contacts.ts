import type { SheetConfig, SpaceBlueprint } from "@data-import/types";

/** A blueprint with one sheet of contacts. */
export const describeContacts = (more: Partial<SheetConfig> = {}): SpaceBlueprint => ({
  workbooks: [
    {
      name: "Contacts",
      sheets: [
        {
          name: "Contacts",
          slug: "contacts",
          fields: [
            { key: "email", type: "string", label: "E-mail" },
            { key: "since", type: "date", label: "Since" },
          ],
          ...more,
        },
      ],
    },
  ],
});
