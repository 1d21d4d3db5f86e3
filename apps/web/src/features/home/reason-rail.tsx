import { useLingui } from '@lingui/react/macro';
import { minStakeMinor } from '@palpite/domain/stakes.ts';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { type GameFilter, gamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';
import { RAIL_SIZE } from './home-queries.ts';
import { LaterRail } from './later-rail.tsx';
import type { ReasonRailName } from './reason-rails.ts';
import { useRailWords } from './use-rail-words.ts';

/** Fewer games are no row. */
const LEAST_GAMES = 5;

interface ReasonRailProps {
  rail: ReasonRailName;
  /** The lobby that the games are in, and that "See all" opens under the same filter. */
  entry: OfferedCategory;
}

/** Games that share what the row is named for, the most popular first. */
export function ReasonRail({ rail, entry }: ReasonRailProps) {
  const { filter, title: standard, reason: why } = useReasons()[rail];
  const { title, reason = why } = useRailWords(rail, standard);
  const page = { gameType: entry.category, pageNo: 1, pageSize: RAIL_SIZE };
  const { minBet } = filter;
  return (
    <LaterRail
      query={gamesQuery(useServices(), { ...page, ...filter })}
      least={LEAST_GAMES}
      byPopularity={filter.sort === 'popular'}
      byAge={filter.sort === 'newest'}
      title={title}
      reason={reason}
      more={
        <Link
          to="/$lobby"
          params={{ lobby: entry.lobby }}
          search={{ ...filter, minBet: minBet === undefined ? undefined : Number(minBet) }}
          className={moreLinkClass}
        >
          <MoreText of={title} />
        </Link>
      }
    />
  );
}

type ReasonFilter = Pick<GameFilter, 'feature' | 'minBet' | 'minReturn' | 'newWithin'> & {
  sort: 'popular' | 'newest';
};

interface Reason {
  filter: ReasonFilter;
  title: string;
  reason: string;
}

/** What each row's games share, and the words for it. */
function useReasons(): Record<ReasonRailName, Reason> {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = useServices().boot.status;
  const least = minStakeMinor(currency, 'low').toString();
  const amount = moneyText(least, currency);
  const percent = i18n.number(0.965, { style: 'percent', maximumFractionDigits: 1 });
  return {
    freeSpins: {
      filter: { feature: 'free-spins', sort: 'popular' },
      title: t`With free spins`,
      reason: t`A round in these games can win free spins`,
    },
    lowStake: {
      filter: { minBet: least, sort: 'popular' },
      title: t`From ${amount} a round`,
      reason: t`The lowest minimum bet here`,
    },
    highReturn: {
      filter: { minReturn: '96.5', sort: 'popular' },
      title: t`Return of ${percent} or more`,
      reason: t`What a game returns of all stakes over a very long time, as its provider states it`,
    },
    thisWeek: {
      filter: { newWithin: '7', sort: 'newest' },
      title: t`New this week`,
      reason: t`Added in the last seven days`,
    },
  };
}
