import * as v from 'valibot';
import { address } from './wire.ts';

/**
 * Text with a little structure: paragraphs, headings, lists, strong words and links. It is data, so nothing that an operator
 * or a stranger writes can become markup, script or style.
 */

/** Words of one style. */
export const richRun = v.object({
  text: v.pipe(v.string(), v.maxLength(2_000)),
  strong: v.optional(v.boolean()),
  /** The target of a link: a page of this site or another site over TLS. */
  href: v.optional(address),
});
export type RichRun = v.InferOutput<typeof richRun>;

const runs = v.pipe(v.array(richRun), v.maxLength(100));

export const richBlock = v.variant('kind', [
  v.object({ kind: v.literal('heading'), runs }),
  v.object({ kind: v.literal('paragraph'), runs }),
  v.object({ kind: v.literal('list'), items: v.pipe(v.array(runs), v.maxLength(60)) }),
]);
export type RichBlock = v.InferOutput<typeof richBlock>;

export const richText = v.pipe(v.array(richBlock), v.maxLength(100));
export type RichText = v.InferOutput<typeof richText>;
