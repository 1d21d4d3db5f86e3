import { CallError } from '@palpite/contract/call-error.ts';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { openedDraw } from '@palpite/contract/lottery.ts';
import {
  lotteryGetGame,
  lotteryGetIssue,
  lotteryGetMenu,
  lotteryGetProof,
  lotteryGetVietnamMenu,
  lotteryListDraws,
  lotteryListLastDraws,
  lotteryListPopular,
  lotteryListVietnamDraws,
  lotteryListVietnamRecent,
} from '@palpite/contract/lottery.ts';
import type { Query } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';
import type { PrizeMode } from './lottery-search.ts';

export type OpenedDraw = InferOutput<typeof openedDraw>;

/** Draws of one game that its statistics look at (spec section 9). */
export const DRAWS = 100;
const POPULAR_LOTTERIES = 20;
/** A game's plays and prices change by command, and the operator refuses a bet at another price. */
const GAME_STALE_MILLISECONDS = 60_000;
/** After a close the next issue is on sale at once; numbers come some seconds later. */
const AFTER_CLOSE_MILLISECONDS = 1_500;
const AWAITING_MILLISECONDS = 5_000;
/** A browser's timer holds no more than 2³¹ milliseconds. */
const LONGEST_MILLISECONDS = 6 * 60 * 60_000;

/** Whether the games of this group are Vietnam's: drawn once a day, all their results open to visitors. */
export const isVietnam = (gameGroupCode: string) => gameGroupCode.startsWith('vn-');

/** Whether a game is Vietnam's, by the type of account that it is opened with. */
export const isVietnamAccount = (accountTypeName: string) => accountTypeName !== 'ELOTT';

export function lotteryMenuQuery(services: Services, prizeMode?: PrizeMode) {
  return callQuery(services, lotteryGetMenu, { query: { prizeMode } });
}

export function vietnamMenuQuery(services: Services) {
  return callQuery(services, lotteryGetVietnamMenu, { query: { prizeMode: 'SEA', device: 'WEB' } });
}

export function popularLotteriesQuery(services: Services, prizeMode?: PrizeMode) {
  const language = services.texts.language();
  return callQuery(services, lotteryListPopular, {
    query: { count: POPULAR_LOTTERIES, prizeMode, device: 'WEB', language },
  });
}

/** For members and guests only. */
export function recentLotteriesQuery(services: Services) {
  return callQuery(services, lotteryListVietnamRecent, {});
}

/** @param prizeLevel that its plays are priced at; the highest without it */
export function lotteryGameQuery(services: Services, gameCode: string, prizeLevel?: number) {
  const query = prizeLevel === undefined ? { gameCode } : { gameCode, prizeLevel };
  return {
    ...callQuery(services, lotteryGetGame, { query }),
    staleTime: GAME_STALE_MILLISECONDS,
  };
}

/** Whether the operator has no lottery of that code. */
export const isNoLottery = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'game_not_found';

/** The issue on sale. It asks again when that closes, so it is right without the live connection too. */
export function issueQuery(services: Services, gameCode: string) {
  const asked = callQuery(services, lotteryGetIssue, { query: { gameCode } });
  return {
    ...asked,
    refetchInterval({ state: { data } }: Pick<Query<IssueAnswer>, 'state'>): number | false {
      if (!data) return false;
      const untilClose = (data.secondsLeft ?? Number.POSITIVE_INFINITY) * 1_000;
      const wait = Math.min(untilClose + AFTER_CLOSE_MILLISECONDS, LONGEST_MILLISECONDS);
      return isDue(data) ? Math.min(wait, AWAITING_MILLISECONDS) : wait;
    },
  };
}

type IssueAnswer = ValueOutput<typeof lotteryGetIssue>;

/** Numbers that are to be here by now: not those of a draw that is hours late. */
function isDue({ awaiting, serverTime }: IssueAnswer): boolean {
  const now = Date.parse(serverTime);
  return awaiting.some(({ drawsAt }) => Math.abs(now - Date.parse(drawsAt)) < 10 * 60_000);
}

/** A game's last draws: Vietnam's for everybody, those of the others for members and guests. */
export function drawsQuery(
  services: Services,
  { gameCode, gameGroupCode, count = DRAWS }: DrawsOf,
) {
  const query = { gameCode, count };
  return isVietnam(gameGroupCode)
    ? callQuery(services, lotteryListVietnamDraws, { query })
    : callQuery(services, lotteryListDraws, { query });
}

/** A game's last draws as anyone sees them: of Vietnam a hundred, of the others twenty. */
export function openDrawsQuery(services: Services, { gameCode, gameGroupCode }: DrawsOf) {
  return isVietnam(gameGroupCode)
    ? drawsQuery(services, { gameCode, gameGroupCode })
    : callQuery(services, lotteryListLastDraws, { query: { gameCode } });
}

export interface DrawsOf {
  readonly gameCode: string;
  readonly gameGroupCode: string;
  readonly count?: number;
}

export function proofQuery(services: Services, gameCode: string, numero: string) {
  return callQuery(services, lotteryGetProof, { query: { gameCode, numero } });
}
