import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { byPrize } from '@palpite/lottery/games.ts';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import type { PlayFacts } from '@palpite/lottery/price.ts';
import { spotText } from '@palpite/lottery/reading.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { DrawnNumbers } from '../../../parts/lottery/drawn-numbers.tsx';
import { choiceName } from '../../../parts/lottery/play-names.ts';
import { PrizeTable } from '../../../parts/lottery/prize-table.tsx';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { rowNames } from './row-names.ts';

interface WorkedExampleProps {
  game: LotteryOffer;
  play: OfferedPlay;
  example: PlayFacts['example'];
}

/** A bet, a draw at which it wins, and what it then pays: counted by the code that settles bets. */
export function WorkedExample({ game, play: { row }, example }: WorkedExampleProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const money = (minor: bigint | string) => moneyText(String(minor), game.limits.currency);
  const { selection, results, units, unitMinor, payoutMinor } = example;
  const names = rowNames(i18n, row);
  const chosen = selection.areas
    .map((area, at) => ({ name: names[at], symbols: area.map((one) => choiceName(i18n, one)) }))
    .filter(({ symbols }) => symbols.length > 0);
  const count = Number(units);
  const price = money(unitMinor);
  const cost = money(BigInt(units) * BigInt(unitMinor));
  const payout = money(payoutMinor);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold">{t`An example`}</h2>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {chosen.map(({ name, symbols }) => (
          <div key={name ?? ''} className="flex gap-2">
            <dt className="text-muted">{name ?? t`Chosen`}</dt>
            <dd className="font-bold tabular">{symbols.join(' ')}</dd>
          </div>
        ))}
      </dl>
      {results.map((numbers, at) => (
        <ExampleDraw
          key={at}
          game={game}
          row={row}
          numbers={numbers}
          chosen={selection.areas.flat()}
        />
      ))}
      <p>
        {t`It costs ${plural(count, { one: '# unit', other: '# units' })} of ${price}, ${cost} in all, and this draw pays ${payout}.`}
      </p>
    </section>
  );
}

interface ExampleDrawProps {
  game: LotteryOffer;
  row: PricedPlay;
  numbers: readonly string[];
  chosen: readonly string[];
}

function ExampleDraw({ game, row: { rule }, numbers, chosen }: ExampleDrawProps) {
  const { t } = useLingui();
  const prizes = byPrize(game.shape, numbers).map((each) => ({ ...each, labelName: each.prize }));
  if (game.shape.kind === 'sequence') {
    return <DrawnNumbers kind={game.kind} draw={{ prizes }} size="sm" />;
  }
  const isHit = (number: string, prize: string) =>
    'spots' in rule &&
    (rule.spots.prizes === 'all' || rule.spots.prizes.includes(prize)) &&
    chosen.includes(spotText(rule.spots, number));
  return <PrizeTable draw={{ prizes }} caption={t`The draw of the example`} isHit={isHit} />;
}
