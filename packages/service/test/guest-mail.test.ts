import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openGuestAccess } from "../src/command/guest-access.ts";

const page = "https://import.harbor-goods.example/guests";
const sender = "Imports <imports@harbor-goods.example>";
let server: Server | undefined;

afterEach(() => server?.close());

/** A mail server that takes every mail; `received` is what a client sends. */
async function startMailServer(received: string[]): Promise<string> {
  server = createServer((socket) => {
    let isData = false;
    socket.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\r\n")) {
        if (line === "") continue;
        received.push(line);
        if (isData && line !== ".") continue;
        isData = line === "DATA";
        socket.write(isData ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
    socket.on("error", () => {});
    socket.write("220 mail.example\r\n");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Where the service listens if nobody says otherwise. */
const place = { host: "127.0.0.1", port: 4010, servesPage: true };

it("sends a mail to the mail server of the environment", async () => {
  const received: string[] = [];
  const { mailer, page: found } = await openGuestAccess(
    { GUEST_PAGE: page, SMTP_URL: await startMailServer(received), MAIL_FROM: sender },
    place,
  );
  expect(found).toBe(page);
  await mailer?.send({
    to: "tomas@casa-alves.example",
    subject: "Invitation to Spring",
    text: `Hello\n${page}#gi_1`,
  });
  mailer?.close();
  expect(received).toEqual(
    expect.arrayContaining([
      "MAIL FROM:<imports@harbor-goods.example>",
      "RCPT TO:<tomas@casa-alves.example>",
      "Subject: Invitation to Spring",
      `${page}#gi_1`,
    ]),
  );
});

it("needs no mail server and no page", async () => {
  const none = { ...place, servesPage: false };
  expect(await openGuestAccess({}, none)).toEqual({ page: undefined, mailer: undefined });
  expect(await openGuestAccess({ GUEST_PAGE: page }, none)).toEqual({ page, mailer: undefined });
});

it.each([
  [{ host: "127.0.0.1", port: 4010 }, "http://127.0.0.1:4010/import/"],
  [{ host: "::1", port: 4010 }, "http://[::1]:4010/import/"],
  [{ host: "imports.example", port: 80 }, "http://imports.example:80/import/"],
  [{ host: "0.0.0.0", port: 4010 }, undefined],
  [{ host: "::", port: 4010 }, undefined],
  [{ host: "127.0.0.1", port: 0 }, undefined],
])("without GUEST_PAGE, links lead to the page that is served: %o", async (at, found) => {
  expect((await openGuestAccess({}, { ...at, servesPage: true })).page).toBe(found);
  expect((await openGuestAccess({ GUEST_PAGE: page }, { ...at, servesPage: true })).page).toBe(page);
});

it("mails no link to an address that only this machine has", async () => {
  const environment = { SMTP_URL: "smtp://mail.example", MAIL_FROM: sender };
  await expect(openGuestAccess(environment, place)).rejects.toThrow("SMTP_URL needs GUEST_PAGE");
  const reached = await openGuestAccess(environment, { ...place, host: "imports.example" });
  expect(reached.page).toBe("http://imports.example:4010/import/");
  reached.mailer?.close();
});

it.each([
  [{ GUEST_PAGE: "guests" }, "GUEST_PAGE must be an address without `#`"],
  [{ GUEST_PAGE: `${page}#sign-in` }, "GUEST_PAGE must be an address without `#`"],
  [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: sender }, "SMTP_URL needs GUEST_PAGE"],
  [
    { GUEST_PAGE: page, SMTP_URL: "mail.example:secret", MAIL_FROM: sender },
    "SMTP_URL must look like smtps://",
  ],
  [{ GUEST_PAGE: page, SMTP_URL: "smtp://mail.example" }, "SMTP_URL needs MAIL_FROM"],
])("names what is wrong in %o, without the password", async (environment, message) => {
  const failure = await openGuestAccess(environment, place).catch(String);
  expect(failure).toContain(message);
  expect(failure).not.toContain("secret");
});

it.each([
  ["speaks another protocol", "HTTP/1.1 400 Bad Request\r\n\r\n"],
  ["says nothing", ""],
  ["breaks off", "220 mail.example\r\n"],
])("fails if the mail server %s, and ends nothing else", async (_, text) => {
  server = createServer((socket) => {
    socket.on("error", () => {});
    if (text.startsWith("220")) socket.write(text, () => socket.resetAndDestroy());
    else socket.end(text);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { mailer } = await openGuestAccess({ GUEST_PAGE: page, SMTP_URL: address, MAIL_FROM: sender }, place);
  const mail = { to: "ann@casa-alves.example", subject: "Invitation", text: "Come in." };
  await expect(mailer?.send(mail)).rejects.toThrow();
  mailer?.close();
});
