// @vitest-environment node
import { expect, test } from 'vitest';
import { ANALYTICS_POLICY } from '../lib/analytics.ts';
import { WORKER_POLICY } from '../lib/site-worker.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const PAGE = {
  scripts: ["'nonce-x'"],
  styles: ["'nonce-x'"],
  frames: [],
  framesOwn: false,
  framed: false,
  addresses: [],
  images: [],
  analytics: false,
  firebase: null,
  secure: true,
  development: false,
};

test('the policy opens the analytics hosts only where the operator has set an id', () => {
  expect(contentSecurityPolicy(PAGE)).not.toContain('google');
  expect(contentSecurityPolicy(PAGE)).toContain(`trusted-types ${WORKER_POLICY}; `);
  const open = contentSecurityPolicy({ ...PAGE, analytics: true });
  expect(open).toContain('https://www.googletagmanager.com');
  expect(open).toContain(`trusted-types ${WORKER_POLICY} ${ANALYTICS_POLICY}`);
});

test('the policy opens what Firebase needs only where it sends the codes, and an emulator needs itself alone', () => {
  expect(contentSecurityPolicy(PAGE)).not.toMatch(/google|trusted-types [^;]*\*/);
  const open = contentSecurityPolicy({ ...PAGE, firebase: { emulatorUrl: null } });
  expect(open).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ',
  );
  expect(open).toMatch(/script-src [^;]* https:\/\/www\.gstatic\.com\/recaptcha\/; /);
  expect(open).toMatch(/connect-src 'self' https:\/\/identitytoolkit\.googleapis\.com /);
  expect(open).toContain("require-trusted-types-for 'script'");
  expect(open).toContain(`trusted-types ${WORKER_POLICY} *`);
  const emulated = { ...PAGE, firebase: { emulatorUrl: 'http://127.0.0.1:9099' } };
  expect(contentSecurityPolicy(emulated)).toBe(
    contentSecurityPolicy(PAGE).replace(
      "connect-src 'self'",
      "connect-src 'self' http://127.0.0.1:9099",
    ),
  );
});

test('a site without games frames nothing', () => {
  expect(contentSecurityPolicy(PAGE)).toContain("frame-src 'none'");
});

test('[DOWN-02] a page may measure the site’s own addresses, and connects to nothing else', () => {
  expect(contentSecurityPolicy(PAGE)).toContain("connect-src 'self'; ");
  const addresses = ['https://two.example.com'];
  expect(contentSecurityPolicy({ ...PAGE, addresses })).toContain(
    "connect-src 'self' https://two.example.com; ",
  );
});

test('behind TLS everything is asked for over TLS', () => {
  expect(contentSecurityPolicy(PAGE)).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy({ ...PAGE, secure: false })).not.toContain('upgrade');
});

test('[CHAT-01] only the chat room may be framed, by this origin alone, and only a page with a chat frames it', () => {
  expect(contentSecurityPolicy(PAGE)).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy({ ...PAGE, framesOwn: true })).toContain("frame-ancestors 'none'");
  expect(contentSecurityPolicy({ ...PAGE, framesOwn: true })).toContain("frame-src 'self'; ");
  const room = contentSecurityPolicy({ ...PAGE, framed: true });
  expect(room).toContain("frame-ancestors 'self'; frame-src 'none'");
});
