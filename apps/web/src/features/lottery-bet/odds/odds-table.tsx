import { useLingui } from '@lingui/react/macro';
import { decimal, multiply, type Rational, rational } from '@palpite/domain/rational.ts';
import { type Chance, chancesOf } from '@palpite/lottery/count.ts';
import type { Kind } from '@palpite/lottery/games.ts';
import { ODDS_SCALE, oddsOf } from '@palpite/lottery/play.ts';
import { sequenceOf } from '@palpite/lottery/reading.ts';
import { useMemo } from 'react';
import { choiceName } from '../../../parts/lottery/play-names.ts';
import { oddsText } from '../../../parts/lottery/odds-text.ts';
import { percentText, returnsText } from '../offer/odds-text.ts';
import type { OfferedPlay } from '../offer/offer.ts';

interface OddsTableProps {
  kind: Kind;
  play: OfferedPlay;
}

/** What each kind of win pays, how likely it is and how much of a stake comes back by it. */
export function OddsTable({ kind, play }: OddsTableProps) {
  const { t, i18n } = useLingui();
  const { row } = play;
  const rows = useMemo(() => rowsOf(chancesOf(row)), [row]);
  const returns = returnsText(i18n, play);
  const ruleKind = row.rule.kind;
  const nameOf = ({ bet, tier }: OddsRow) => {
    if (bet !== '') return choiceName(i18n, bet);
    if (ruleKind === 'wheel') return t`A group of ${tier}`;
    return ruleKind === 'hits' ? t`${tier} right` : t`A win`;
  };
  const likely = ({ wins }: OddsRow) => {
    const { numerator, denominator } = wins;
    // Dice have so few results that they can be counted.
    if (kind === 'k3') {
      const { low, high, length } = sequenceOf(row);
      const all = (high - low + 1) ** length;
      const ways = Number((BigInt(all) * numerator) / denominator);
      return t`${ways} of ${all} ways`;
    }
    const odds = Number(denominator) / Number(numerator);
    const often = i18n.number(odds, { maximumFractionDigits: odds < 100 ? 2 : 0 });
    return t`1 in ${often}`;
  };
  return (
    <table className="w-full border-collapse text-13 tabular">
      <caption className="pb-1 text-left">
        <b className="block font-display text-16 font-bold">{t`Pay table`}</b>
        <span className="text-12 text-muted">{t`What 1 unit pays, stake included.`}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t`Win and its chance`}</th>
          <th scope="col">{t`Pays, and returns on average`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => {
          const odds = oddsOf(row.odds, each.tier);
          const share = decimal(
            multiply(multiply(each.wins, rational(odds, ODDS_SCALE * each.units)), rational(100)),
            4,
          );
          return (
            <tr key={`${each.bet} ${each.tier}`} className="border-t border-border">
              <th scope="row" className="py-1 pr-2 text-left align-top font-semibold">
                {nameOf(each)}
                <span className="block text-12 font-normal text-muted">{likely(each)}</span>
              </th>
              <td className="py-1 text-right align-top font-bold">
                {oddsText(i18n, odds)}
                <span className="block text-12 font-normal text-muted">
                  {percentText(i18n, share, 2)}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-t border-border-strong">
          <th scope="row" className="py-1.5 pr-2 text-left font-normal text-muted">
            {t`Returned on average`}
          </th>
          <td className="py-1.5 text-right font-bold">{returns}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface OddsRow {
  /** The choice, or '' where all bets of the play are alike. */
  readonly bet: string;
  readonly tier: string;
  readonly units: bigint;
  readonly wins: Rational;
}

/** Each kind of win, the most right first. */
const rowsOf = (chances: readonly Chance[]): OddsRow[] =>
  chances.flatMap(({ bet, units, expected }) =>
    expected
      .filter(({ tier }) => tier !== 'push')
      .map(({ tier, wins }) => ({ bet, tier, units, wins }))
      .toReversed(),
  );
