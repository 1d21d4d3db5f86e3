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
import { doAct } from '../../lib/act/do-act.ts';
import { useAct } from '../../lib/act/use-act.ts';
import { callQuery } from '../../lib/calls.ts';
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

/** Signs out one session, or with null every other one. */
export function useSignOutElsewhere() {
  const services = useServices();
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await doAct(services, sessionRevokeOthers, {});
      else await doAct(services, sessionRevoke, { query: { sessionId } });
    },
  });
}

export function useAuthenticator() {
  return useQuery(callQuery(useServices(), authenticatorGet, {}));
}

/** The secret for an app; an act, since each request makes another. */
export function useEnrol() {
  return useAct(authenticatorEnrol, (body: BodyInput<typeof authenticatorEnrol>) => ({ body }));
}

/** The key of acts whose answer contains recovery codes, which are shown once. */
const MAKES_CODES = ['recovery-codes'];

/** Whether recovery codes are on their way: closing the dialog now would lose them. */
export function useCodesAreComing(): boolean {
  return useIsMutating({ mutationKey: MAKES_CODES }) > 0;
}

export function useConfirm() {
  return useAct(
    authenticatorConfirm,
    (body: BodyInput<typeof authenticatorConfirm>) => ({ body }),
    { mutationKey: MAKES_CODES },
  );
}

export function useRenewCodes() {
  return useAct(
    authenticatorRenewRecoveryCodes,
    (body: BodyInput<typeof authenticatorRenewRecoveryCodes>) => ({ body }),
    { mutationKey: MAKES_CODES },
  );
}

export function useDisable() {
  return useAct(authenticatorDisable, (body: BodyInput<typeof authenticatorDisable>) => ({ body }));
}

export function useReauthenticate() {
  return useAct(sessionReauthenticate, (password: string) => ({ body: { password } }));
}
