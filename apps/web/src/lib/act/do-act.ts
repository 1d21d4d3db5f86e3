import type { Endpoint, ValueOutput } from '@palpite/contract/endpoint.ts';
import { walletBalance } from '@palpite/contract/wallet.ts';
import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { paintBalance } from '../live/paint-balance.ts';
import { askFor } from '../live/stale-answers.ts';
import type { Services } from '../services.ts';
import { accountOf, type ActInput, sendAct } from './send-act.ts';

/** The key of the read that answers what the act has answered, such as the order that it made. */
export type ReadOf<E extends Endpoint> = (
  services: Services,
  answer: ValueOutput<E>,
) => QueryKey | undefined;

interface DoingAct<E extends Endpoint> {
  /** Where the answer is shown: in place of the answer of this read. */
  readonly readOf?: ReadOf<E> | undefined;
  /** Of an act that is stored with its key until its outcome is known. */
  readonly sealedKey?: string;
}

/**
 * Does an act, under one key for as long as its outcome is unknown. What its answer says is shown at once, and what else
 * it has changed is asked for again; so is all of it after a refusal, which the page as it was did not foresee. An answer
 * shows nothing to an account that has logged in since.
 */
export async function doAct<E extends Endpoint>(
  services: Services,
  endpoint: E,
  input: ActInput<E>,
  { readOf, sealedKey }: DoingAct<E> = {},
): Promise<ValueOutput<E>> {
  const { queryClient, session } = services;
  const account = accountOf(session);
  const painted: QueryKey[] = [];
  try {
    const answer = await sendAct(services, endpoint, input, sealedKey);
    const isOwn = accountOf(session) === account;
    const read = isOwn ? readOf?.(services, answer) : undefined;
    if (read) {
      queryClient.setQueryData(read, answer);
      painted.push(read);
    }
    if (isOwn && v.is(withBalance, answer)) painted.push(...paintBalance(services, answer.balance));
    return answer;
  } finally {
    if (accountOf(session) === account) askFor(queryClient, endpoint.changes, { painted });
  }
}

const withBalance = v.object({ balance: walletBalance });
