import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { SuggestedGames } from '../../parts/catalogue/suggested-games.tsx';
import { GameFailure } from './game-failure.tsx';

/** As many as an operator suggests for an existing game. */
const SUGGESTED = 6;

/** A game that is no longer offered: a retry changes nothing, so it suggests popular games. */
export function GameGone() {
  const { t } = useLingui();
  return (
    <GameFailure title={t`This game is not here`} after={<PopularGames />}>
      <Trans>It may have left the catalogue, or the link is not right. Nothing was staked.</Trans>
    </GameFailure>
  );
}

/** The address names no game. */
export function NoGame() {
  const { t } = useLingui();
  return (
    <GameFailure title={t`There is no game at this address`} after={<PopularGames />}>
      <Trans>The link may be old or incomplete. Choose a game from the list.</Trans>
    </GameFailure>
  );
}

function PopularGames() {
  const { data } = useQuery(hotGamesQuery(useServices()));
  return <SuggestedGames games={data?.list.slice(0, SUGGESTED)} />;
}
