import * as v from 'valibot';

/**
 * How longer texts are written in a brand's files: paragraphs, headings and lists as plain lines, so that no text is
 * ever markup. In a line `**words**` are strong and `[words](/path)` lead somewhere; `{brand}`, `{minimumAge}` and the
 * like are filled in by who shows them.
 */
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(1_000));

export const textBlock = v.union([
  line,
  v.strictObject({ heading: line }),
  v.strictObject({ list: v.pipe(v.array(line), v.minLength(1), v.maxLength(40)) }),
]);
export type TextBlock = v.InferOutput<typeof textBlock>;

export const textBlocks = v.pipe(v.array(textBlock), v.minLength(1), v.maxLength(60));
