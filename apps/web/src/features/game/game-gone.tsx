import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { SuggestedGames } from '../../parts/catalogue/suggested-games.tsx';
import { GameFailure } from './game-failure.tsx';

/** As many as an operator suggests for an existing game. */
const SUGGESTED = 6;

/** A game that is no longer offered: a retry changes nothing, so it suggests popular games. */
export function GameGone({ error }: { error: Error }) {
  const { t } = useLingui();
  const { data } = useQuery(hotGamesQuery(useServices()));
  return (
    <GameFailure
      title={t`The game could not be opened`}
      error={error}
      after={<SuggestedGames games={data?.list.slice(0, SUGGESTED)} />}
    />
  );
}
