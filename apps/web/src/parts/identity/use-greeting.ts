import { useLingui } from '@lingui/react/macro';
import type { SessionStart } from '@palpite/contract/session.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';

/** The notices after a login: a welcome, once per account, and a login from elsewhere that the member may not know of. */
export function useGreeting(): (start: SessionStart) => void {
  const { t, i18n } = useLingui();
  const { boot } = useServices();
  return ({ firstTimeLogin, unfamiliarLogin, user }) => {
    if (firstTimeLogin) {
      // The first-login action: once per account, and nothing to click away.
      showToast({
        tone: 'info',
        text: t`Welcome, ${user.nickname}. All money here is play money, and the help explains how everything works.`,
      });
    }
    if (unfamiliarLogin) {
      const time = longTimeText(unfamiliarLogin.at, boot.status.timeZone, i18n.locale);
      const { address } = unfamiliarLogin;
      const device = unfamiliarLogin.device || t`unknown device`;
      showToast({
        tone: 'negative',
        text: t`There was a login to your account from a new device or network: ${device}, ${address}, ${time}. If it was not you, change your password and log out everywhere.`,
      });
    }
  };
}
