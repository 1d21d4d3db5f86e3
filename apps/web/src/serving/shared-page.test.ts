// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharePage } from './shared-page.ts';

const NONCE = 'q0m7vB1nYk2sR8tZ';

test('an element without the page’s nonce is never hashed, wherever it came from', () => {
  const shared = sharePage(
    `<script nonce="${NONCE}">a()</script><script>injected()</script><script nonce="guess">b()</script>`,
    NONCE,
  );
  const own = createHash('sha256').update('a()').digest('base64');
  expect(shared?.scripts).toEqual([`'sha256-${own}'`]);
  expect(shared?.html).toBe(
    '<script>a()</script><script>injected()</script><script nonce="guess">b()</script>',
  );
});

test('every trace of the nonce goes, the meta element that tells it included', () => {
  const shared = sharePage(
    `<meta property="csp-nonce" content="${NONCE}"/><style nonce="${NONCE}">p{}</style><link rel="x" nonce="${NONCE}"/>`,
    NONCE,
  );
  expect(shared?.html).toBe('<style>p{}</style><link rel="x"/>');
  expect(shared?.styles).toHaveLength(1);
});

test('a page that tells its nonce in its text is not shared', () => {
  expect(sharePage(`<script nonce="${NONCE}">send("${NONCE}")</script>`, NONCE)).toBeUndefined();
});

test('a script file needs no hash', () => {
  expect(sharePage(`<script src="/a.js" nonce="${NONCE}"></script>`, NONCE)?.scripts).toEqual([]);
});
