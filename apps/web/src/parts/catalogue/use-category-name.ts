import { useLingui } from '@lingui/react/macro';
import type { GameCategory } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { menuQuery } from './catalogue-queries.ts';
import { CATEGORY_TITLES } from './category-titles.ts';

/** The brand's name of a category of games, or the standard name where the brand's menu has none. */
export function useCategoryName(): (category: GameCategory) => string {
  const { i18n } = useLingui();
  const menu = useQuery(menuQuery(useServices(), 'home')).data?.menu ?? [];
  return (category) =>
    menu.find(({ gameCategory }) => gameCategory === category)?.labelName ??
    i18n._(CATEGORY_TITLES[category]);
}
