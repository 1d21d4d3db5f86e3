import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { FamilySign, isFamily } from '../../parts/lottery/family-picture.tsx';
import type { HallGroup } from './hall-group.ts';
import { MenuCountdown } from './menu-countdown.tsx';

interface FastStripProps {
  families: readonly HallGroup[];
}

/** The fastest game of each family with its running clock, in one line: on a phone it scrolls sideways. */
export function FastStrip({ families }: FastStripProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Draws every few minutes`}>
      <ul className="no-scrollbar relative grid auto-cols-[minmax(11rem,1fr)] grid-flow-col gap-2 overflow-x-auto max-sm:-mx-3 max-sm:px-3">
        {families.map(({ gameGroupCode, gameMenus: [game] }) =>
          game ? (
            <li key={gameGroupCode}>
              <Link
                {...lotteryTarget(game)}
                className="flex h-15 items-center gap-2.5 rounded-card border border-border bg-surface px-2.5 hover:text-accent-strong focus-visible:-outline-offset-2"
              >
                {isFamily(gameGroupCode) && <FamilySign family={gameGroupCode} />}
                <span className="grid min-w-0 content-center">
                  <span className="truncate text-13 font-semibold">{game.gameName}</span>
                  <span className="flex h-6 items-center">
                    <MenuCountdown game={game} />
                  </span>
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
