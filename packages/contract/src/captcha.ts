import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { instant } from './wire.ts';

/**
 * A challenge that tells people from programs: an image to read, or a task that needs no reading (WCAG 2.2, 3.3.8) and
 * that the browser solves by computing. Either answer is enough.
 */
export const captcha = v.object({
  /** Ties the answer to this challenge; valid once. */
  captchaToken: v.pipe(v.string(), v.minLength(16), v.maxLength(512)),
  /** The picture: a base64 PNG, without a `data:` prefix. */
  image: v.pipe(v.string(), v.base64()),
  /** The alternative to the image: an ALTCHA challenge, as JSON text. */
  proofOfWork: v.pipe(v.string(), v.maxLength(4_096)),
  expiresAt: instant,
});
export type Captcha = v.InferOutput<typeof captcha>;

/** What a form sends back: the token, and either the text of the image or the solution of the task. */
export const captchaAnswer = v.object({
  captchaToken: v.pipe(v.string(), v.minLength(16), v.maxLength(512)),
  captcha: v.optional(v.pipe(v.string(), v.maxLength(16))),
  proofOfWork: v.optional(v.pipe(v.string(), v.maxLength(8_192))),
});
export type CaptchaAnswer = v.InferOutput<typeof captchaAnswer>;

export const captchaGet = endpoint({
  summary: 'A new captcha',
  method: 'GET',
  path: '/wps/captcha',
  value: captcha,
  idempotency: 'safe',
  throttle: 'captcha',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  captcha: {
    get: captchaGet,
  },
} as const satisfies EndpointTree;
