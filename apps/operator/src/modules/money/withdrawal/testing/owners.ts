import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import sharp from 'sharp';
import type { TestOperator } from '#testing/operator.ts';
import { cancel, command, detail, newWithdrawer, request, type Withdrawer } from './withdrawals.ts';

/** The member who tries, and another whose withdrawal was just paid, with a picture that was sent for it. */
async function twoMembers(operator: TestOperator) {
  const [mine, theirs] = [await newWithdrawer(operator), await newWithdrawer(operator)];
  const { order } = (await request(theirs, 2_000)).withdrawal;
  await command(operator, 'approve', order);
  await command(operator, 'pay', order);
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  const image = (await picture.png().toBuffer()).toString('base64');
  const body = { order, image };
  const { imageId } = await theirs.browser.client.call(endpoints.withdrawal.uploadReceiptImage, {
    body,
  });
  return { mine, theirs, order, image, imageId };
}

type TwoMembers = Awaited<ReturnType<typeof twoMembers>>;

const receipt = ({ browser }: Withdrawer, order: string, imageIds?: string[]) =>
  browser.client.call(endpoints.withdrawal.confirmReceipt, {
    body: imageIds ? { order, answer: 'not', imageIds } : { order, answer: 'received' },
    idempotencyKey: randomUUID(),
  });

/** The member's own, paid too, so that only the picture belongs to another. */
async function ownPaid(operator: TestOperator, mine: Withdrawer) {
  const { order } = (await request(mine, 2_000)).withdrawal;
  await command(operator, 'approve', order);
  await command(operator, 'pay', order);
  return order;
}

/** Each call about withdrawals that names something of an account, made for another account's. */
export function withdrawalAttempts(operatorOf: () => TestOperator) {
  const attempt = (
    code: string,
    make: (two: TwoMembers, operator: TestOperator) => Promise<unknown>,
  ) => ({
    make: async () => make(await twoMembers(operatorOf()), operatorOf()),
    refusal: { code },
  });
  return {
    'withdrawal.request.payoutAccountId': attempt(
      'payout_account_unavailable',
      ({ mine, theirs: { payoutAccountId } }) => request(mine, 2_000, { payoutAccountId }),
    ),
    'withdrawal.get.order': attempt('not_found', ({ mine, order }) => detail(mine, order)),
    'withdrawal.cancel.order': attempt('not_found', async ({ mine, theirs }) =>
      cancel(mine, (await request(theirs, 2_000)).withdrawal.order),
    ),
    'withdrawal.confirmReceipt.order': attempt('not_found', ({ mine, order }) =>
      receipt(mine, order),
    ),
    'withdrawal.confirmReceipt.imageIds': attempt(
      'image_invalid',
      async ({ mine, imageId }, operator) =>
        receipt(mine, await ownPaid(operator, mine), [imageId]),
    ),
    'withdrawal.uploadReceiptImage.order': attempt('not_found', ({ mine, order, image }) =>
      mine.browser.client.call(endpoints.withdrawal.uploadReceiptImage, { body: { order, image } }),
    ),
    'withdrawal.getReceiptImage.order': attempt('not_found', ({ mine, order, imageId }) =>
      mine.browser.client.call(endpoints.withdrawal.getReceiptImage, { query: { order, imageId } }),
    ),
    'withdrawal.getReceiptImage.imageId': attempt(
      'not_found',
      async ({ mine, imageId }, operator) => {
        const query = { order: await ownPaid(operator, mine), imageId };
        return mine.browser.client.call(endpoints.withdrawal.getReceiptImage, { query });
      },
    ),
  };
}
