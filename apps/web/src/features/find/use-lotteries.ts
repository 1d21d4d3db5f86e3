import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { lotteryMenuQuery } from '../../parts/lottery/lottery-queries.ts';
import type { NamedLottery } from './found-lists.tsx';
import { namesMatch } from './text-match.ts';

/** The most lotteries that are listed: the page of lotteries has them all. */
const MOST = 5;

/** The lotteries that a text names, by themselves or by their group. None while, or when, their menu is missing. */
export function useLotteries(text: string): readonly NamedLottery[] {
  const menu = useQuery({ ...lotteryMenuQuery(useServices()), enabled: text !== '' });
  const groups = menu.data?.gameMenus ?? [];
  return groups
    .flatMap(({ labelName, gameMenus }) =>
      gameMenus.map((game) => ({ ...game, groupName: labelName })),
    )
    .filter(({ gameName, groupName }) => namesMatch(text, [gameName, groupName]))
    .slice(0, MOST);
}
