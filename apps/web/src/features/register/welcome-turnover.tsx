import { Trans } from '@lingui/react/macro';
import { useWelcome } from './use-welcome.ts';

/** The money of a new account and its turnover, shown before the registration. */
export function WelcomeTurnover() {
  const welcome = useWelcome();
  if (!welcome?.turnover) return null;
  const { given, turnover } = welcome;
  return (
    <p className="text-13 text-muted">
      <Trans>
        You start with {given} of play money. Stake {turnover} in total before you withdraw it.
      </Trans>
    </p>
  );
}
