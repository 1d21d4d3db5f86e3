import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import type { WithdrawalReceiptAnswer } from '@palpite/contract/withdrawal-receipt.ts';
import { SENT_PICTURE_BYTES } from '@palpite/contract/wire.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { withdrawal, withdrawalImage } from '../tables/withdrawal.table.ts';
import { sweepReceiptImages } from './receipt-images.ts';
import {
  command,
  detail,
  house,
  money,
  newWithdrawer,
  noticesOf,
  request,
  setTerms,
  wait,
  type Withdrawer,
} from './testing/withdrawals.ts';

const operator = withOperator({
  limits: { moneyPerMinute: 1_000, codePerMinute: 1_000, loginPerAddressPerMinute: 1_000 },
});
let png: Buffer;
beforeAll(async () => {
  png = await picture().png().toBuffer();
});
beforeEach(async () => {
  await setTerms(operator, {});
  await operator.services.database.update(withdrawal).set({ dueAt: null });
});

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2266aa' } });

/** A member whose withdrawal of 300.00 has just been paid. */
async function paidMember() {
  const member = await newWithdrawer(operator);
  const { order } = (await request(member, 30_000)).withdrawal;
  await wait(operator, 20);
  await wait(operator, 30);
  return { member, order };
}

// Distributed over the answers, which an interface's own keys are not.
type Saying = WithdrawalReceiptAnswer extends infer Each
  ? Each extends { order: string }
    ? Omit<Each, 'order'>
    : never
  : never;

const say = async (
  { browser }: Withdrawer,
  order: string,
  said: Saying,
  key: string = randomUUID(),
) => {
  const body = { order, ...said } as WithdrawalReceiptAnswer;
  const call = { body, idempotencyKey: key };
  return (await browser.client.call(endpoints.withdrawal.confirmReceipt, call)).withdrawal;
};

const upload = async ({ browser }: Withdrawer, order: string, bytes: Buffer) => {
  const body = { order, image: bytes.toString('base64') };
  return (await browser.client.call(endpoints.withdrawal.uploadReceiptImage, { body })).imageId;
};

const imageOf = ({ browser }: Withdrawer, order: string, imageId: string) =>
  browser.client.call(endpoints.withdrawal.getReceiptImage, { query: { order, imageId } });

test('receipt is confirmed once, and nothing is to come after it', async () => {
  const { member, order } = await paidMember();
  const key = randomUUID();
  const confirmed = await say(member, order, { answer: 'received' }, key);
  expect(confirmed).toMatchObject({
    status: 'confirmed',
    waiting: null,
    receipt: { answer: 'received', missingMinor: '0', imageIds: [] },
  });
  expect(await say(member, order, { answer: 'received' }, key)).toEqual(confirmed);
  await expect(
    say(member, order, { answer: 'partly', missingMinor: '1', imageIds: [] }),
  ).rejects.toMatchObject({ code: 'withdrawal_state' });
});

test('a partial receipt names the missing amount; sent again, it is confirmed like the first', async () => {
  await setTerms(operator, { receiptMinutes: 10, settlementMinutes: 10 });
  const { member, order } = await paidMember();
  const before = await house(operator);
  const missing = await say(member, order, {
    answer: 'partly',
    missingMinor: '12000',
    imageIds: [],
  });
  expect(missing).toMatchObject({
    status: 'partly-received',
    waiting: { reasons: ['settlement'] },
    receipt: { answer: 'partly', missingMinor: '12000' },
  });
  // Staff settle it, whatever time passes.
  await wait(operator, 1_200);
  expect((await detail(member, order)).status).toBe('partly-received');
  expect(await command(operator, 'settle-dispute', order, 'pay')).toMatchObject({ ended: 0 });
  expect(await house(operator)).toEqual({
    payments: before.payments + 12_000n,
    fees: before.fees,
    losses: before.losses - 12_000n,
  });
  expect(await money(operator, member.id)).toEqual({ main: 70_000n, held: 0n });
  expect(await detail(member, order)).toMatchObject({
    status: 'paid',
    payoutMinor: '12000',
    receipt: null,
  });
  await expect(
    say(member, order, { answer: 'partly', missingMinor: '12000', imageIds: [] }),
  ).rejects.toMatchObject({ code: 'amount_out_of_range' });
  expect((await say(member, order, { answer: 'received' })).status).toBe('confirmed');
  expect(await noticesOf(member)).toEqual(['Seu saque chegou']);
});

test('a missing payout needs a picture; refused with a reason, it counts as received and nothing is paid', async () => {
  const { member, order } = await paidMember();
  const before = await house(operator);
  await expect(say(member, order, { answer: 'not', imageIds: [] })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  await expect(say(member, order, { answer: 'not', imageIds: ['none'] })).rejects.toMatchObject({
    code: 'image_invalid',
  });
  expect((await detail(member, order)).status).toBe('paid');
  const imageIds = [await upload(member, order, png), await upload(member, order, png)];
  const disputed = await say(member, order, { answer: 'not', imageIds });
  expect(disputed).toMatchObject({
    status: 'disputed',
    receipt: { answer: 'not', missingMinor: '30000' },
  });
  expect(disputed.receipt?.imageIds.toSorted()).toEqual(imageIds.toSorted());
  const settled = await command(operator, 'settle-dispute', order, 'refuse', 'O banco confirma');
  expect(settled).toMatchObject({ ended: 0 });
  expect(await detail(member, order)).toMatchObject({ status: 'confirmed', waiting: null });
  expect((await detail(member, order)).timeline.at(-1)).toMatchObject({
    event: 'dispute-refused',
    note: 'O banco confirma',
  });
  expect(await house(operator)).toEqual(before);
  expect((await noticesOf(member))[0]).toBe('Analisamos o que você informou');
});

test('a part is more than nothing and less than all', async () => {
  const { member, order } = await paidMember();
  for (const missingMinor of ['0', '30000', '30001']) {
    await expect(
      say(member, order, { answer: 'partly', missingMinor, imageIds: [] }),
    ).rejects.toMatchObject({ code: 'amount_out_of_range' });
  }
});

test('of an answer and the deadline at the same moment one takes effect', async () => {
  await setTerms(operator, { receiptMinutes: 10 });
  for (let round = 0; round < 4; round += 1) {
    const { member, order } = await paidMember();
    const imageId = await upload(member, order, png);
    const [said] = await Promise.allSettled([
      say(member, order, { answer: 'not', imageIds: [imageId] }),
      wait(operator, 600),
    ]);
    const { status } = await detail(member, order);
    expect(status).toBe(said.status === 'fulfilled' ? 'disputed' : 'confirmed');
  }
});

test('before it is paid there is nothing to confirm', async () => {
  const member = await newWithdrawer(operator);
  const { order } = (await request(member, 30_000)).withdrawal;
  await expect(say(member, order, { answer: 'received' })).rejects.toMatchObject({
    code: 'withdrawal_state',
  });
  await expect(upload(member, order, png)).rejects.toMatchObject({ code: 'withdrawal_state' });
});

test('a picture is judged by its content, and stored as nothing but its pixels', async () => {
  const { member, order } = await paidMember();
  const secret = 'a place that the picture was taken at';
  const tagged = await picture(3_000, 1_000)
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer();
  const sent = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]);
  expect(sent.includes(secret)).toBe(true);
  const { image, mediaType } = await imageOf(member, order, await upload(member, order, sent));
  const kept = Buffer.from(image, 'base64');
  expect(mediaType).toBe('image/jpeg');
  expect(kept.includes(secret)).toBe(false);
  expect(kept.includes('<script>')).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 2_000, height: 667 });
});

test('a file that is no PNG and no JPEG inside is refused, whatever its first bytes or its name', async () => {
  const { member, order } = await paidMember();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const files = {
    svg,
    gif: await picture().gif().toBuffer(),
    webp: await picture().webp().toBuffer(),
    'a PNG’s beginning': Buffer.concat([png.subarray(0, 8), svg]),
    'half a PNG': png.subarray(0, png.length - 30),
    'half a JPEG': (await picture(400, 400).jpeg().toBuffer()).subarray(0, 600),
  };
  for (const [name, bytes] of Object.entries(files)) {
    await expect(upload(member, order, bytes), name).rejects.toMatchObject({
      code: 'image_invalid',
    });
  }
  const wide = await picture(8_000, 8_000).png().toBuffer();
  await expect(upload(member, order, wide)).rejects.toMatchObject({ code: 'image_too_large' });
  const large = Buffer.concat([png, Buffer.alloc(SENT_PICTURE_BYTES)]);
  await expect(upload(member, order, large)).rejects.toMatchObject({ code: 'image_too_large' });
});

test('pictures are decoded one at a time, from all senders, and none with more pixels than intended', async () => {
  const [one, other] = [await paidMember(), await paidMember()];
  const runs = vi.spyOn(operator.modules.money.own.drawingMutex, 'run');
  const image = png.toString('base64');
  const send = ({ member, order }: typeof one, sent: string) =>
    member.browser.client.call(endpoints.withdrawal.uploadReceiptImage, {
      body: { order, image: sent },
    });
  await Promise.all([send(one, image), send(other, image)]);
  expect(runs.mock.calls.map(([name]) => name)).toEqual(['receipt', 'receipt']);
  runs.mockRestore();
  const large = (await picture(5_001, 5_000).png().toBuffer()).toString('base64');
  await expect(send(one, large)).rejects.toMatchObject({ code: 'image_too_large' });
});

test('a JPEG that lost the mark of its end, which browsers show whole, is taken', async () => {
  const { member, order } = await paidMember();
  const cut = (await picture(400, 400).jpeg().toBuffer()).subarray(0, -2);
  const { data, info } = await sharp(
    Buffer.from((await imageOf(member, order, await upload(member, order, cut))).image, 'base64'),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([400, 400]);
  expect(data.length).toBe(400 * 400 * info.channels);
});

test('a picture is served only to its owner, and proves one payout', async () => {
  const [mine, theirs] = [await paidMember(), await paidMember()];
  const imageId = await upload(mine.member, mine.order, png);
  await expect(imageOf(theirs.member, mine.order, imageId)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(imageOf(theirs.member, theirs.order, imageId)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    say(theirs.member, theirs.order, { answer: 'not', imageIds: [imageId] }),
  ).rejects.toMatchObject({ code: 'image_invalid' });
  await say(mine.member, mine.order, { answer: 'not', imageIds: [imageId] });
  await command(operator, 'settle-dispute', mine.order, 'pay');
  await expect(
    say(mine.member, mine.order, { answer: 'not', imageIds: [imageId] }),
  ).rejects.toMatchObject({ code: 'image_invalid' });
});

test('pictures without a receipt are few, and removed after a day', async () => {
  const { member, order } = await paidMember();
  const sent: string[] = [];
  for (let nth = 0; nth < 8; nth += 1) {
    operator.clock.advance(1);
    sent.push(await upload(member, order, png));
  }
  const { database } = operator.services;
  const left = async () =>
    (
      await database
        .select({ id: withdrawalImage.id })
        .from(withdrawalImage)
        .where(eq(withdrawalImage.withdrawalId, Number(order.slice(1))))
    ).map(({ id }) => id);
  expect((await left()).toSorted()).toEqual(sent.slice(2).toSorted());
  const named = sent.at(-1) ?? '';
  await say(member, order, { answer: 'not', imageIds: [named] });
  operator.clock.advance(1);
  await sweepReceiptImages(database, operator.clock.now);
  expect(await left()).toEqual([named]);
});
