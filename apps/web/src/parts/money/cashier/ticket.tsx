import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';

interface TicketProps {
  /** The id of its heading. */
  id: string;
  title: string;
  /** What it comes to: the name of the sum, and the sum. */
  sum: { name: string; amount: ReactNode };
  /** Rows of a `dl`. */
  children: ReactNode;
  /** Below the rows. */
  note?: ReactNode;
}

/** On the brand's ground everything has the colour of its text. */
const GROUND = classNames(
  'bg-surface border border-border',
  'shell-side:border-transparent shell-side:bg-ceremony shell-side:text-on-ceremony',
  'shell-side:[--color-text-muted:currentColor] shell-side:[--color-border:color-mix(in_oklab,currentColor_28%,transparent)]',
  'shell-top:border-action/60',
);
/** The two bites at the ends of the cut. */
const NOTCHES = classNames(
  'before:absolute before:top-0 before:-left-7 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-canvas',
  'after:absolute after:top-0 after:-right-7 after:size-4 after:-translate-y-1/2 after:rounded-full after:bg-canvas',
  'shell-rail:before:hidden shell-rail:after:hidden',
);

/** What an order comes to, on a slip of its own: the sum first, then what it is made of. */
export function Ticket({ id, title, sum, children, note }: TicketProps) {
  return (
    <section aria-labelledby={id} className={classNames('overflow-clip rounded-card p-5', GROUND)}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <dl className="@container pb-4">
        <dt className="text-14 font-semibold">{sum.name}</dt>
        <dd className="display mt-1 text-32 [&_*]:font-[inherit]">{sum.amount}</dd>
      </dl>
      <dl
        className={classNames(
          'relative flex flex-col border-t-2 border-dashed border-border pt-2.5',
          NOTCHES,
        )}
      >
        {children}
      </dl>
      {note}
    </section>
  );
}
