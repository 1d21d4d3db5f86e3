import type { LotteryGame } from '@palpite/contract/game.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import {
  drawsQuery,
  type OpenedDraw,
  vietnamMenuQuery,
} from '../../parts/lottery/lottery-queries.ts';

/** What a station of a region drew on one day. */
export interface StationDraw {
  readonly gameCode: string;
  readonly gameName: string;
  readonly draw: OpenedDraw;
}

const DAY_MILLISECONDS = 86_400_000;

/** Days between two issues of Vietnam, which are named by their day: `20261127`. */
export function daysBetween(one: string, other: string): number {
  const day = (numero: string) =>
    Date.UTC(Number(numero.slice(0, 4)), Number(numero.slice(4, 6)) - 1, Number(numero.slice(6)));
  return (day(other) - day(one)) / DAY_MILLISECONDS;
}

/** Whether a station draws on that day of the week, as its other issues show. */
function drawsOn({ nextDraw, awaiting, lastDraw }: LotteryGame, numero: string): boolean {
  return [nextDraw, awaiting, lastDraw].some(
    (issue) => issue !== null && daysBetween(numero, issue.numero) % 7 === 0,
  );
}

/** Draws of a station that are asked for beyond those since the one that is shown: some have two a week. */
const SPARE = 2;

/**
 * What the stations of a game's region drew with it, in the menu's order; undefined until it is known. Where that cannot be
 * loaded, only its own.
 * @param age how many draws of the game are newer
 */
export function useSisterDraws(
  game: LotteryOffer,
  draw: OpenedDraw | undefined,
  age: number,
): readonly StationDraw[] | undefined {
  const services = useServices();
  const { gameCode, gameName, gameGroupCode } = game;
  const isShared = game.kind === 'south' && draw !== undefined;
  const menu = useQuery({ ...vietnamMenuQuery(services), enabled: isShared });
  const region = menu.data?.gameMenus.find((group) => group.gameGroupCode === gameGroupCode);
  const numero = draw?.numero ?? '';
  const stations = (region?.gameMenus ?? []).filter(
    (station) => station.gameCode !== gameCode && drawsOn(station, numero),
  );
  const count = Math.min(100, 2 * age + SPARE);
  const asked = useQueries({
    queries: stations.map((station) =>
      drawsQuery(services, { gameCode: station.gameCode, gameGroupCode, count }),
    ),
  });
  if (!draw) return undefined;
  const own = { gameCode, gameName, draw };
  if (!isShared) return [own];
  if (menu.isPending || asked.some(({ isPending }) => isPending)) return undefined;
  const others = stations.flatMap((station, at) => {
    const found = asked[at]?.data?.list.find((one) => one.numero === numero);
    return found ? [{ gameCode: station.gameCode, gameName: station.gameName, draw: found }] : [];
  });
  const order = region?.gameMenus.map((station) => station.gameCode) ?? [];
  return [own, ...others].toSorted(
    (one, other) => order.indexOf(one.gameCode) - order.indexOf(other.gameCode),
  );
}
