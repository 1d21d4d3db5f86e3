import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { useRailWords } from './use-rail-words.ts';

/** The row of draws in the brand's words, with the way to all lotteries. */
export function DrawsFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const { title, reason } = useRailWords('draws', t`Draws`);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-10 items-center gap-3">
        <h2 id={id} className="display text-20 shell-top:uppercase md:text-24">
          {title}
        </h2>
        <p className="hidden min-w-0 flex-1 truncate text-14 text-muted lg:block">{reason}</p>
        <Link to="/lottery" className={`${moreLinkClass} ml-auto`}>
          <MoreText of={title} />
        </Link>
      </div>
      {children}
    </section>
  );
}
