import type { CallOptions } from '@palpite/contract/client.ts';
import type { Endpoint, ValueOutput } from '@palpite/contract/endpoint.ts';
import type { Services } from '../services.ts';
import { sendingAct } from './act-keys.ts';
import { outcomeOf } from './lost-answer.ts';

export type ActInput<E extends Endpoint> = Pick<CallOptions<E>, 'query' | 'body'>;

/**
 * Sends an act, and no more: for one whose answer logs in, after which every answer is another. `doAct` is for all others.
 * @param sealedKey of an act that is stored with its key until its outcome is known; others get theirs here
 */
export async function sendAct<E extends Endpoint>(
  { client, session }: Services,
  endpoint: E,
  input: ActInput<E>,
  sealedKey?: string,
): Promise<ValueOutput<E>> {
  // The client's own argument type asks for what the input holds; the compiler cannot see it through E.
  const call = (idempotencyKey?: string) =>
    client.call<Endpoint>(endpoint, { ...input, idempotencyKey }) as Promise<ValueOutput<E>>;
  if (sealedKey !== undefined || endpoint.idempotency !== 'key') return call(sealedKey);
  const sent = await sendingAct([accountOf(session), endpoint.method, endpoint.path], input);
  try {
    const answer = await call(sent.key);
    sent.settle();
    return answer;
  } catch (error) {
    if (outcomeOf(endpoint, error, sent.isRepeat) !== 'unknown') sent.settle();
    throw error;
  }
}

/** The account that is signed in; empty for a visitor. */
export function accountOf({ store }: Services['session']): string {
  const state = store.getState();
  return state.phase === 'signed-in' ? state.record.account : '';
}
