import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A part of a page that scrolls by itself, so the keyboard must reach it. What it hides from the eye stays inside it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll what has the focus
      tabIndex={0}
      className={classNames('relative overflow-auto', className)}
    >
      {children}
    </div>
  );
}
