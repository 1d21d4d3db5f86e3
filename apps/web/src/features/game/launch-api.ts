import { CallError } from '@palpite/contract/call-error.ts';
import { gameGet } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { type LaunchAnswer, launchAddress, gameLaunch } from '@palpite/contract/launch.ts';
import { useQuery } from '@tanstack/react-query';
import { callQuery, MEMBER_KEY } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import type { SessionRecord } from '../../lib/session/session-record.ts';

/** A game that may be opened: its address has an origin that the operator has listed. */
export interface LaunchedGame {
  address: string;
  origin: string;
  name: string;
  display: LaunchAnswer['display'];
}

/** The operator answered with an address that must not be framed. */
export class ForeignGameError extends Error {}

/** A game of the catalogue by its node: its name before it opens, and the values for its launch. */
export function useCatalogueGame(nodeId: string) {
  return useQuery(callQuery(useServices(), gameGet, { query: { nodeId } }));
}

/**
 * Launches a game for the signed-in account. An address is valid once, so each opening and each reload (`attempt`)
 * fetches a new one, and nothing else does.
 */
export function useLaunch(game: Game, member: SessionRecord, attempt: number) {
  const { boot, client, texts } = useServices();
  return useQuery({
    queryKey: [MEMBER_KEY, 'launch', game.nodeId, member.account, attempt],
    queryFn: async ({ signal }): Promise<LaunchedGame> => {
      const answer = await client.call(gameLaunch, {
        signal,
        body: {
          launchMode: 'GLS',
          gameId: game.gameCode,
          nodeId: game.nodeId,
          accountType: 1,
          confirmTrans: 0,
          vassalage: game.vassalage,
          platform: 'html5-desktop',
          clientType: 3,
          username: member.username,
          token: member.token,
          merchantCode: boot.status.merchantCode,
          language: texts.language(),
        },
      });
      return checkedGame(answer, boot.status.gamesOrigins);
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: (error) => !(error instanceof CallError || error instanceof ForeignGameError),
  });
}

/** @throws ForeignGameError when the address is invalid, or not of a listed origin */
export function checkedGame(answer: LaunchAnswer, origins: readonly string[]): LaunchedGame {
  const address = launchAddress(answer);
  const origin = address !== null && URL.canParse(address) ? new URL(address).origin : null;
  if (!address || !origin || origin !== answer.frameOrigin || !origins.includes(origin)) {
    throw new ForeignGameError('The game’s address is not of a listed origin');
  }
  return { address, origin, name: answer.gameName, display: answer.display };
}
