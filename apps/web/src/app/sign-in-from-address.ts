import { msg } from '@lingui/core/macro';
import { sessionLoginByToken } from '@palpite/contract/session.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { mustChangePassword } from '../features/login/login-api.ts';
import { hasFlag } from '../lib/flag.ts';
import type { Services } from '../lib/services.ts';

/**
 * Signs in with the token that another site passed in the address (spec section 4). An account that is already signed
 * in is asked first: anyone can send a link with a token of their own, and a player who does not notice would continue
 * in a stranger's account.
 */
export async function signInFromAddress(services: Services, token: string): Promise<void> {
  const { session, texts } = services;
  const state = session.store.getState();
  if (state.phase !== 'signed-in') return exchange(services, token);
  const { i18n } = texts;
  const { account } = state.record;
  const close = showToast({
    tone: 'info',
    text: i18n._(
      msg`The link you followed is for another account. You are still logged in as ${account}.`,
    ),
    action: {
      label: i18n._(msg`Switch to the other account`),
      onSelect: () => {
        close();
        void exchange(services, token);
      },
    },
  });
}

/**
 * Exchanges the token, which is valid once; the new session has its own. A refused token leaves the current session as
 * it is.
 */
async function exchange({ boot, client, session, texts }: Services, token: string): Promise<void> {
  try {
    const start = await client.call(sessionLoginByToken, { body: { token } });
    const forced = hasFlag(boot.status, 'PWDEXPFORCECHANGE3');
    session.begin(start, mustChangePassword(start, 'username', forced));
  } catch {
    const { i18n } = texts;
    showToast({
      tone: 'negative',
      text: i18n._(msg`The link you followed is no longer valid. Log in with your account name.`),
    });
  }
}
