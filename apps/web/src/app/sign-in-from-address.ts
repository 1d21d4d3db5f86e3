import { msg } from '@lingui/core/macro';
import { loginByToken } from '@palpite/contract/session.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { mustChangePassword } from '../features/login/login-api.ts';
import { hasFlag } from '../lib/flag.ts';
import type { Services } from '../lib/services.ts';

/**
 * Signs in with the token that another site handed over in the address (spec section 4). The token is spent by
 * it; the session that it opens has one of its own. A refused one leaves whoever is signed in as they were.
 */
export async function signInFromAddress(
  { boot, client, session, texts }: Services,
  token: string,
): Promise<void> {
  try {
    const start = await client.call(loginByToken, { body: { token } });
    const forced = hasFlag(boot.status, 'PWDEXPFORCECHANGE3');
    session.begin(start, mustChangePassword(start, 'username', forced));
  } catch {
    const { i18n } = texts;
    showToast({
      tone: 'negative',
      text: i18n._(
        msg`The link that brought you here is no longer good. Log in with your account name.`,
      ),
    });
  }
}
