import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { instant } from './wire.ts';

/**
 * A challenge that tells people from programs: an image to read, and beside it one that asks for no reading
 * (WCAG 2.2, 3.3.8), which the browser solves by work alone. Either answer is enough.
 */
export const captcha = v.object({
  /** Binds the answer to this challenge; good for one use. */
  captchaToken: v.pipe(v.string(), v.minLength(16), v.maxLength(512)),
  /** The picture: a base64 PNG, without a `data:` prefix. */
  image: v.pipe(v.string(), v.base64()),
  /** The same question as work: an ALTCHA challenge, as JSON text. */
  proofOfWork: v.pipe(v.string(), v.maxLength(4_096)),
  expiresAt: instant,
});
export type Captcha = v.InferOutput<typeof captcha>;

/** What a form sends back: the token, and the text read or the work done. */
export const captchaAnswer = v.object({
  captchaToken: v.pipe(v.string(), v.minLength(16), v.maxLength(512)),
  captcha: v.optional(v.pipe(v.string(), v.maxLength(16))),
  proofOfWork: v.optional(v.pipe(v.string(), v.maxLength(8_192))),
});
export type CaptchaAnswer = v.InferOutput<typeof captchaAnswer>;

export const getCaptcha = endpoint({
  module: 'captcha',
  summary: 'A new captcha',
  method: 'GET',
  path: '/wps/captcha',
  value: captcha,
  idempotency: 'safe',
  throttle: 'captcha',
});
