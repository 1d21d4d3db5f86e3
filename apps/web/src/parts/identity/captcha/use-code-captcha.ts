import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { CaptchaAnswer } from '@palpite/contract/captcha.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { callMessage } from '../../../lib/call-message.ts';
import { useShownCaptcha } from './use-shown-captcha.ts';

/** The form's own field for the characters. */
interface CaptchaInput {
  read: () => string;
  clear: () => void;
  tell: (message: string) => void;
}

/** The captcha of a code: there once the operator wants one before it sends, gone once it was used. */
export function useCodeCaptcha({ read, clear, tell }: CaptchaInput) {
  const { i18n } = useLingui();
  const captcha = useShownCaptcha();
  const drop = () => {
    clear();
    captcha.spend(false);
  };
  return {
    ...captcha,
    /** Sends with the answer that is there. */
    async send<Sent>(ask: (answer: CaptchaAnswer | undefined) => Promise<Sent>): Promise<Sent> {
      const answer = captcha.answerOf(read());
      const sent = await ask(answer);
      if (answer) drop();
      return sent;
    },
    /** Shows the captcha that a refusal brings. @returns whether it brought one */
    handle(error: unknown): boolean {
      const wanted =
        error instanceof CallError &&
        refusalValue(error, 'captcha_required', 'captcha_invalid')?.captcha;
      if (wanted) {
        clear();
        captcha.show(wanted);
        tell(callMessage(i18n, error));
        return true;
      }
      // After any other refusal an answered captcha is spent.
      if (captcha.shown) drop();
      return false;
    },
  };
}
export type CodeCaptcha = ReturnType<typeof useCodeCaptcha>;
