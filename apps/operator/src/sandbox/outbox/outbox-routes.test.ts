import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMessage } from './outbox.table.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { createOutbox, sweepOutbox } from './outbox.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

const send = (text: string, more: { recipient?: string; channel?: 'sms' | 'email' } = {}) =>
  createOutbox(operator.services).send({
    id: randomUUID(),
    channel: 'sms',
    brandCode: 'palpite',
    brandName: 'Palpite',
    recipient: '+5511987654321',
    subject: 'A subject',
    text,
    ...more,
  });

const open = (
  from: {
    address?: string;
    host?: string;
    headers?: Record<string, string>;
    in?: TestOperator;
  } = {},
) => {
  const { address = '127.0.0.1', host = 'localhost', headers = {} } = from;
  return (from.in ?? operator).browser({ address, host }).fetch('/dev/outbox', { headers });
};

test('the outbox shows the sent messages, newest first, without a script and never as markup', async () => {
  await send('111111 is first');
  await send('<script>alert(1)</script> 222222', {
    channel: 'email',
    recipient: 'ana@example.com',
  });
  const response = await open();
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page.indexOf('222222')).toBeGreaterThan(0);
  expect(page.indexOf('222222')).toBeLessThan(page.indexOf('111111'));
  expect(page).toContain('ana@example.com');
  expect(page).toContain('A subject');
  expect(page).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['another machine', { address: '203.0.113.7' }],
  ['a name that was led here', { host: 'rebound.example' }],
])('to %s there is no such page', async (_who, from) => {
  const response = await open(from);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('111111');
});

test.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Real-IP',
  'CF-Connecting-IP',
])('behind a proxy of this machine that sets %s there is no such page', async (name) => {
  expect((await open({ headers: { [name]: 'localhost' } })).status).toBe(404);
});

test('a site with a public origin has no such page, and no code leaves it without a gateway', async () => {
  const onTheWeb = await createTestOperator({
    config: { publicOrigins: ['https://play.example.com', 'http://localhost:3000'] },
  });
  expect((await open({ in: onTheWeb })).status).toBe(404);
  expect(onTheWeb.services.messages.reaches('sms')).toBe(false);
  expect(onTheWeb.services.messages.reaches('email')).toBe(false);
  await onTheWeb.close();
});

test('the table alone reveals no code: its messages are sealed', async () => {
  await send('333333 is third');
  const rows = await operator.services.database.select().from(outboxMessage);
  expect(JSON.stringify(rows)).not.toContain('333333');
  expect(JSON.stringify(rows)).not.toContain('+5511987654321');
});

test('messages are kept for as long as promised, then removed', async () => {
  await send('444444 is old');
  operator.clock.advance(86_401);
  await send('555555 is new');
  await sweepOutbox(
    operator.services.database,
    new Date(operator.clock.now.getTime() - 86_400_000),
  );
  const page = await (await open()).text();
  expect(page).toContain('555555');
  expect(page).not.toContain('444444');
});
