import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { RECEIPT_IMAGES, withdrawal } from './withdrawal.ts';
import { id, positiveMinorUnits, sentPicture } from './wire.ts';

/** A member's statement about a payout, and the pictures that prove it. */

const call = {
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
} as const;

const aboutPayout = { order: id };
const receiptImages = v.pipe(v.array(id), v.maxLength(RECEIPT_IMAGES));

/** Outcome of a payout. */
export const withdrawalReceiptAnswer = v.variant('answer', [
  v.object({ answer: v.literal('received'), ...aboutPayout }),
  v.object({
    answer: v.literal('partly'),
    ...aboutPayout,
    /** More than zero, less than the payout. */
    missingMinor: positiveMinorUnits,
    imageIds: receiptImages,
  }),
  v.object({
    answer: v.literal('not'),
    ...aboutPayout,
    /** At least one: the proof that nothing arrived. */
    imageIds: v.pipe(receiptImages, v.minLength(1)),
  }),
]);
export type WithdrawalReceiptAnswer = v.InferOutput<typeof withdrawalReceiptAnswer>;

export const withdrawalConfirmReceipt = endpoint({
  ...call,
  summary: 'Report whether a payout was received, partly received or not received',
  method: 'POST',
  path: '/wps/withdrawal/receipt',
  body: withdrawalReceiptAnswer,
  value: v.object({ withdrawal }),
  errors: ['not_found', 'withdrawal_state', 'amount_out_of_range', 'image_invalid'],
  sensitive: true,
  idempotency: 'key',
  changes: ['balance', 'withdrawal', 'message'],
  throttle: 'money',
});

export const withdrawalUploadReceiptImage = endpoint({
  ...call,
  summary: 'Send a picture (PNG or JPEG, at most 5 MB; judged by its content) for a receipt',
  method: 'PUT',
  path: '/wps/withdrawal/image',
  body: v.object({ order: id, image: sentPicture }),
  bodySize: 'image',
  value: v.object({ imageId: id }),
  errors: ['not_found', 'withdrawal_state', 'image_invalid', 'image_too_large'],
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

export const withdrawalGetReceiptImage = endpoint({
  ...call,
  summary: 'A picture that the member sent with a receipt; served only to that member',
  method: 'GET',
  path: '/wps/withdrawal/image',
  query: v.object({ order: id, imageId: id }),
  value: v.object({ mediaType: v.literal('image/jpeg'), image: sentPicture }),
  errors: ['not_found'],
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  withdrawal: {
    confirmReceipt: withdrawalConfirmReceipt,
    uploadReceiptImage: withdrawalUploadReceiptImage,
    getReceiptImage: withdrawalGetReceiptImage,
  },
} as const satisfies EndpointTree;
