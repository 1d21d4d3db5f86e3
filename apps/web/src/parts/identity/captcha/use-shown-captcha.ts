import type { Captcha } from '@palpite/contract/captcha.ts';
import { useEffect, useRef, useState } from 'react';
import { useNewCaptcha } from './use-new-captcha.ts';

/** A challenge that is shown, and the work done on it if the device answered in the reader's place. */
interface ShownCaptcha {
  captcha: Captcha;
  proofOfWork: string | null;
  /** The form needs it, or the user asked for it, so the focus moves there. */
  takesFocus: boolean;
}

/** Least time between two pictures that somebody asks for, in milliseconds (spec section 4). */
const PACE_MILLISECONDS = 1_000;

/** The captcha of a form: from the start where the brand asks for one, else once a refusal brings it. */
export function useShownCaptcha(askedFromStart = false) {
  const [shown, setShown] = useState<ShownCaptcha | null>(null);
  const refreshedAt = useRef(Number.NEGATIVE_INFINITY);
  const { mutate: fetchCaptcha } = useNewCaptcha();
  useEffect(() => {
    if (!askedFromStart) return;
    fetchCaptcha(undefined, {
      onSuccess: (captcha) => setShown({ captcha, proofOfWork: null, takesFocus: false }),
    });
  }, [askedFromStart, fetchCaptcha]);

  const show = (captcha: Captcha, takesFocus = true) =>
    setShown({ captcha, proofOfWork: null, takesFocus });
  return {
    shown,
    show,
    /** Another picture, because somebody wants one. */
    refresh: () => {
      const now = performance.now();
      if (now - refreshedAt.current < PACE_MILLISECONDS) return;
      refreshedAt.current = now;
      fetchCaptcha(undefined, { onSuccess: (captcha) => show(captcha) });
    },
    /** An answered captcha is spent, right or wrong: the next one, where the form still needs one. */
    spend: (needed: boolean) => {
      if (needed) fetchCaptcha(undefined, { onSuccess: (captcha) => show(captcha, false) });
      else setShown(null);
    },
    solve: (proofOfWork: string) => setShown((now) => now && { ...now, proofOfWork }),
    /** Its characters must be typed: it is shown, and the device has not answered in the reader's place. */
    needsText: shown !== null && shown.proofOfWork === null,
    /** What is sent: the work done, or the characters read; undefined where none is shown. */
    answerOf: (text = '') => (shown === null ? undefined : captchaAnswer(shown, text)),
  };
}

function captchaAnswer({ captcha, proofOfWork }: ShownCaptcha, text: string) {
  const { captchaToken } = captcha;
  return proofOfWork === null
    ? { captchaToken, captcha: text.trim() }
    : { captchaToken, proofOfWork };
}
