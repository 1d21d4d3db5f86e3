import { Trans } from '@lingui/react/macro';
import { Link, Navigate } from '@tanstack/react-router';
import { PageBanners } from '../../catalogue/page-banners-later.tsx';
import { offersRegistration } from '../../lib/registration-offer.ts';
import { openLogin } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useSession } from '../../session/use-session.ts';
import { NewPlayerPromotions } from './new-player-promotions-later.tsx';
import { RegisterPanel } from './register-panel.tsx';

const linkClass = 'text-14 font-semibold text-accent-strong underline';

/** Registration as a page; where the operator has closed it, the page says so. */
export function RegisterScreen() {
  const { phase } = useSession();
  const { boot } = useServices();
  if (phase === 'signed-in') return <Navigate to="/" replace />;
  const offered = offersRegistration(boot.status);
  return (
    // The form stands in the middle, whether or not there is something to show beside it.
    <div className="px-4 py-12 xl:grid xl:grid-cols-[1fr_28rem_1fr] xl:gap-x-10">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 xl:col-start-2">
        {offered && <PageBanners form="w_reg" />}
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
      {offered && (
        <NewPlayerPromotions className="mx-auto mt-8 w-full max-w-md xl:mx-0 xl:mt-0 xl:max-w-88" />
      )}
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
