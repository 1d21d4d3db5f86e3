// @vitest-environment node
import { expect, test } from 'vitest';
import { recaptchaAddress } from './recaptcha-policy.ts';

test('scripts of reCAPTCHA may be inserted by their address, in the variant that keeps to Trusted Types', () => {
  expect(
    recaptchaAddress('https://www.google.com/recaptcha/api.js?onload=a&render=explicit&hl='),
  ).toBe('https://www.google.com/recaptcha/api.js?onload=a&render=explicit&hl=&trustedtypes=true');
  const library = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js';
  expect(recaptchaAddress(library)).toBe(library);
});

test.each([
  'https://evil.example/recaptcha/api.js',
  'https://www.google.com/recaptcha/../evil.js',
  'https://www.google.com.evil.example/recaptcha/',
  'http://www.google.com/recaptcha/api.js',
  '/recaptcha/api.js',
  'data:text/javascript,0',
])('no other script may: %s', (address) => {
  expect(recaptchaAddress(address)).toBeNull();
});
