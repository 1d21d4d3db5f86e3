import { useLingui } from '@lingui/react/macro';
import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { drawsQuery, isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import { playFullName, playName } from '../../../parts/lottery/play-names.ts';
import { symbolOfKey } from '../board/cell-key.ts';
import { findPlay } from '../lines/counted.ts';
import { playHistory } from '../marks/play-history.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { useBetText } from '../offer/use-bet-text.ts';

const SHOWN = 8;

/** What an empty slip has room for: the player's last bet here, and which numbers came most. */
export function SlipIdle({ game, last }: { game: LotteryOffer; last: LotteryBet | undefined }) {
  return (
    <div className="flex w-full flex-col gap-4 pt-2 text-left">
      {last && <LastBet game={game} bet={last} />}
      {isVietnam(game.gameGroupCode) && <CameMost game={game} />}
    </div>
  );
}

function LastBet({ game, bet }: { game: LotteryOffer; bet: LotteryBet }) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const { selectionWords } = useBetText(currency);
  const play = findPlay(game, bet.play);
  return (
    <section className="border-t border-dashed border-border pt-3">
      <h3 className="text-13 font-semibold text-muted">{t`Your last bet here`}</h3>
      <p className="text-13">{play ? playFullName(i18n, play.row) : playName(i18n, bet.play)}</p>
      <p className="flex items-baseline justify-between gap-3">
        <b className="line-clamp-2 min-w-0 tabular wrap-anywhere">
          {selectionWords(play?.row.area, bet.selection)}
        </b>
        <span className="shrink-0 tabular">{moneyText(bet.stakeMinor, currency)}</span>
      </p>
    </section>
  );
}

/** The numbers of the game's first play by how often they came. */
function CameMost({ game }: { game: LotteryOffer }) {
  const { t } = useLingui();
  const { gameCode, gameGroupCode, plays } = game;
  const { data } = useQuery(drawsQuery(useServices(), { gameCode, gameGroupCode }));
  const row = plays.find((play) => play.row.area.kind === 'pool')?.row;
  if (!data || !row || data.list.length === 0) return null;
  const most = [...playHistory(row, data.list)]
    .map(([key, { times }]) => ({ number: symbolOfKey(key), times }))
    .toSorted((one, other) => other.times - one.times)
    .slice(0, SHOWN);
  const count = data.list.length;
  return (
    <section className="border-t border-dashed border-border pt-3">
      <h3 className="pb-1.5 text-13 font-semibold text-muted">{t`Came most often in ${count} draws`}</h3>
      <ol className="grid grid-cols-4 gap-1.5">
        {most.map(({ number, times }) => (
          <li
            key={number}
            className="flex items-baseline justify-center gap-1 rounded-box bg-raised py-1 tabular"
          >
            <b>{number}</b>
            <span className="text-12 text-muted">{`×${times}`}</span>
          </li>
        ))}
      </ol>
      <p className="pt-1.5 text-12 text-muted">
        {t`They change nothing: every number keeps its chance.`}
      </p>
    </section>
  );
}
