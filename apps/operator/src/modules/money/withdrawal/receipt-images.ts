import { randomBytes } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { SENT_PICTURE_BYTES } from '@palpite/contract/wire.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { KeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import sharp from 'sharp';
import { withdrawalImage } from '../tables/withdrawal.table.ts';
import { handler, handlerOf } from '#kernel/http/handler.ts';
import { lockOwnWithdrawal, ownWithdrawal } from './find-withdrawal.ts';

/**
 * Pictures about the outcome of a payout. A file's own claims do not count: its content decides, and only what was
 * encoded again from its pixels is stored, so that nothing else in it (a location, a script) is stored or served.
 */

export interface ReceiptNeeds {
  /** One picture of a member at a time, since a decoded one takes a hundred megabytes. */
  readonly drawingMutex: KeyedMutex;
}

const receiptHandler = handlerOf<ReceiptNeeds>();

/** Pictures of one withdrawal without a receipt: further ones replace the oldest. */
const MOST_UNNAMED = 6;
/** A picture of more pixels is refused before it is decoded: a small file may contain a very large one. */
const MOST_PIXELS = 25_000_000;
/** Enough to read a bank's page by, in pixels. */
const LONGEST_SIDE = 2_000;

export const withdrawalUploadReceiptImage = receiptHandler(
  endpoints.withdrawal.uploadReceiptImage,
  {
    async prepare({ own, services, session, body }) {
      // Before the work, so that no picture is decoded in vain.
      const row = await ownWithdrawal(services.database, session.accountId, body.order);
      if (row.status !== 'paid') throw new ContractError('withdrawal_state');
      return own.drawingMutex.run('receipt', () => drawAnew(Buffer.from(body.image, 'base64')));
    },
    async work({ tx, session, body, now }, bytes) {
      const row = await lockOwnWithdrawal(tx, session.accountId, body.order);
      if (row.status !== 'paid') throw new ContractError('withdrawal_state');
      await makeRoom(tx, row.id);
      const imageId = randomBytes(16).toString('base64url');
      await tx
        .insert(withdrawalImage)
        .values({ id: imageId, withdrawalId: row.id, bytes, sentAt: now });
      return { imageId };
    },
  },
);

export const withdrawalGetReceiptImage = handler(
  endpoints.withdrawal.getReceiptImage,
  async ({ tx, session, query }) => {
    const { id } = await ownWithdrawal(tx, session.accountId, query.order);
    const [found] = await tx
      .select({ bytes: withdrawalImage.bytes })
      .from(withdrawalImage)
      .where(and(eq(withdrawalImage.id, query.imageId), eq(withdrawalImage.withdrawalId, id)));
    if (found === undefined) throw new ContractError('not_found');
    return { mediaType: 'image/jpeg' as const, image: found.bytes.toString('base64') };
  },
);

/**
 * A PNG or JPEG, encoded again as a JPEG.
 * @throws ContractError image_too_large | image_invalid
 */
async function drawAnew(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > SENT_PICTURE_BYTES) throw new ContractError('image_too_large');
  if (!isPng(bytes) && !isJpeg(bytes)) throw new ContractError('image_invalid');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) throw new ContractError('image_too_large');
    return await encodeAnew(bytes, 'error').catch((error: unknown) => {
      if (!isJpeg(bytes) || bytes.subarray(-2).equals(JPEG_END)) throw error;
      // It may have lost the mark of its end on its way: browsers show it whole. Nothing else may be missing.
      return encodeAnew(Buffer.concat([bytes, JPEG_END]), 'warning');
    });
  } catch (error) {
    if (error instanceof ContractError) throw error;
    // The library's reason is about the inside of the file, which is the sender's own.
    throw new ContractError('image_invalid');
  }
}

const begins = (bytes: Buffer, signature: readonly number[]) =>
  signature.every((byte, place) => bytes[place] === byte);
const isPng = (bytes: Buffer) => begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const isJpeg = (bytes: Buffer) => begins(bytes, [0xff, 0xd8, 0xff]);

const JPEG_END = Buffer.from([0xff, 0xd9]);

function encodeAnew(bytes: Buffer, failOn: 'error' | 'warning'): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function makeRoom(tx: Database, withdrawalId: number): Promise<void> {
  const unnamed = await tx
    .select({ id: withdrawalImage.id })
    .from(withdrawalImage)
    .where(and(eq(withdrawalImage.withdrawalId, withdrawalId), isNull(withdrawalImage.payout)))
    .orderBy(asc(withdrawalImage.sentAt), asc(withdrawalImage.id));
  const tooMany = unnamed.slice(0, Math.max(0, unnamed.length - MOST_UNNAMED + 1));
  if (tooMany.length === 0) return;
  const ids = tooMany.map(({ id }) => id);
  await tx.delete(withdrawalImage).where(inArray(withdrawalImage.id, ids));
}

/** Removes pictures from before then without a receipt. @returns how many */
export async function sweepReceiptImages(tx: Database, before: Date): Promise<number> {
  const { rowCount } = await tx
    .delete(withdrawalImage)
    .where(and(isNull(withdrawalImage.payout), lt(withdrawalImage.sentAt, before)));
  return rowCount ?? 0;
}
