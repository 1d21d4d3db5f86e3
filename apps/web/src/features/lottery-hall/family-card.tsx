import { Trans, useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { Link } from '@tanstack/react-router';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import { useIssueClock } from '../../parts/lottery/issue-clock.ts';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import type { ServerOffset } from '../../parts/lottery/server-offset.ts';
import { FamilyPicture, isFamily } from './family-picture.tsx';
import { GameLink } from './game-link.tsx';
import type { HallGroup } from './hall-group.ts';

/** A family of fast draws: its three clocks, and what the fastest drew last. */
export function FamilyCard({
  group,
  serverOffset,
}: {
  group: HallGroup;
  serverOffset: ServerOffset;
}) {
  const { t } = useLingui();
  const { gameGroupCode, labelName, gameMenus } = group;
  const first = gameMenus[0];
  const about = {
    '5d': t`Five digits`,
    '11of5': t`Five balls of eleven`,
    k3: t`Three dice`,
    pk10: t`Ten boats to the finish`,
    keno: t`Twenty balls of eighty`,
  }[gameGroupCode];
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface">
      {isFamily(gameGroupCode) && <FamilyPicture family={gameGroupCode} />}
      <div className="px-4 pt-3 pb-2">
        <h3 className="font-display text-20 font-bold">{labelName}</h3>
        {about && <p className="text-13 text-muted">{about}</p>}
      </div>
      <ul className="border-y border-border">
        {gameMenus.map((game) => (
          <li
            key={game.gameCode}
            className="flex items-center gap-1 border-b border-border pl-4 last:border-0"
          >
            <GameLink game={game} serverOffset={serverOffset} className="min-h-11" />
          </li>
        ))}
      </ul>
      {first && (
        <div className="mt-auto flex flex-col gap-2 p-4">
          {isFamily(gameGroupCode) && (
            <LastNumbers gameCode={first.gameCode} kind={gameGroupCode} />
          )}
          <Link
            {...lotteryTarget(first, { view: 'results' })}
            className="flex min-h-8 items-center text-14 font-semibold text-accent-strong hover:underline touch:min-h-11"
          >
            <Trans>Results</Trans>
            <span className="sr-only">{`: ${labelName}`}</span>
          </Link>
        </div>
      )}
    </article>
  );
}

function LastNumbers({ gameCode, kind }: { gameCode: string; kind: Kind }) {
  const { t } = useLingui();
  const { last } = useIssueClock(gameCode);
  return (
    <div>
      <p className="mb-1.5 text-13 text-muted">{last ? t`Last draw` : t`No draw yet`}</p>
      {last && <DrawnNumbers kind={kind} draw={last} size="sm" />}
    </div>
  );
}
