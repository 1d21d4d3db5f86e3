import type { Endpoint, ValueOutput } from '@palpite/contract/endpoint.ts';
import { type MutationKey, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { doAct, type ReadOf } from './do-act.ts';
import type { ActInput } from './send-act.ts';

interface ActOptions<E extends Endpoint, Given> {
  /** Where the answer is shown: in place of the answer of this read. */
  readonly readOf?: ReadOf<E>;
  readonly mutationKey?: MutationKey;
  /** Called for each act, also where the page has begun another one since. */
  readonly onSuccess?: (answer: ValueOutput<E>, given: Given) => void;
  readonly onError?: (error: Error, given: Given) => void;
  readonly onSettled?: () => void;
}

/**
 * An act of the page, such as `useAct(depositCreate, (body: BodyInput<typeof depositCreate>) => ({ body }))`. The endpoint
 * says what it changes; `doAct` keeps its key and asks again for what is stale.
 * @param inputOf what is sent, from what the page gives to `mutate`
 */
export function useAct<E extends Endpoint, Given = void>(
  endpoint: E,
  inputOf: (given: Given) => ActInput<E>,
  { readOf, ...options }: ActOptions<E, Given> = {},
): UseMutationResult<ValueOutput<E>, Error, Given> {
  const services = useServices();
  return useMutation({
    ...options,
    mutationFn: (given: Given) => doAct(services, endpoint, inputOf(given), { readOf }),
  });
}
