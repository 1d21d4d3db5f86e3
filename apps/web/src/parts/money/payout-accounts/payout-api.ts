import { authenticatorGet } from '@palpite/contract/authenticator.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import {
  payeeNameSet,
  paymentPasswordSet,
  payoutAccountAdd,
  payoutAccountRemove,
  payoutAccountList,
} from '@palpite/contract/payout.ts';
import { useQuery } from '@tanstack/react-query';
import { useAct } from '../../../lib/act/use-act.ts';
import { callQuery } from '../../../lib/calls.ts';
import { type Services, useServices } from '../../../lib/services.ts';
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
  return useAct(paymentPasswordSet, (body: BodyInput<typeof paymentPasswordSet>) => ({ body }), {
    readOf,
  });
}

export function useSetPayeeName() {
  return useAct(payeeNameSet, (body: BodyInput<typeof payeeNameSet>) => ({ body }), { readOf });
}

export function useAddPayoutAccount() {
  return useAct(payoutAccountAdd, (body: BodyInput<typeof payoutAccountAdd>) => ({ body }), {
    readOf,
  });
}

export function useRemovePayoutAccount() {
  return useAct(payoutAccountRemove, (body: BodyInput<typeof payoutAccountRemove>) => ({ body }), {
    readOf,
  });
}

/** Each change is answered by how things are after it. */
const readOf = (services: Services) => callQuery(services, payoutAccountList, {}).queryKey;
