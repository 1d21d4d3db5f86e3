import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { PageBanners } from '../../parts/catalogue/page-banners-later.tsx';
import { isVietnam } from '../../parts/lottery/lottery-queries.ts';
import type { LotterySearch, PrizeMode } from '../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { FamilyCard } from './family-card.tsx';
import { FastStrip } from './fast-strip.tsx';
import type { HallGroup } from './hall-group.ts';
import { HallOffset } from './hall-offset.tsx';
import { HallSky } from './hall-sky.tsx';
import { hallQuery, popularMode } from './load-hall.ts';
import { MineLotteries } from './mine-lotteries.tsx';
import { useDrawSky } from './use-draw-sky.ts';
import { WayHome } from './way-home.tsx';

interface HallScreenProps {
  path: LotteryPath;
  prizeMode: PrizeMode | undefined;
  mine: LotterySearch['mine'];
}

/** All lotteries of a menu by group, each with its countdown and what it drew last. */
export function HallScreen({ path, prizeMode, mine }: HallScreenProps) {
  const { t } = useLingui();
  const menu = useQuery(hallQuery(useServices(), path, prizeMode));
  const title = {
    '/lottery': t`Lotteries`,
    '/vnlottery': t`Vietnam lotteries`,
    '/elott': t`Electronic lotteries`,
  }[path];
  const groups = menu.data?.gameMenus ?? [];
  return (
    <>
      {path === '/vnlottery' && <WayHome />}
      {path === '/elott' && <PageBanners wide />}
      {menu.isPending && (
        <>
          <h1 className="text-24 font-bold">{title}</h1>
          <Skeleton className="h-96 w-full" />
        </>
      )}
      {menu.isError && !menu.data && (
        <LoadFailed
          title={t`The lotteries could not be loaded`}
          headingLevel={1}
          error={menu.error}
          busy={menu.isFetching}
          onRetry={() => void menu.refetch()}
        />
      )}
      {menu.data && groups.length === 0 && (
        <EmptyState
          headingLevel={1}
          picture={<Ticket size={36} />}
          title={t`There are no lotteries of this kind here`}
        />
      )}
      {groups.length > 0 && (
        <Hall
          path={path}
          title={title}
          groups={groups}
          prizeMode={popularMode(path, prizeMode)}
          mine={mine}
        />
      )}
    </>
  );
}

interface HallProps extends HallScreenProps {
  title: string;
  groups: readonly HallGroup[];
}

function Hall({ path, title, groups, prizeMode, mine }: HallProps) {
  const { t } = useLingui();
  const { isRegionsFirst } = useDrawSky();
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  const regions = groups.filter(({ gameGroupCode }) => isVietnam(gameGroupCode));
  const families = groups.filter(({ gameGroupCode }) => !isVietnam(gameGroupCode));
  const leadsSky = regions.length > 0 && (isRegionsFirst || families.length === 0);
  const fast = families.length > 0 && <Families families={families} />;
  return (
    <HallOffset gameCode={games[0]?.gameCode ?? ''}>
      {leadsSky ? (
        <>
          <HallSky title={title} regions={regions} />
          {families.length > 0 && <FastStrip families={families} />}
        </>
      ) : (
        <>
          <h1 className="font-display text-24 font-bold md:text-32">{title}</h1>
          {fast}
          {regions.length > 0 && (
            <HallSky title={t`Vietnam lotteries`} titleLevel={2} regions={regions} />
          )}
        </>
      )}
      <MineLotteries path={path} groups={groups} prizeMode={prizeMode} mine={mine} />
      {leadsSky && fast}
      <p className="text-13 text-muted">
        {t`Past draws change nothing about the next one. Play only what you can afford to lose.`}
      </p>
    </HallOffset>
  );
}

interface FamiliesProps {
  families: readonly HallGroup[];
}

function Families({ families }: FamiliesProps) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="families" className="flex flex-col gap-3">
      <div>
        <h2
          id="families"
          className="mb-1 font-display text-20 font-bold md:text-24"
        >{t`Draws every few minutes`}</h2>
        <p className="text-14 text-muted">{t`Every 1, 3 and 5 minutes, all day. Each draw is sealed before its sales open.`}</p>
      </div>
      <ul className="grid gap-(--tile-gap) sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {families.map((group) => (
          <li key={group.gameGroupCode}>
            <FamilyCard group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}
