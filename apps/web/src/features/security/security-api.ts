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

/** Where the account is signed in now. */
export function useSessions() {
  return useQuery(callQuery(useServices(), sessionList, {}));
}

/** Rows on a page of the login history: it stands below other sections. */
const ATTEMPTS_PER_PAGE = 10;

/** A page of the attempts to log in, from 1; the one before it stays until it has come. */
export function useLoginAttempts(pageNo: number) {
  const query = { pageNo, pageSize: ATTEMPTS_PER_PAGE };
  return useQuery({
    ...callQuery(useServices(), sessionListLoginAttempts, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Signs out one session, or with null every one but this. What is listed afterwards is asked for anew. */
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

/** The secret for an app; a mutation, since each asking makes another. */
export function useEnrol() {
  const { client } = useServices();
  return useMutation({
    mutationFn: (body: BodyInput<typeof authenticatorEnrol>) =>
      client.call(authenticatorEnrol, { body }),
  });
}

/** Of acts whose answer holds recovery codes, which are shown once. */
const MAKES_CODES = ['recovery-codes'];

/** Whether recovery codes are on their way: whoever closes the dialog now never sees them. */
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

/** Not waited for: a dialog that shows codes shows them at once. */
function useRefreshAuthenticator() {
  const services = useServices();
  return () => {
    const queryKey = callKey(services, authenticatorGet);
    void services.queryClient.invalidateQueries({ queryKey });
  };
}
