import { HEADERS } from '@palpite/contract/envelope.ts';
import { FreshCache } from './fresh-cache.ts';
import type { CallOperator } from './operator-transport.ts';

interface KeptAnswer {
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly body: ArrayBuffer;
}

/** An answer that says what went wrong: for its own caller alone. */
class UnkeptError extends Error {
  readonly answer: KeptAnswer;

  constructor(answer: KeptAnswer) {
    super();
    this.answer = answer;
  }
}

/**
 * What the operator answers to every visitor alike, kept for a second. A page that is drawn for one request asks for the
 * same as all other such pages: many of them are one call. Kept where pages are drawn: an answer that crossed from the
 * site's thread for each page would take time from the calls of members.
 */
export class VisitorAnswers {
  readonly #answers = new FreshCache<KeptAnswer>({
    freshMilliseconds: 1_000,
    staleMilliseconds: 0,
    capacity: 200,
  });

  /** Calls for pages that are drawn in this state of the brand; a switch takes all answers of the state before with it. */
  of(version: string, call: CallOperator): CallOperator {
    return async (request) => {
      const { headers } = request;
      if (request.method !== 'GET' || headers.has(HEADERS.authorization)) return call(request);
      const key = [version, request.url, headers.get(HEADERS.language)].join(' ');
      let isOwn = false;
      const own = () => {
        isOwn = true;
        return ask(call, request);
      };
      const answer = await this.#answers
        .get(key, own)
        .catch((error: unknown) => {
          // The page whose call it was has ended: this one asks for itself.
          if (!isOwn && !(error instanceof UnkeptError)) return own();
          throw error;
        })
        .catch((error: unknown) => {
          if (error instanceof UnkeptError) return error.answer;
          throw error;
        });
      const { status, body } = answer;
      return new Response(body, { status, headers: [...answer.headers] });
    };
  }
}

async function ask(call: CallOperator, request: Request): Promise<KeptAnswer> {
  const response = await call(request);
  const { status, headers } = response;
  const answer = { status, headers: [...headers], body: await response.arrayBuffer() };
  if (status !== 200) throw new UnkeptError(answer);
  return answer;
}
