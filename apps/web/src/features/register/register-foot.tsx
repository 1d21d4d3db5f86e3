import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';

interface RegisterFootProps {
  onPage: boolean;
  /** Stands with the buttons, so that it is seen when one was pressed. */
  above: ReactNode;
  children: ReactNode;
}

/** The step's buttons, in sight however long the step is. */
export function RegisterFoot({ onPage, above, children }: RegisterFootProps) {
  return (
    <div
      className={classNames(
        'sticky z-10 -mx-5 flex flex-col gap-3 border-t border-border px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        onPage ? 'bottom-0 bg-surface sm:-mx-8 sm:px-8 lg:-mx-14 lg:px-14' : '-bottom-5 bg-overlay',
      )}
    >
      {above}
      <div className="flex gap-3">{children}</div>
    </div>
  );
}
