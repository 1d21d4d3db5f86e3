import { isPublicKey, isSignatureOf } from '@palpite/lottery/drand-round.ts';
import type { DrandChain } from '@palpite/lottery/proof.ts';
import { readJsonWithin } from '@palpite/server/http/read-within.ts';
import * as v from 'valibot';

/** A drand network of the scheme `bls-unchained-g1-rfc9380`, as one of its relays serves it. */
export interface DrandSettings extends DrandChain {
  /** What comes before `/public/<round>`. */
  readonly url: string;
  /** As hexadecimal text. */
  readonly publicKey: string;
  /** How long an answer may take, in milliseconds; default 5,000. */
  readonly timeoutMs?: number;
}

export interface Drand {
  readonly chain: DrandSettings;
  /**
   * The signature of a round, as the network made it.
   * @throws Error while the round is not there, the relay does not answer, or its answer is not the network's
   */
  signatureOf(round: number): Promise<string>;
}

/** A round is a few hundred bytes. */
const ANSWER_BYTES = 8_192;

const answer = v.object({
  round: v.number(),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});

/** @throws Error with a sentence for the operator when the key is none */
export function createDrand(chain: DrandSettings): Drand {
  const { url, publicKey, timeoutMs = 5_000 } = chain;
  if (!isPublicKey(publicKey))
    throw new Error('LOTTERY_DRAND_PUBLIC_KEY is no key of a drand network.');
  return {
    chain,
    async signatureOf(round) {
      const response = await fetch(`${url}/public/${round}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`drand answered ${response.status} for the round ${round}`);
      }
      const read = v.safeParse(answer, await readJsonWithin(response, ANSWER_BYTES));
      if (!read.success || read.output.round !== round) {
        throw new Error(`drand did not answer the round ${round}`);
      }
      const { signature } = read.output;
      if (isSignatureOf(publicKey, round, signature)) return signature;
      throw new Error(`the signature of the round ${round} is not that of the drand network`);
    },
  };
}
