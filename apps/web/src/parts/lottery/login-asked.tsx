import { Trans } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { openLoginHere } from '../../lib/root-search.ts';

/** In place of what visitors do not see: what a login shows, and the way to it. */
export function LoginAsked({ children }: { children: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-border bg-surface p-4 text-14">
      {children}
      <Link
        to="."
        search={openLoginHere}
        resetScroll={false}
        className={buttonClass({ tone: 'accent', size: 'sm' })}
      >
        <Trans>Log in</Trans>
      </Link>
    </div>
  );
}
