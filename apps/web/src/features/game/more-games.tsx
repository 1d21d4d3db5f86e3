import { useLingui } from '@lingui/react/macro';
import { gameListRecent } from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import Shapes from 'lucide-react/icons/shapes';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { gamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { GameRail } from '../../parts/catalogue/game-rail.tsx';

/** As many as one row of a wide screen shows, and some to come. */
const SIMILAR = 12;
const RECENT = 12;

interface MoreGamesProps {
  game: Game;
  /** Of its theme first, as the operator suggests them. */
  suggestions: readonly Game[];
}

/** What to play after this game: games like it, and what the player has played lately. */
export function MoreGames({ game, suggestions }: MoreGamesProps) {
  const { t } = useLingui();
  const recent = useRecent(game);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6 px-3 py-5 md:px-6">
      <GameRail
        title={t`Similar games`}
        reason={t`By theme and provider`}
        icon={<Shapes size={20} />}
        games={useSimilar(game, suggestions)}
      />
      {recent && (
        <GameRail title={t`Recently played`} icon={<History size={20} />} games={recent} />
      )}
    </div>
  );
}

/** The suggested games, then others of the same provider; never the game itself, and none twice. */
function useSimilar(game: Game, suggestions: readonly Game[]): readonly Game[] {
  const { gameType, vassalage } = game;
  const filter = { gameType, vassalage, sort: 'popular', pageNo: 1, pageSize: SIMILAR } as const;
  const { data } = useQuery(gamesQuery(useServices(), filter));
  const ofVendor = data ? gamesOf(data).games.filter(({ maintenance }) => !maintenance) : [];
  const all = [...suggestions, ...ofVendor].filter(({ nodeId }) => nodeId !== game.nodeId);
  const byNode = new Map(all.map((each) => [each.nodeId, each]));
  return [...byNode.values()].slice(0, SIMILAR);
}

/** Undefined until they are known; not the game that is open. */
function useRecent({ nodeId }: Game): readonly Game[] | undefined {
  const query = { pageNo: 1, pageSize: RECENT };
  const { data } = useQuery(callQuery(useServices(), gameListRecent, { query }));
  return data?.list.filter((each) => each.nodeId !== nodeId);
}
