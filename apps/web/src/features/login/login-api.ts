import {
  type LoginRequest,
  sessionLogin,
  sessionLogout,
  type SessionStart,
} from '@palpite/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { dropDraft } from '../../lib/draft.ts';
import { hasFlag } from '../../lib/flag.ts';
import { useServices } from '../../lib/services.ts';
import { useGreeting } from '../../parts/identity/use-greeting.ts';
import type { SignInLeads } from '../../parts/identity/sign-in.ts';
import { useSignIn } from '../../parts/identity/use-sign-in.ts';

/** The key of the account name that was typed and not yet sent with success. */
export const LOGIN_DRAFT = 'loginDraft';

/** The first proof of identity in a login. */
export type LoginWay = LoginRequest['type'];

/** The side of the site to sign in to; each refuses the accounts that belong only to the other. */
export type LoginSide = 'member' | 'agent';

/** Where each side's login leads. On the agents' side the login screen itself opens the target. */
const LEADS: Record<LoginSide, SignInLeads | undefined> = { member: undefined, agent: 'here' };

/** A login as its form sends it. */
type Login = LoginRequest & {
  /** Makes Firebase verify the number, where it sends the codes. @returns its id token */
  prove?: (() => Promise<string>) | undefined;
};

/** Signs in; the failure is a `CallError` or Firebase's, for the form to show. */
export function useLogin(side: LoginSide = 'member') {
  const { client } = useServices();
  const finish = useFinishLogin(side);
  return useMutation({
    mutationFn: async ({ prove, ...request }: Login) => {
      if (request.type === 'username' || !prove)
        return client.call(sessionLogin, { body: request });
      return client.call(sessionLogin, { body: { ...request, firebaseIdToken: await prove() } });
    },
    onSuccess: (start, request) => finish(start, request.type),
  });
}

/** The steps after a login, by one proof or by two. */
export function useFinishLogin(
  side: LoginSide,
): (start: SessionStart, by: LoginWay) => Promise<void> {
  const { boot, session } = useServices();
  const signIn = useSignIn();
  const greet = useGreeting();
  return (start, by) => {
    const forced = hasFlag(boot.status, 'PWDEXPFORCECHANGE3');
    greet(start);
    dropDraft(LOGIN_DRAFT);
    return signIn(() => session.begin(start, mustChangePassword(start, by, forced)), LEADS[side]);
  };
}

/** A code sent to a phone proves more than an old password, so such a login is never interrupted. */
export function mustChangePassword(
  start: Pick<SessionStart, 'passwordDefault' | 'passwordExpired'>,
  by: LoginWay,
  expiredForcesChange: boolean,
): boolean {
  if (by === 'sms') return false;
  return start.passwordDefault || (start.passwordExpired && expiredForcesChange);
}

/** Signs out here and in every tab, even when the server could not be reached. */
export function useLogout() {
  const { client, session } = useServices();
  return useMutation({
    mutationFn: () => client.call(sessionLogout),
    onSettled: () => session.end('signed-out'),
  });
}
