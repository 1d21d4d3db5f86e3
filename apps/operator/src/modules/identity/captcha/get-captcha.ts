import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { issueCaptcha } from './captcha.ts';

/** A fresh captcha for a form. */
export const captchaGet = handler(endpoints.captcha.get, {
  answer: ({ services, brand, now }) => issueCaptcha(services, brand.code, now),
});
