import type { RichRun, RichText as RichTextBlocks } from '@palpite/contract/rich-text.ts';
import { SiteLink } from './site-link.tsx';

interface RichTextProps {
  blocks: RichTextBlocks;
  /** Of the headings in it: one below the title that it stands under. */
  headingLevel: 3 | 4;
}

/** Shows a text of the contract's blocks. They are data: nothing in them is ever markup. */
export function RichText({ blocks, headingLevel }: RichTextProps) {
  const Heading = `h${headingLevel}` as const;
  // Blocks and words have no name of their own; a text that changes is another text as a whole.
  return (
    <div className="flex flex-col gap-3 text-14">
      {blocks.map((block, at) => {
        const key = `${at}`;
        if (block.kind === 'heading') {
          return (
            <Heading key={key} className="mt-2 text-14 font-bold">
              <Runs runs={block.runs} />
            </Heading>
          );
        }
        if (block.kind === 'paragraph') {
          return (
            <p key={key}>
              <Runs runs={block.runs} />
            </p>
          );
        }
        return (
          <ul key={key} className="flex list-disc flex-col gap-1.5 pl-5 marker:text-subtle">
            {block.items.map((item, place) => (
              <li key={`${place}`}>
                <Runs runs={item} />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

function Runs({ runs }: { runs: readonly RichRun[] }) {
  return runs.map(({ text, strong, href }, at) => {
    const key = `${at}`;
    if (href !== undefined) {
      return (
        <SiteLink key={key} href={href} className="font-semibold text-accent-strong underline">
          {text}
        </SiteLink>
      );
    }
    return strong ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}

/** The words of a text alone, for searching. */
export function plainText(blocks: RichTextBlocks): string {
  return blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.runs]))
    .map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n');
}
