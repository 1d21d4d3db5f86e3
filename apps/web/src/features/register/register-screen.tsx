import { Trans } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link, Navigate } from '@tanstack/react-router';
import { openLogin } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import { useHasAccount } from '../../parts/identity/use-has-account.ts';
import { NewPlayerPromotions } from './new-player-promotions-later.tsx';
import { RegisterCover } from './register-cover.tsx';
import { RegisterPanel } from './register-panel.tsx';
import { useWelcome } from './use-welcome.ts';

const linkClass = 'text-14 font-semibold text-accent-strong underline';

/** Registration as a page; when the operator has closed it, the page says so. */
export function RegisterScreen() {
  const hasAccount = useHasAccount();
  const { boot } = useServices();
  if (hasAccount) return <Navigate to="/" replace />;
  const offered = offersRegistration(boot.status);
  return (
    <div className="py-0 sm:px-4 sm:py-6">
      <div
        className={classNames(
          'mx-auto w-full max-w-md overflow-clip bg-surface sm:rounded-card sm:border sm:border-border',
          offered && 'md:grid md:max-w-4xl md:grid-cols-[minmax(15rem,22rem)_minmax(0,1fr)]',
        )}
      >
        {offered && (
          <div className="relative md:sticky md:top-20 md:self-start">
            <RegisterCover form="page" />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-6 p-5 sm:p-8 lg:px-14">
          <div className="flex flex-col gap-2">
            <h1 className="display text-32 text-balance shell-top:uppercase">
              <Trans>Register</Trans>
            </h1>
            {offered ? <Offer /> : <Closed />}
          </div>
          {offered && <RegisterPanel onPage />}
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
            <Link to="." search={openLogin} className={linkClass}>
              <Trans>I have an account: log in</Trans>
            </Link>
            <Link to="/" className={linkClass}>
              <Trans>Back to home</Trans>
            </Link>
          </p>
          {offered && <NewPlayerPromotions className="border-t border-border pt-6" />}
        </div>
      </div>
    </div>
  );
}

/** All that a new account gets, as the picture says it. */
function Offer() {
  const { brandName } = useServices().boot.status;
  const amount = useWelcome()?.given;
  return (
    <p className="text-16 text-muted">
      {amount ? (
        <Trans>Register and get {amount} of play money.</Trans>
      ) : (
        <Trans>Create your account at {brandName}.</Trans>
      )}
    </p>
  );
}

function Closed() {
  const { brandName } = useServices().boot.status;
  return (
    <p className="text-16 text-muted">
      <Trans>Registration at {brandName} is closed at the moment.</Trans>
    </p>
  );
}
