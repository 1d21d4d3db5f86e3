import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { issueCaptcha } from './captcha.ts';

/** A fresh captcha for a form. Drawing takes some milliseconds, so it is done before the transaction. */
export const getCaptcha = handler(endpoints.captcha, {
  prepare: ({ services, brand, now }) => issueCaptcha(services, brand.code, now),
  work: async (_call, captcha) => captcha,
});
