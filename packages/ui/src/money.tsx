import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * An amount that is already written for the reader (`R$ 1.234,50`), in figures that line up.
 * A gain or a loss carries its sign in `text`, a colour, and the word for it in `toneLabel`.
 */
export function Money({
  text,
  tone = 'plain',
  toneLabel,
  className,
}: {
  text: string;
  tone?: 'plain' | 'gain' | 'loss';
  toneLabel?: string;
  className?: string;
}) {
  return (
    <span
      // A translator of the browser would put a text of its own in the place of one that changes.
      translate="no"
      className={classNames(
        'tabular font-semibold whitespace-nowrap',
        tone === 'gain' && 'text-positive',
        tone === 'loss' && 'text-negative',
        className,
      )}
    >
      {toneLabel && <VisuallyHidden>{`${toneLabel} `}</VisuallyHidden>}
      {text}
    </span>
  );
}
