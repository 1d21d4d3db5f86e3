import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChoiceLink } from '../../../lib/choice-link.tsx';
import { useServices } from '../../../lib/services.ts';
import {
  isVietnam,
  lotteryMenuQuery,
  vietnamMenuQuery,
} from '../../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { stationsOfDay } from '../../../parts/lottery/next-stations.ts';
import type { LotteryOffer } from '../offer/offer.ts';

export interface GameWaysProps {
  path: LotteryPath;
  game: LotteryOffer;
  /** The code of the play on the board, which the other games have too. */
  play: string;
}

/** The games next to this one: the other clocks of its family, the stations of the region's day. */
export function GameWays({ path, game, play }: GameWaysProps) {
  const { t } = useLingui();
  const services = useServices();
  const { gameCode, gameGroupCode } = game;
  const ofVietnam = isVietnam(gameGroupCode);
  const vietnam = useQuery({ ...vietnamMenuQuery(services), enabled: ofVietnam });
  const fast = useQuery({ ...lotteryMenuQuery(services, 'Elott'), enabled: !ofVietnam });
  const menu = ofVietnam ? vietnam : fast;
  const all =
    menu.data?.gameMenus.find((group) => group.gameGroupCode === gameGroupCode)?.gameMenus ?? [];
  const shown = ofVietnam ? stationsOfDay(all, gameCode) : all;
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
