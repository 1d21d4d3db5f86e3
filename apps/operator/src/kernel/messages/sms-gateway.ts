import { type MessageSender, MessageNotSent } from './message.ts';

export interface SmsGatewaySettings {
  /** The address that messages are posted to. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string;
  /** How long one try may take, in milliseconds; default 5,000. */
  readonly timeoutMs?: number;
}

const QUOTA = new Set([402, 429]);

/**
 * Posts `{ id, to, text }` to the operator's gateway. Without an answer it posts once more under the same
 * `Idempotency-Key`; any answer, good or bad, is final.
 */
export function createSmsGateway({
  url,
  token,
  timeoutMs = 5_000,
}: SmsGatewaySettings): MessageSender {
  const post = (id: string, body: string) =>
    fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
      },
      body,
      // Following a redirect would send the token to its target.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async send({ id, recipient, text }) {
      const body = JSON.stringify({ id, to: recipient, text });
      const response = await post(id, body)
        .catch(() => post(id, body))
        .catch((cause: unknown) => {
          throw new MessageNotSent('the SMS gateway did not answer', { cause });
        });
      await response.body?.cancel();
      if (response.ok) return;
      throw new MessageNotSent(`the SMS gateway answered ${response.status}`, {
        code: QUOTA.has(response.status) ? 'code_quota_exceeded' : 'code_not_sent',
      });
    },
  };
}
