import type { TextBlock } from '@palpite/brands/text-blocks.ts';
import type { RichBlock, RichRun, RichText } from '@palpite/contract/rich-text.ts';
import { address } from '@palpite/contract/wire.ts';
import * as v from 'valibot';

/** The values for the braces in a text, by name. */
export type TextParameters = Readonly<Record<string, string>>;

/** `**strong words**` or `[words](address)`. */
const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^\s)]+)\)/g;

/**
 * The blocks of a written text, as the contract carries them. Parameters are filled in last, so that a brand's name
 * can never be read as a mark; a link to anything but a page here or a site over TLS stays plain text.
 */
export function richTextOf(
  blocks: readonly TextBlock[],
  parameters: TextParameters = {},
): RichText {
  return blocks.map((block): RichBlock => {
    if (typeof block === 'string') return { kind: 'paragraph', runs: runsOf(block, parameters) };
    if ('heading' in block) return { kind: 'heading', runs: runsOf(block.heading, parameters) };
    return { kind: 'list', items: block.list.map((line) => runsOf(line, parameters)) };
  });
}

/** One line: plain words, strong words and links, in their order. */
function runsOf(line: string, parameters: TextParameters): RichRun[] {
  const runs: RichRun[] = [];
  const add = (text: string, more: Omit<RichRun, 'text'> = {}) => {
    if (text !== '') runs.push({ text: filled(text, parameters), ...more });
  };
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    const [whole, strong, words = '', href = ''] = match;
    if (strong === undefined && !v.is(address, href)) continue;
    add(line.slice(from, match.index));
    if (strong === undefined) add(words, { href });
    else add(strong, { strong: true });
    from = match.index + whole.length;
  }
  add(line.slice(from));
  return runs;
}

/** A line of plain text, with its braces filled in. */
export function filled(text: string, parameters: TextParameters): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? (parameters[name] ?? whole) : whole,
  );
}
