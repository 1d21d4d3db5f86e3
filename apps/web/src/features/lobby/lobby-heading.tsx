import { useLingui } from '@lingui/react/macro';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { useOffer } from '../../parts/catalogue/use-offer.ts';
import { LOBBY_TITLES } from './lobby-titles.ts';

/** The brand's name of the category, or the standard name when no vendor offers it. */
export function LobbyHeading({ segment }: { segment: LobbySegment }) {
  const { i18n } = useLingui();
  const category = LOBBY_CATEGORIES[segment];
  const offered = useOffer().find((entry) => entry.category === category);
  return (
    <h1 className="flex items-center gap-2.5 text-20 font-bold md:text-24">
      <span className="text-accent-strong">
        <CategoryIcon category={category} size={24} />
      </span>
      {offered?.name ?? i18n._(LOBBY_TITLES[segment].title)}
    </h1>
  );
}
