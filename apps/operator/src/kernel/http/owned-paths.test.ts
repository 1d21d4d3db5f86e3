import { expect, test } from 'vitest';
import { createTestOperator } from '#testing/operator.ts';

test('an operator owns the paths that begin as one of its routes does, and no page of the web client', async () => {
  const operator = await createTestOperator();
  const owned = (paths: readonly string[]) => paths.filter((path) => operator.owns(path));
  const own = [
    '/wps/session/login',
    '/wps/no-such-call',
    '/lgw/games',
    '/lotto/draws',
    '/vendor/wallet/bet',
    '/images/game/1/a/240.avif',
    '/COUNTRY_FLAG/CIRCLE/BR.svg',
    '/support',
    '/payments/notifications',
    '/docs/api',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/dev/outbox',
    '/dev/bank',
    '/dev/brand',
  ];
  expect(owned(own)).toEqual(own);
  const pages = ['/', '/home', '/rng', '/agent', '/dev/ui', '/assets/index.js', '/wpsx', '/*'];
  expect(owned(pages)).toEqual([]);
  await operator.close();
});
