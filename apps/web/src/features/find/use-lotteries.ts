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
  /** Before those of a group that is called so. */
  const isNamed = ({ gameName }: NamedLottery) => namesMatch(text, [gameName]);
  const groups = menu.data?.gameMenus ?? [];
  return groups
    .flatMap(({ labelName, gameMenus }) =>
      gameMenus.map((game) => ({ ...game, groupName: labelName })),
    )
    .filter(({ gameName, groupName }) => namesMatch(text, [gameName, groupName]))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .slice(0, MOST);
}
