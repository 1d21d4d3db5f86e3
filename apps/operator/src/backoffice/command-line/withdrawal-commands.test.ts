import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { typeCommand } from './testing.ts';
import {
  command,
  detail,
  money,
  newWithdrawer,
  request,
  type Withdrawer,
} from '#modules/money/withdrawal/testing/withdrawals.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-pictures-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const asked = async (member: Withdrawer, amountMinor = 60_000) =>
  (await request(member, amountMinor)).withdrawal.order;

test('a withdrawal that needs staff is listed with why and its promised time, and no longer once it is done', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member);
  const line = new RegExp(
    `^${order} +palpite .* 600\\.00 BRL +awaiting-review +amount +2026-`,
    'm',
  );
  expect((await command(operator, 'list')).text).toMatch(line);
  expect((await command(operator, 'list', 'palpite')).text).toMatch(line);
  expect((await command(operator, 'list', 'lumen')).text).not.toContain(order);
  await command(operator, 'refuse', order, 'Não confere');
  expect((await command(operator, 'list')).text).not.toMatch(new RegExp(`^${order} `, 'm'));
});

test('staff who pay by hand see the full payout account, and all events', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member);
  await command(operator, 'approve', order.toLowerCase());
  const { ended, text } = await command(operator, 'show', order);
  expect(ended).toBe(0);
  expect(text).toMatch(/goes to +pix [\w-]{36}@example\.com/);
  expect(text).toMatch(/in the name of +Ana Souza/);
  expect(text).toMatch(/requested +member +600\.00/);
  expect(text).toMatch(/approved +operator/);
});

test('a changed real name puts earlier withdrawals on hold and shows both names', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member);
  const [owner] = await operator.services.database
    .select()
    .from(account)
    .where(eq(account.id, member.id));
  const typed = ['payout', 'name', 'palpite', owner?.username ?? '', 'Outra', 'Pessoa'];
  expect(await typeCommand(operator, ...typed)).toBe(0);
  expect((await detail(member, order)).waiting).toMatchObject({
    reasons: ['operator'],
    note: 'O nome verdadeiro da sua conta foi alterado.',
  });
  const { text } = await command(operator, 'show', order);
  expect(text).toMatch(/in the name of +Ana Souza/);
});

test('characters that would move the cursor or reverse a line are not printed', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member);
  await command(operator, 'hold', order, 'Veja\u{1b}[2J aqui\u{202e}200b\u{200b}');
  const { text } = await command(operator, 'show', order);
  expect(text).toContain('Veja\u{fffd}[2J aqui\u{fffd}200b\u{fffd}');
});

test('a text for a member must not be empty, and an unavailable action says so and does nothing', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member);
  for (const [typed, complaint] of [
    [['refuse', order], 'Missing reason'],
    [['refuse', order, 'x'.repeat(201)], '200 characters'],
    [['hold', order, 'Espere', '--until', '2020-01-01T00:00:00Z'], 'must be in the future'],
    [['pay', order], `${order} is awaiting-review`],
    [['settle-dispute', order, 'pay'], `${order} is awaiting-review`],
    [['settle-dispute', order, 'maybe'], 'Choose one of: pay, refuse'],
    [['approve', 'W999999'], 'not found'],
    [['approve', 'B1'], 'not found'],
    [['approve'], 'Missing withdrawal number'],
  ] as const) {
    const { ended, text } = await command(operator, ...typed);
    expect(ended, typed.join(' ')).toBe(1);
    expect(text).toContain(complaint);
  }
  expect((await detail(member, order)).timeline).toHaveLength(1);
  expect((await money(operator, member.id)).held).toBe(60_000n);
});

test('a member’s pictures are written as files for staff', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member);
  await command(operator, 'approve', order);
  await command(operator, 'pay', order);
  expect((await command(operator, 'pictures', order, folder)).text).toBe('There are no pictures.');
  const drawn = sharp({ create: { width: 30, height: 20, channels: 3, background: '#ddeeff' } });
  const image = (await drawn.png().toBuffer()).toString('base64');
  const { client } = member.browser;
  const { imageId } = await client.call(endpoints.withdrawal.uploadReceiptImage, {
    body: { order, image },
  });
  await client.call(endpoints.withdrawal.confirmReceipt, {
    body: { order, answer: 'not', imageIds: [imageId] },
    idempotencyKey: 'nothing-has-arrived',
  });
  expect((await command(operator, 'pictures', order, folder)).ended).toBe(0);
  expect(await readdir(folder)).toEqual([`${order}-1-1.jpg`]);
  const written = await readFile(join(folder, `${order}-1-1.jpg`));
  expect(await sharp(written).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
});

test('a brand’s terms are changed by command, and a strict schema refuses invalid ones', async () => {
  const { withdrawals } = (await operator.services.brands.brand('palpite')).settings;
  const set = (value: object) =>
    typeCommand(operator, 'brand', 'set', 'palpite', 'withdrawals', JSON.stringify(value));
  expect(await set({ ...withdrawals, minMinor: '600000' })).toBe(1);
  expect(await set({ ...withdrawals, minMinor: '0' })).toBe(1);
  expect(await set({ ...withdrawals, more: 1 })).toBe(1);
  expect(await set({ ...withdrawals, minMinor: '61000' })).toBe(0);
  await expect(asked(await newWithdrawer(operator))).rejects.toMatchObject({
    code: 'amount_out_of_range',
  });
  expect(await set(withdrawals)).toBe(0);
});
