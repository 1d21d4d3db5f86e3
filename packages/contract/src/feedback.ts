import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { id, sentPicture } from './wire.ts';

/** Feedback and complaints, with up to three pictures that are uploaded first. */

export const feedbackUploadImage = endpoint({
  summary: 'Send a picture (PNG or JPEG, at most 5 MB; judged by its content) to be named later',
  method: 'PUT',
  path: '/wps/feedback/image',
  origin: 'extension',
  token: 'optional',
  body: v.object({ image: sentPicture }),
  bodySize: 'image',
  value: v.object({ imageId: id }),
  errors: ['image_invalid', 'image_too_large'],
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

export const feedbackSend = endpoint({
  summary: 'Send feedback or a complaint',
  method: 'PUT',
  path: '/wps/feedback',
  token: 'optional',
  body: v.object({
    questionType: v.picklist([
      'account',
      'deposit',
      'withdrawal',
      'game',
      'promotion',
      'complaint',
      'other',
    ]),
    content: v.pipe(v.string(), v.minLength(1), v.maxLength(140)),
    imageIds: v.pipe(v.array(id), v.maxLength(3)),
  }),
  value: v.object({ feedbackId: id }),
  errors: ['field_invalid', 'image_invalid'],
  idempotency: 'key',
  changes: [],
  throttle: 'code',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  feedback: {
    send: feedbackSend,
    uploadImage: feedbackUploadImage,
  },
} as const satisfies EndpointTree;
