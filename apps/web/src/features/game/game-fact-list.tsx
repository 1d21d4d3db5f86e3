import { Trans, useLingui } from '@lingui/react/macro';
import type { GameFacts } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { VOLATILITIES, type Volatility } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { FEATURE_NAMES, VOLATILITY_NAMES } from '../../parts/catalogue/feature-names.ts';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';

interface GameFactListProps {
  game: Game;
  facts: GameFacts;
}

/** A game's figures as its vendor states them; what it does not state is not there. */
export function GameFactList({ game, facts }: GameFactListProps) {
  const { t, i18n } = useLingui();
  const { rtp, volatility, vendorName } = game;
  const { theme, features, mostWinPercent } = facts;
  const share = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 2 } as const;
  const times = mostWinPercent === null ? null : i18n.number(mostWinPercent / 100);
  return (
    <div className="flex flex-col gap-4">
      <dl className="flex flex-col divide-y divide-border">
        <FactRow name={t`Provider`}>{vendorName}</FactRow>
        <FactRow name={t`Theme`}>
          <span className="first-letter:uppercase inline-block">{theme}</span>
        </FactRow>
        {rtp !== null && (
          <FactRow name={t`Return to player`}>
            <span className="tabular">{i18n.number(Number(rtp) / 100, share)}</span>
          </FactRow>
        )}
        {volatility !== null && (
          <FactRow name={t`Volatility`}>
            <VolatilityMark volatility={volatility} />
          </FactRow>
        )}
        <Stakes game={game} facts={facts} />
        {times !== null && (
          <FactRow name={t`Largest win`}>
            <span className="tabular">{t`${times} times the stake`}</span>
          </FactRow>
        )}
      </dl>
      {features.length > 0 && (
        <ul aria-label={t`Features`} className="flex flex-wrap gap-1.5">
          {features.map((feature) => (
            <li key={feature}>
              <Badge tone="neutral">{i18n._(FEATURE_NAMES[feature])}</Badge>
            </li>
          ))}
        </ul>
      )}
      {rtp !== null && (
        <p className="text-12 text-muted">
          <Trans>
            The return is an average over very many rounds; one evening can be quite different. The
            rules and the odds are in the game’s own menu.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Stakes({ game: { minBet, currency }, facts: { maxBet } }: GameFactListProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  if (minBet === null) return null;
  const stake = moneyText(minBet, currency);
  const most = maxBet === null ? null : moneyText(maxBet, currency);
  return (
    <FactRow name={t`Stake of a round`}>
      <span className="tabular">{most === null ? t`From ${stake}` : t`${stake} to ${most}`}</span>
    </FactRow>
  );
}

/** As steps and as a word. */
function VolatilityMark({ volatility }: { volatility: Volatility }) {
  const { i18n } = useLingui();
  const steps = VOLATILITIES.indexOf(volatility) + 1;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-0.5">
        {VOLATILITIES.map((step, index) => (
          <span
            key={step}
            className={classNames(
              'h-3 w-2 rounded-chip',
              index < steps ? 'bg-accent' : 'bg-border-strong/40',
            )}
          />
        ))}
      </span>
      {i18n._(VOLATILITY_NAMES[volatility])}
    </span>
  );
}
