import { isLoopbackHost } from '@palpite/server/http/loopback-host.ts';
import { createTransport } from 'nodemailer';
import { type MessageSender, MessageNotSent } from './message.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
}

const TIMEOUT_MILLISECONDS = 10_000;

/** E-mail over SMTP, encrypted whenever the server is another machine. */
export function createSmtpSender({ url, from }: SmtpSettings): MessageSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopbackHost(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
    // A message is plain text: nothing in it may lead to a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, brandName, recipient, subject, text }) {
      try {
        await transport.sendMail({
          from: { name: brandName, address: from },
          // As an object: text that only looks like an address is never read as several.
          to: { name: '', address: recipient },
          subject,
          text,
          messageId: `<${id}@${from.split('@').at(-1)}>`,
        });
      } catch (cause) {
        throw new MessageNotSent('the mail server did not take the message', { cause });
      }
    },
    close: () => transport.close(),
  };
}
