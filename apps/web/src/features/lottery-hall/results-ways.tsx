import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { useServices } from '../../lib/services.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import {
  isVietnam,
  lotteryMenuQuery,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import type { HallGroup } from './hall-group.ts';
import { regionRows } from './region-rows.ts';

interface ResultsWaysProps {
  path: LotteryPath;
  game: LotteryOffer;
}

interface Way {
  readonly gameCode: string;
  readonly name: string;
  readonly isCurrent: boolean;
}

/** The results next to these: the other clocks of a family; Vietnam's regions, and the stations of this one. */
export function ResultsWays({ path, game }: ResultsWaysProps) {
  const { t } = useLingui();
  const { gameCode, gameGroupCode } = game;
  const services = useServices();
  const ofVietnam = isVietnam(gameGroupCode);
  const vietnam = useQuery({ ...vietnamMenuQuery(services), enabled: ofVietnam });
  const fast = useQuery({ ...lotteryMenuQuery(services, 'Elott'), enabled: !ofVietnam });
  const menu = ofVietnam ? vietnam : fast;
  if (menu.isPending) return <Skeleton className="h-11 w-60" />;
  const groups = menu.data?.gameMenus ?? [];
  const own = groups.find((group) => group.gameGroupCode === gameGroupCode)?.gameMenus ?? [];
  const near = ofVietnam ? stationsNear(own, gameCode) : own;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {ofVietnam && <Ways path={path} label={t`Regions`} ways={regionsOf(groups, game)} />}
      <Ways
        path={path}
        label={ofVietnam ? t`Stations of this region` : t`Other clocks of this game`}
        ways={near.map((one) => ({
          gameCode: one.gameCode,
          name: one.gameName,
          isCurrent: one.gameCode === gameCode,
        }))}
      />
    </div>
  );
}

/** Stations that drew on the region's last day, that draw next, and the one that is shown. */
function stationsNear(games: readonly LotteryGame[], gameCode: string): readonly LotteryGame[] {
  const { drawn, next, waiting } = regionRows(games);
  const near = new Set([...drawn, ...waiting, ...next]);
  return games.filter((game) => near.has(game) || game.gameCode === gameCode);
}

/** Each region leads to the station that drew last. */
function regionsOf(groups: readonly HallGroup[], { gameCode, gameGroupCode }: LotteryOffer): Way[] {
  return groups.flatMap((group) => {
    const isCurrent = group.gameGroupCode === gameGroupCode;
    const { drawn } = regionRows(group.gameMenus);
    const station = drawn[0] ?? group.gameMenus[0];
    if (!station) return [];
    return [
      { gameCode: isCurrent ? gameCode : station.gameCode, name: group.labelName, isCurrent },
    ];
  });
}

interface WaysProps {
  path: LotteryPath;
  label: string;
  ways: readonly Way[];
}

function Ways({ path, label, ways }: WaysProps) {
  if (ways.length < 2) return null;
  return (
    <nav aria-label={label} className="max-w-full min-w-0">
      <ul className={`${tabRowClass} max-md:-mr-3 max-md:pr-3`}>
        {ways.map(({ gameCode, name, isCurrent }) => (
          <li key={name}>
            <ChoiceLink
              to={path}
              search={{ gameCode, view: 'results' }}
              resetScroll={false}
              current={isCurrent}
              className={tabClass}
            >
              {name}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
