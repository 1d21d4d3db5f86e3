import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { tabClass } from '@palpite/ui/tabs.tsx';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { lobbyPart, type Mine } from './lobby-search.ts';

/** The member's own games from every category: favourites, and recently played. An affiliate has none. */
export function MineTabs({ selected }: { selected: Mine | undefined }) {
  const { t } = useLingui();
  const { recentGames } = useServices().boot.status.settings;
  const member = useMember();
  if (member !== null && !plays(member)) return null;
  return (
    <nav aria-label={t`My games`} className="relative shrink-0">
      <ul className="flex gap-1">
        <li>
          <MineTab mine="favourites" selected={selected} icon={<Heart size={18} />}>
            {t`Favourites`}
          </MineTab>
        </li>
        {recentGames > 0 && (
          <li>
            <MineTab mine="recent" selected={selected} icon={<History size={18} />}>
              {t`Recently played`}
            </MineTab>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface MineTabProps {
  mine: Mine;
  selected: Mine | undefined;
  icon: ReactNode;
  children: string;
}

/** On a narrow screen only the icon, so that the vendors next to it are visible. */
function MineTab({ mine, selected, icon, children }: MineTabProps) {
  return (
    <ChoiceLink
      to="."
      // Neither vendor nor filter applies to the member's own games.
      search={(search: object) => ({ ...search, ...lobbyPart({ mine }) })}
      resetScroll={false}
      current={selected === mine}
      title={children}
      className={classNames(tabClass, 'max-md:control-square-md max-md:justify-center max-md:px-0')}
    >
      {icon}
      <span className="max-md:sr-only">{children}</span>
    </ChoiceLink>
  );
}
