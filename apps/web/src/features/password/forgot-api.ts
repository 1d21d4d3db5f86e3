import { useLingui } from '@lingui/react/macro';
import type { CaptchaAnswer } from '@palpite/contract/captcha.ts';
import {
  passwordSendResetCode,
  passwordResetByEmail,
  passwordResetByPhone,
} from '@palpite/contract/password.ts';
import type { SessionStart } from '@palpite/contract/session.ts';
import { verificationSendLoginCode } from '@palpite/contract/verification.ts';
import { tidyEmail } from '@palpite/domain/email.ts';
import { tidyValue } from '@palpite/domain/field-rule.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { keepTicket, ticketOf } from '../../parts/identity/codes/code-ticket.ts';
import type { CodeTarget } from '../../parts/identity/codes/code-wait.ts';
import { useServices } from '../../lib/services.ts';
import { useGreeting } from '../../parts/identity/use-greeting.ts';
import { useSignIn } from '../../parts/identity/use-sign-in.ts';

/** The proof of ownership for an account with a forgotten password. */
export type ForgotMethod = 'email' | 'mobile';

/** The values of both forms; each shows some of them. */
export interface ForgotValues {
  username: string;
  email: string;
  countryDialingCode: string;
  mobileNum: string;
  captcha: string;
  verificationCode: string;
  newPassword: string;
}

/** The purpose of the code, and the number that it goes to. */
export const phoneTarget = ({
  countryDialingCode,
  mobileNum,
}: Pick<ForgotValues, 'countryDialingCode' | 'mobileNum'>): CodeTarget => ({
  purpose: 'password',
  recipient: `+${countryDialingCode}${mobileNum}`,
});

/** Requests a code. The answer is the same whether or not such an account exists. */
export function useAskForCode(method: ForgotMethod) {
  const { client } = useServices();
  return async (typed: ForgotValues, captcha?: CaptchaAnswer) => {
    const { username, email, countryDialingCode, mobileNum } = typed;
    if (method === 'email') {
      return client.call(passwordSendResetCode, {
        body: { username: username.trim(), email: tidyEmail(email) },
      });
    }
    const body = { countryDialingCode, mobileNum, captcha };
    const sent = await client.call(verificationSendLoginCode, {
      body: { purpose: 'password', ...body },
    });
    keepTicket(phoneTarget(typed), sent.ticket);
    return sent;
  };
}

/** Sets the new password by the code, signs in and goes home. A code proves more than an old password did. */
export function useChoosePassword(method: ForgotMethod) {
  const { client } = useServices();
  const finish = useFinishForgot();
  return useMutation({
    mutationFn: (typed: ForgotValues) => {
      const chosen = {
        newPassword: typed.newPassword,
        verificationCode: tidyValue('verificationCode', typed.verificationCode),
      };
      const { username, email, countryDialingCode, mobileNum } = typed;
      return method === 'email'
        ? client.call(passwordResetByEmail, {
            body: { ...chosen, username: username.trim(), email: tidyEmail(email) },
          })
        : client.call(passwordResetByPhone, {
            body: {
              ...chosen,
              countryDialingCode,
              mobileNum,
              // Without one the field has shown that no code was requested.
              ticket: ticketOf(phoneTarget(typed)) ?? '',
            },
          });
    },
    onSuccess: finish,
  });
}

/** The steps after a new password: the player is logged in, and at home. */
export function useFinishForgot(): (start: SessionStart) => Promise<void> {
  const { t } = useLingui();
  const { session } = useServices();
  const signIn = useSignIn();
  const greet = useGreeting();
  return (start) => {
    showToast({
      tone: 'positive',
      text: t`Your password was changed. Other devices are logged out.`,
    });
    greet(start);
    return signIn(() => session.begin(start, false), 'home');
  };
}
