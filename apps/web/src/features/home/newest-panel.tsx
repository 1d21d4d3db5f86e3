import { Trans, useLingui } from '@lingui/react/macro';
import { gamesOf } from '@palpite/contract/game.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { GameLink } from '../../parts/catalogue/game-link.tsx';
import { useServices } from '../../lib/services.ts';
import { PANEL_SIZE, panelQuery } from './home-queries.ts';
import { StagePanel } from './stage-panel.tsx';

const PLACES = Array.from({ length: PANEL_SIZE }, (_, place) => place);

/** What came last, beside the stage of a brand whose operator has no lottery. */
export function NewestPanel() {
  const { t } = useLingui();
  const { data } = useQuery(panelQuery(useServices()));
  const games = data ? gamesOf(data).games : undefined;
  return (
    <StagePanel id="newest-panel" title={<Trans>New on the floor</Trans>} className="ink-2">
      <ol className="flex flex-1 flex-col justify-evenly px-5 py-2">
        {games
          ? games.map(({ gameName: name, ...game }) => (
              <li key={game.nodeId} className="relative flex items-center gap-3 py-1.5">
                <Picture
                  source={game.picture}
                  alt=""
                  sizes="3.25rem"
                  className="w-11 shrink-0 rounded-chip"
                />
                <span className="min-w-0">
                  <GameLink
                    game={game}
                    aria-label={t`Play ${name}`}
                    className="line-clamp-1 text-14 font-bold after:absolute after:inset-0 hover:underline"
                  >
                    {name}
                  </GameLink>
                  <span className="block truncate text-13 text-muted">{game.vendorName}</span>
                </span>
              </li>
            ))
          : PLACES.map((place) => <li key={place} className="h-17" />)}
      </ol>
    </StagePanel>
  );
}
