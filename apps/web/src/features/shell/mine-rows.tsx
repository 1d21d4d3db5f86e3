import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { sideRowClass, sideTextClass } from '../../lib/side-row.ts';
import { useOffer } from '../../parts/catalogue/use-offer.ts';
import { useMember } from '../../parts/identity/use-session.ts';

/** In a narrow menu a long name takes two lines. */
const nameClass = `${sideTextClass} @max-[12rem]/side:whitespace-normal`;

/** The ways to the member's own games, of whatever category. An affiliate has none. */
export function MineRows() {
  const { t } = useLingui();
  const { recentGames } = useServices().boot.status.settings;
  const [first] = useOffer();
  const member = useMember();
  if (!first || (member !== null && !plays(member))) return null;
  const { lobby } = first;
  return (
    <>
      <li>
        <Link
          to="/$lobby"
          params={{ lobby }}
          search={{ mine: 'favourites' }}
          title={t`Favourites`}
          className={sideRowClass}
        >
          <Heart size={20} className="shrink-0" />
          <span className={nameClass}>
            <Trans>Favourites</Trans>
          </span>
        </Link>
      </li>
      {recentGames > 0 && (
        <li>
          <Link
            to="/$lobby"
            params={{ lobby }}
            search={{ mine: 'recent' }}
            title={t`Recently played`}
            className={sideRowClass}
          >
            <History size={20} className="shrink-0" />
            <span className={nameClass}>
              <Trans>Recently played</Trans>
            </span>
          </Link>
        </li>
      )}
    </>
  );
}
