import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { factsOf } from '@palpite/lottery/price.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { choiceName } from '../../../parts/lottery/play-names.ts';
import { oddsText } from '../../../parts/lottery/odds-text.ts';
import { percentText, returnsText } from '../offer/odds-text.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { ruleSentences } from './rule-text.ts';
import { WorkedExample } from './worked-example.tsx';

interface PlayHelpProps {
  game: LotteryOffer;
  play: OfferedPlay;
}

/** How a play works: its rule, what a bet costs, how likely it wins, what it returns, an example. Opened on demand. */
export function PlayHelp({ game, play }: PlayHelpProps) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const returns = returnsText(i18n, play);
  return (
    <details
      className="group rounded-box border border-border bg-surface"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 px-3 text-14 font-semibold">
        <span className="min-w-0 flex-1">{t`How this play works · returns ${returns}`}</span>
        <ChevronDown size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {/* The counting of some plays takes a while: only for a reader. */}
      {open && <Help game={game} play={play} />}
    </details>
  );
}

function Help({ game, play }: PlayHelpProps) {
  const { t, i18n } = useLingui();
  const facts = factsOf(play.row);
  return (
    <div className="flex flex-col gap-4 border-t border-border px-3 py-3 text-14">
      <p>{ruleSentences(i18n, play.row).join(' ')}</p>
      <Chances play={play} facts={facts} />
      <Odds play={play} />
      <WorkedExample game={game} play={play} example={facts.example} />
      <p className="text-13 text-muted">
        {t`By keyboard: arrows move on the board, Space chooses, Shift with an arrow chooses a range, digits go to their number, Ctrl+A chooses all.`}
      </p>
    </div>
  );
}

/** What a bet costs, how likely it wins and what it returns; choices that differ are rows. */
function Chances({ play, facts }: { play: OfferedPlay; facts: ReturnType<typeof factsOf> }) {
  const { t, i18n } = useLingui();
  const named = facts.bets.some(({ bet }) => bet !== '');
  return (
    <div>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{t`What a bet costs, how likely it wins and what it returns`}</caption>
        <thead>
          <tr className="border-b border-border text-13 text-muted">
            {named && (
              <th scope="col" className="py-1.5 pr-2">
                {t`Choice`}
              </th>
            )}
            <th scope="col" className="py-1.5 pr-2">{t`Costs`}</th>
            <th scope="col" className="py-1.5 pr-2 text-right">{t`Wins with a chance of`}</th>
            <th scope="col" className="py-1.5 text-right">{t`Returns on average`}</th>
          </tr>
        </thead>
        <tbody className="tabular">
          {facts.bets.map(({ bet, units, winPercent, returnPercent }) => {
            const cost = Number(units);
            return (
              <tr key={bet} className="border-b border-border last:border-0">
                {named && (
                  <th scope="row" className="py-1.5 pr-2 font-semibold">
                    {choiceName(i18n, bet)}
                  </th>
                )}
                <td className="py-1.5 pr-2">
                  {t`${plural(cost, { one: '# unit', other: '# units' })}`}
                </td>
                <td className="py-1.5 pr-2 text-right">{percentText(i18n, winPercent, 4)}</td>
                <td className="py-1.5 text-right">{percentText(i18n, returnPercent, 2)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {play.row.stations > 1 && (
        <p className="pt-1 text-13 text-muted">{t`For each pair of stations.`}</p>
      )}
    </div>
  );
}

/** What each kind of win pays; the stake is in it. */
function Odds({ play: { row } }: { play: OfferedPlay }) {
  const { t, i18n } = useLingui();
  const { odds, rule } = row;
  const tiers = Object.entries(odds);
  const alike = new Set(Object.values(odds)).size === 1;
  const nameOf = (tier: string) => {
    if (tier === 'win') return t`A win`;
    if (rule.kind === 'wheel') return t`A group of ${tier}`;
    return rule.kind === 'hits' ? t`${tier} right` : choiceName(i18n, tier);
  };
  return (
    <div>
      <h2 className="font-semibold">{t`1 unit pays, stake included`}</h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 tabular">
        {(alike ? [['win', tiers[0]?.[1] ?? 0] as const] : tiers).map(([tier, value]) => (
          <li key={tier}>
            <span className="text-muted">{nameOf(tier)}</span> <b>{oddsText(i18n, value)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
