import {
  authenticatorConfirm,
  authenticatorDisable,
  authenticatorEnrol,
  authenticatorGet,
  authenticatorRenewRecoveryCodes,
} from '@palpite/contract/authenticator.ts';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import {
  sessionListLoginAttempts,
  sessionReauthenticate,
  sessionList,
  sessionRevoke,
  sessionRevokeOthers,
} from '@palpite/contract/session.ts';
import { keepPreviousData, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useActKey } from '../../lib/act-key.ts';
import { callKey, callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';

/** The open sessions of the account. */
export function useSessions() {
  return useQuery(callQuery(useServices(), sessionList, {}));
}

/** Rows on a page of the login history, which is below other sections. */
const ATTEMPTS_PER_PAGE = 10;

/** A page of login attempts; the one before stays until it has loaded. @param page its place; undefined for the first */
export function useLoginAttempts(page: string | undefined) {
  const query = { page, pageSize: ATTEMPTS_PER_PAGE };
  return useQuery({
    ...callQuery(useServices(), sessionListLoginAttempts, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Signs out one session, or with null every other one, then refetches the list. */
export function useSignOutElsewhere() {
  const services = useServices();
  const { client, queryClient } = services;
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await client.call(sessionRevokeOthers);
      else await client.call(sessionRevoke, { query: { sessionId } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: callKey(services, sessionList) }),
  });
}

export function useAuthenticator() {
  return useQuery(callQuery(useServices(), authenticatorGet, {}));
}

/** The secret for an app; a mutation, since each request makes another. */
export function useEnrol() {
  const { client } = useServices();
  return useMutation({
    mutationFn: (body: BodyInput<typeof authenticatorEnrol>) =>
      client.call(authenticatorEnrol, { body }),
  });
}

/** The key of acts whose answer contains recovery codes, which are shown once. */
const MAKES_CODES = ['recovery-codes'];

/** Whether recovery codes are on their way: closing the dialog now would lose them. */
export function useCodesAreComing(): boolean {
  return useIsMutating({ mutationKey: MAKES_CODES }) > 0;
}

export function useConfirm() {
  const { client } = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationKey: MAKES_CODES,
    mutationFn: (body: BodyInput<typeof authenticatorConfirm>) =>
      client.call(authenticatorConfirm, { body, idempotencyKey: actKey(body) }),
    onSuccess: useRefreshAuthenticator(),
  });
}

export function useRenewCodes() {
  const { client } = useServices();
  const actKey = useActKey();
  return useMutation({
    mutationKey: MAKES_CODES,
    mutationFn: (body: BodyInput<typeof authenticatorRenewRecoveryCodes>) =>
      client.call(authenticatorRenewRecoveryCodes, { body, idempotencyKey: actKey(body) }),
    onSuccess: useRefreshAuthenticator(),
  });
}

export function useDisable() {
  const { client } = useServices();
  return useMutation({
    mutationFn: (body: BodyInput<typeof authenticatorDisable>) =>
      client.call(authenticatorDisable, { body }),
    onSuccess: useRefreshAuthenticator(),
  });
}

export function useReauthenticate() {
  const { client } = useServices();
  return useMutation({
    mutationFn: (password: string) => client.call(sessionReauthenticate, { body: { password } }),
  });
}

/** Not awaited: a dialog that shows codes shows them at once. */
function useRefreshAuthenticator() {
  const services = useServices();
  return () => {
    const queryKey = callKey(services, authenticatorGet);
    void services.queryClient.invalidateQueries({ queryKey });
  };
}
