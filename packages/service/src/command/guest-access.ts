import { OptionError } from "@data-import/front/command";
import { pagePath } from "@data-import/importer/page";
import type { GuestAccess } from "../domain/guest-access.ts";
import type { Mailer } from "../domain/mailer.ts";
import type { CommandOptions } from "./options.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How long the mail server may take for each step. The request that invites waits for it. */
const mailTimeoutMs = 10_000;

/** Where the service listens, and whether it serves the page. */
export type PagePlace = Pick<CommandOptions, "host" | "port" | "servesPage">;

/** Reads from the environment how guests come; throws an `OptionError` that names an invalid variable. */
export async function openGuestAccess(
  { GUEST_PAGE, SMTP_URL, MAIL_FROM }: Environment,
  place: PagePlace,
): Promise<GuestAccess> {
  const page = GUEST_PAGE || locatePage(place);
  if (page !== undefined && !(URL.canParse(page) && /^https?:\/\/[^#]+$/.test(page))) {
    throw new OptionError(
      `GUEST_PAGE must be an address without \`#\`, such as https://import.example/guests; it was ${page}.`,
    );
  }
  if (!SMTP_URL) return { page, mailer: undefined };
  // Nobody can open an address of this machine from a mail.
  if (page === undefined || (!GUEST_PAGE && isLoopback(place.host))) {
    throw new OptionError("SMTP_URL needs GUEST_PAGE, the address that mails link to.");
  }
  return { page, mailer: await createMailer(SMTP_URL, MAIL_FROM) };
}

/**
 * The address of the served page, if it is known before the service listens: an address that stands for all of a machine
 * is none that a person can open, and a port that is not chosen yet is in no link.
 */
export function locatePage({ host, port, servesPage }: PagePlace): string | undefined {
  if (!servesPage || port === 0 || /^(0\.0\.0\.0|::|)$/.test(host)) return undefined;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}${pagePath}`;
}

/** Whether only programs on this machine reach a host. */
export function isLoopback(host: string): boolean {
  return /^(127\.|::1$|localhost$)/.test(host);
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
    connectionTimeout: mailTimeoutMs,
    greetingTimeout: mailTimeoutMs,
    socketTimeout: mailTimeoutMs,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
