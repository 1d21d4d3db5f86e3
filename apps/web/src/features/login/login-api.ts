import { useLingui } from '@lingui/react/macro';
import { type LoginRequest, login, logout, type SessionStart } from '@palpite/contract/session.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { hasFlag } from '../../lib/flag.ts';
import { useServices } from '../../lib/services.ts';
import { useSignIn } from '../../session/use-sign-in.ts';

/** Signs in; the failure is a `CallError`, for the form to tell. */
export function useLogin() {
  const { t } = useLingui();
  const { boot, client, session } = useServices();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: (request: LoginRequest) => client.call(login, { body: request }),
    onSuccess: (start, request) => {
      const forced = hasFlag(boot.status, 'PWDEXPFORCECHANGE3');
      const mustChange = mustChangePassword(start, request.type, forced);
      if (start.firstTimeLogin) {
        // The first-login action: once per account, and nothing to click away.
        showToast({
          tone: 'info',
          text: t`Welcome, ${start.user.nickname}. All money here is play money, and the help says how everything works.`,
        });
      }
      return signIn(() => session.begin(start, mustChange));
    },
  });
}

/** A code sent to a phone proves more than an old password, so such a login is never held up. */
export function mustChangePassword(
  start: Pick<SessionStart, 'passwordDefault' | 'passwordExpired'>,
  by: LoginRequest['type'],
  expiredForcesChange: boolean,
): boolean {
  if (by === 'sms') return false;
  return start.passwordDefault || (start.passwordExpired && expiredForcesChange);
}

/** Signs out here and in every tab, whether or not the server could be told. */
export function useLogout() {
  const { client, session } = useServices();
  return useMutation({
    mutationFn: () => client.call(logout),
    onSettled: () => session.end('signed-out'),
  });
}
