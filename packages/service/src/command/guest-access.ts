import { OptionError } from "@data-import/front/command";
import type { GuestAccess } from "../domain/guest-access.ts";
import type { Mailer } from "../domain/mailer.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How long the mail server may take for each step, in milliseconds. The request that invites waits for it. */
const patience = 10_000;

/** Reads from the environment how guests come; throws an `OptionError` that names an invalid variable. */
export async function openGuestAccess({
  GUEST_PAGE,
  SMTP_URL,
  MAIL_FROM,
}: Environment): Promise<GuestAccess> {
  const page = GUEST_PAGE || undefined;
  if (page !== undefined && !(URL.canParse(page) && /^https?:\/\/[^#]+$/.test(page))) {
    throw new OptionError(
      `GUEST_PAGE must be an address without \`#\`, such as https://import.example/guests; it was ${page}.`,
    );
  }
  if (!SMTP_URL) return { page, mailer: undefined };
  if (page === undefined) throw new OptionError("SMTP_URL needs GUEST_PAGE, the address that mails link to.");
  return { page, mailer: await createMailer(SMTP_URL, MAIL_FROM) };
}

async function createMailer(address: string, from: string | undefined): Promise<Mailer> {
  // The messages do not repeat the value, which can contain a password.
  if (!/^smtps?:\/\/\S+$/.test(address) || !URL.canParse(address)) {
    throw new OptionError("SMTP_URL must look like smtps://user:password@mail.example:465.");
  }
  if (from === undefined || !from.includes("@")) {
    throw new OptionError("SMTP_URL needs MAIL_FROM, the sender, such as Imports <imports@harbour.example>.");
  }
  // Most services send no mail, and each thread would load it.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: address,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
