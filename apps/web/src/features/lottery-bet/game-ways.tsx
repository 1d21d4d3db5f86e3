import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { useServices } from '../../lib/services.ts';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import {
  issueQuery,
  isVietnam,
  lotteryMenuQuery,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { nextStations } from '../../parts/lottery/next-stations.ts';
import type { LotteryOffer } from './board/offer.ts';

interface GameWaysProps {
  path: LotteryPath;
  game: LotteryOffer;
  /** The code of the play on the board, which the other games have too. */
  play: string;
}

/** What was drawn last, and the games next to this one: the other clocks of its family, the stations of the region's day. */
export function GameWays({ path, game, play }: GameWaysProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
      {game.kind !== 'north' && <Siblings path={path} game={game} play={play} />}
      <LastDraw game={game} />
    </div>
  );
}

function Siblings({ path, game, play }: GameWaysProps) {
  const { t } = useLingui();
  const services = useServices();
  const { gameCode, gameGroupCode } = game;
  const ofVietnam = isVietnam(gameGroupCode);
  const vietnam = useQuery({ ...vietnamMenuQuery(services), enabled: ofVietnam });
  const fast = useQuery({ ...lotteryMenuQuery(services, 'Elott'), enabled: !ofVietnam });
  const menu = ofVietnam ? vietnam : fast;
  const all =
    menu.data?.gameMenus.find((group) => group.gameGroupCode === gameGroupCode)?.gameMenus ?? [];
  const near = ofVietnam ? nextStations(all) : all;
  const shown = all.filter((one) => near.includes(one) || one.gameCode === gameCode);
  if (menu.isPending) return <Skeleton className="h-11 w-60" />;
  if (shown.length < 2) return null;
  return (
    <nav
      aria-label={ofVietnam ? t`Stations of this day` : t`Other clocks of this game`}
      className={tabRowClass}
    >
      {shown.map((one) => (
        <ChoiceLink
          key={one.gameCode}
          to={path}
          search={{ gameCode: one.gameCode, playType: play }}
          resetScroll={false}
          current={one.gameCode === gameCode}
          className={tabClass}
        >
          {one.gameName}
        </ChoiceLink>
      ))}
    </nav>
  );
}

function LastDraw({ game: { gameCode, kind } }: { game: LotteryOffer }) {
  const { t } = useLingui();
  const { data } = useQuery(issueQuery(useServices(), gameCode));
  const last = data?.last;
  if (!last) return null;
  const { numero } = last;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <span className="text-13 text-muted">{t`Last draw ${numero}`}</span>
      <DrawnNumbers kind={kind} draw={last} size="sm" />
    </div>
  );
}
