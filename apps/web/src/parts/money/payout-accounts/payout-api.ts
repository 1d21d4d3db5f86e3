import { authenticatorGet } from '@palpite/contract/authenticator.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import {
  type PayoutOverview,
  payeeNameSet,
  paymentPasswordSet,
  payoutAccountAdd,
  payoutAccountRemove,
  payoutAccountList,
} from '@palpite/contract/payout.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useActKey } from '../../../lib/act-key.ts';
import { callQuery } from '../../../lib/calls.ts';
import { useServices } from '../../../lib/services.ts';
import { untilNextUsable } from './until-next-usable.ts';

/** The member's payout accounts, and what adding one takes. */
export function usePayouts() {
  return useQuery({
    ...callQuery(useServices(), payoutAccountList, {}),
    refetchInterval: ({ state }) => untilNextUsable(state.data?.list),
  });
}

/** Whether the account has a password to log in with; true while it is not known. */
export function useHasPassword(): boolean {
  return useQuery(callQuery(useServices(), authenticatorGet, {})).data?.hasPassword ?? true;
}

export function useSetPaymentPassword() {
  const { client } = useServices();
  return useMutation({
    ...useKeptOverview(),
    mutationFn: (body: BodyInput<typeof paymentPasswordSet>) =>
      client.call(paymentPasswordSet, { body }),
  });
}

export function useSetPayeeName() {
  const { client } = useServices();
  return useMutation({
    ...useKeptOverview(),
    mutationFn: (body: BodyInput<typeof payeeNameSet>) => client.call(payeeNameSet, { body }),
  });
}

export function useAddPayoutAccount() {
  const { client } = useServices();
  const actKey = useActKey();
  return useMutation({
    ...useKeptOverview(),
    mutationFn: (body: BodyInput<typeof payoutAccountAdd>) =>
      client.call(payoutAccountAdd, { body, idempotencyKey: actKey(body) }),
  });
}

export function useRemovePayoutAccount() {
  const { client } = useServices();
  const actKey = useActKey();
  return useMutation({
    ...useKeptOverview(),
    mutationFn: (body: BodyInput<typeof payoutAccountRemove>) =>
      client.call(payoutAccountRemove, { body, idempotencyKey: actKey(body) }),
  });
}

/** Each change is answered by how things stand after it. */
function useKeptOverview() {
  const services = useServices();
  const { queryClient, session } = services;
  return {
    onMutate: () => session.token(),
    onSuccess: (overview: PayoutOverview, _body: unknown, token: string | null) => {
      // It belongs to an account that may have logged out since.
      if (session.token() !== token) return;
      queryClient.setQueryData(callQuery(services, payoutAccountList, {}).queryKey, overview);
    },
  };
}
