import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useRef } from 'react';
import type { CheckStep } from './check-saved.ts';

interface SavedVerdictProps {
  steps: readonly CheckStep[];
  /** How often the reader has asked for it: each time it comes into sight with the focus. */
  asked: number;
}

/** All steps in one sentence; read out when it changes. */
export function SavedVerdict({ steps, asked }: SavedVerdictProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const isWrong = steps.some(({ ok }) => ok === false);
  const isOpen = !isWrong && steps.some(({ ok }) => ok === undefined);
  const [Icon, title, text] = isWrong
    ? [
        BadgeX,
        t`It does not hold`,
        t`The steps below say what is wrong. If you did not change the text, keep it and send it to customer service.`,
      ]
    : isOpen
      ? [
          Hourglass,
          t`Nothing in it is wrong`,
          t`Some steps could not be checked, and each says why.`,
        ]
      : [BadgeCheck, t`All of it holds`, t`Your browser has checked every step.`];
  return (
    <div
      role="status"
      className={classNames(
        'flex items-center gap-4 rounded-card border-2 bg-surface p-4',
        isWrong
          ? 'border-dashed border-negative'
          : isOpen
            ? 'border-border-strong'
            : 'border-positive',
      )}
    >
      <Icon
        size={48}
        strokeWidth={1.5}
        aria-hidden="true"
        className={classNames(
          'shrink-0',
          isWrong ? 'text-negative' : isOpen ? 'text-muted' : 'text-positive',
        )}
      />
      <div className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-20 font-bold outline-none md:text-24"
        >
          {title}
        </h2>
        <p className="text-14">{text}</p>
      </div>
    </div>
  );
}
