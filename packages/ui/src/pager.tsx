import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const STEPS = [
  { step: 'first', icon: ChevronFirst },
  { step: 'previous', icon: ChevronLeft, rel: 'prev' },
  { step: 'next', icon: ChevronRight, rel: 'next' },
  { step: 'last', icon: ChevronLast },
] as const;
export type PagerStep = (typeof STEPS)[number]['step'];

interface PagerProps {
  label: string;
  labels: Readonly<Record<PagerStep, string>>;
  /** Whether there are pages before and after the one that is shown. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** A link (or button) to a page; `className` and `attributes` belong on it. */
  renderStep: (step: PagerLink) => ReactNode;
}

export interface PagerLink {
  step: PagerStep;
  content: ReactNode;
  className: string;
  /** There is no such page. The link stays, so that it keeps the focus when it was just pressed. */
  disabled: boolean;
  attributes: { 'aria-label': string; rel?: 'prev' | 'next' };
}

const stepClass =
  'inline-flex control-square-md items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-default';

/** The way through a list without end, whose pages have no numbers; nothing where there is one page. */
export function Pager({ label, labels, hasPrevious, hasNext, renderStep }: PagerProps) {
  if (!hasPrevious && !hasNext) return null;
  const isOpen = { first: hasPrevious, previous: hasPrevious, next: hasNext, last: hasNext };
  return (
    <nav aria-label={label}>
      <ol className="flex items-center justify-center gap-1">
        {STEPS.map(({ step, icon: Icon, ...rel }) => (
          <li key={step}>
            {renderStep({
              step,
              content: <Icon size={20} />,
              className: classNames(stepClass, !isOpen[step] && 'pointer-events-none opacity-40'),
              disabled: !isOpen[step],
              attributes: { 'aria-label': labels[step], ...rel },
            })}
          </li>
        ))}
      </ol>
    </nav>
  );
}
