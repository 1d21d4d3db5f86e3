import { Trans } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link, Navigate } from '@tanstack/react-router';
import { PageBanners } from '../../parts/catalogue/page-banners-later.tsx';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import { openLogin } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useSession } from '../../parts/identity/use-session.ts';
import { NewPlayerPromotions } from './new-player-promotions-later.tsx';
import { RegisterPanel } from './register-panel.tsx';

/** The promotions for new players: a separate part of the card, below the form or next to it. */
const asideClass =
  'border-t border-border bg-sunken p-5 sm:p-8 lg:w-88 lg:shrink-0 lg:border-t-0 lg:border-l lg:p-6';
const linkClass = 'text-14 font-semibold text-accent-strong underline';

/** Registration as a page; when the operator has closed it, the page says so. */
export function RegisterScreen() {
  const { phase } = useSession();
  const { boot } = useServices();
  if (phase === 'signed-in') return <Navigate to="/" replace />;
  const offered = offersRegistration(boot.status);
  return (
    <div className="px-4 py-6 md:py-10">
      <div
        className={classNames(
          'mx-auto flex w-full max-w-md flex-col overflow-clip rounded-card border border-border bg-surface',
          offered && 'lg:max-w-4xl',
        )}
      >
        {offered && (
          <div className="p-2 pb-0">
            <PageBanners form="w_reg" />
          </div>
        )}
        <div className={classNames('flex flex-col', offered && 'lg:flex-row')}>
          <div className="flex min-w-0 flex-col gap-6 p-5 sm:p-8 lg:flex-1 lg:px-12">
            <h1 className="text-24 font-bold">
              <Trans>Register</Trans>
            </h1>
            {offered ? <Open /> : <Closed />}
            <p className="flex flex-wrap gap-x-6 gap-y-2">
              <Link to="." search={openLogin} className={linkClass}>
                <Trans>I have an account: log in</Trans>
              </Link>
              <Link to="/" className={linkClass}>
                <Trans>Back to home</Trans>
              </Link>
            </p>
          </div>
          {offered && <NewPlayerPromotions className={asideClass} />}
        </div>
      </div>
    </div>
  );
}

function Open() {
  const moneyText = useMoneyText();
  const { boot } = useServices();
  const { settings, brandName } = boot.status;
  const bonus = settings.registrationBonus;
  const amount = bonus && moneyText(bonus.amountMinor, bonus.currency);
  return (
    <>
      <p className="text-16 text-muted">
        {amount ? (
          <Trans>Register and get {amount} of play money.</Trans>
        ) : (
          <Trans>Create your account at {brandName}.</Trans>
        )}
      </p>
      <RegisterPanel onPage />
    </>
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
