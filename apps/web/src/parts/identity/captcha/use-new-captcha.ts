import { captchaGet } from '@palpite/contract/captcha.ts';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';

/** A fresh captcha. */
export function useNewCaptcha() {
  const { client } = useServices();
  return useMutation({ mutationFn: () => client.call(captchaGet) });
}
