import { Trans } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { Suspense } from 'react';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import { openFind, openLogin, openRegister } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { BrandLink } from './brand-link.tsx';
import type { FreePlay, MemberTools as Tools } from './shell-parts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** On phones login and registration are narrow buttons side by side, each on one line. */
const phoneClass =
  ' whitespace-nowrap max-md:px-2 max-md:text-12 max-[22.49rem]:px-1.5 max-[22.49rem]:tracking-tight';

interface ShellHeaderProps {
  freePlay: FreePlay | null;
  MemberTools: Tools;
}

/** Brand, search, theme, and the tools of the visitor or member. */
export function ShellHeader({ freePlay, MemberTools }: ShellHeaderProps) {
  const member = useMember();
  const { status } = useServices().boot;
  return (
    <header className="sticky top-0 z-30 h-(--header-height) border-b border-border bg-surface">
      <div className="flex h-full items-center gap-2 px-2 max-[22.49rem]:gap-1 max-[22.49rem]:px-1 md:px-4 lg:gap-4">
        <BrandLink />
        <Link
          to="."
          search={openFind}
          resetScroll={false}
          className="control-md ml-auto hidden w-full max-w-sm min-w-0 items-center gap-3 rounded-control bg-sunken px-3 text-14 text-muted transition-colors duration-150 hover:text-default md:mx-auto md:flex"
        >
          <Search size={18} />
          <span className="flex-1 truncate">
            <Trans>Search games and providers</Trans>
          </span>
          <kbd
            aria-hidden="true"
            className="rounded-chip border border-border px-1.5 font-sans text-12 lg:mouse:inline hidden"
          >
            /
          </kbd>
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-1 max-[22.49rem]:gap-0.5 md:ml-0 md:shrink-0 md:gap-2">
          <ThemeSwitch />
          {member ? (
            <Suspense fallback={<Skeleton className="h-10 w-56 md:w-104" />}>
              <MemberTools member={member} />
            </Suspense>
          ) : (
            <>
              {freePlay && (
                <Button className={phoneClass} busy={freePlay.busy} onClick={freePlay.start}>
                  <Trans>Play free</Trans>
                </Button>
              )}
              {offersRegistration(status) && (
                <Link
                  to="."
                  search={openRegister}
                  resetScroll={false}
                  className={buttonClass() + phoneClass}
                >
                  <Trans>Register</Trans>
                </Link>
              )}
              <Link
                to="."
                search={openLogin}
                resetScroll={false}
                className={buttonClass({ tone: 'accent' }) + phoneClass}
              >
                <Trans>Log in</Trans>
              </Link>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
