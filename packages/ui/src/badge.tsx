import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'accent' | 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'art';

const TONES: Record<BadgeTone, string> = {
  accent: 'bg-accent text-on-accent',
  neutral: 'bg-sunken text-muted',
  positive: 'bg-positive/12 text-positive',
  negative: 'bg-negative/12 text-negative',
  warning: 'bg-warning/14 text-warning',
  info: 'bg-info/12 text-info',
  art: 'bg-scrim/80 text-on-art',
};

/** A word that marks a thing: hot, new, under maintenance. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-chip px-1.5 py-0.5 text-12 font-bold',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
