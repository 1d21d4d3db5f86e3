import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SearchAnswer } from '../../parts/catalogue/search-query.ts';

/** "171 of 3,000 games": how many a search found, and of how many. */
export function useCountText() {
  const { t, i18n } = useLingui();
  return ({ foundGames, totalGames }: Pick<SearchAnswer, 'foundGames' | 'totalGames'>) => {
    const found = i18n.number(foundGames);
    return t`${plural(totalGames, { one: `${found} of # game`, other: `${found} of # games` })}`;
  };
}
