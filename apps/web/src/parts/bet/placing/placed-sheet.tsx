import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';

interface PlacedSheetProps {
  /** Of the dialog. */
  name: string;
  /** On the ticket's upper part: on what it was placed. */
  head: ReactNode;
  /** The way to the product's own list of bets. */
  ownBets: ReactNode;
  /** Below the ticket: what happens next. */
  note: ReactNode;
  onClose: () => void;
  /** The sums and numbers of the ticket. */
  children: ReactNode;
}

const tornClass =
  'relative rounded-b-card border-2 border-border border-t-border-strong [border-top-style:dashed] bg-raised px-4 py-3 max-sm:px-3';

/** The half outside of the ticket is cut off. */
const notchClass =
  "before:absolute before:-top-2.5 before:-left-0.5 before:h-5 before:w-2.5 before:rounded-r-full before:border-2 before:border-l-0 before:border-border before:bg-overlay before:content-[''] after:absolute after:-top-2.5 after:-right-0.5 after:h-5 after:w-2.5 after:rounded-l-full after:border-2 after:border-r-0 after:border-border after:bg-overlay after:content-['']";

/** Of a link at the foot of the receipt. */
export const placedLinkClass = `${buttonClass({ size: 'lg' })} max-sm:flex-auto max-sm:px-2 max-sm:text-14`;

/** The receipt: what was placed, under which numbers, and where it is found again. */
export function PlacedSheet({ name, head, ownBets, note, onClose, children }: PlacedSheetProps) {
  const { t } = useLingui();
  return (
    <Modal
      name={name}
      open
      size="md"
      title={t`Your bets are placed`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          {ownBets}
          <Button
            size="lg"
            tone="accent"
            className="max-sm:w-full"
            onClick={onClose}
            data-autofocus
          >
            <Trans>Keep betting</Trans>
          </Button>
        </>
      }
    >
      {/* Of the ticket's own paper: the sheet's head above it has the colour of its seal. */}
      <div className="flex items-center gap-3 rounded-t-card border-2 border-b-0 border-border bg-raised px-4 pt-3 pb-4">
        <div className="min-w-0 flex-1">{head}</div>
        {/* The seal. */}
        <span
          aria-hidden="true"
          className="grid size-15 shrink-0 -rotate-12 place-items-center rounded-full bg-ceremony text-on-ceremony outline-2 outline-offset-2 outline-ceremony outline-dashed"
        >
          <BadgeCheck size={36} />
        </span>
      </div>
      {/* Torn along the dashes, with a notch at each end: half a circle, whose edge is the ticket's. */}
      <div className={`${tornClass} ${notchClass}`}>{children}</div>
      <p className="mt-3 text-13 text-muted">{note}</p>
    </Modal>
  );
}
