import { useLingui } from '@lingui/react/macro';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { useOffer } from '../../parts/catalogue/use-offer.ts';
import { LOBBY_TITLES } from './lobby-titles.ts';

/** The brand's name of the category, or the standard name when no vendor offers it. */
export function LobbyHeading({ segment }: { segment: LobbySegment }) {
  const { i18n } = useLingui();
  const category = LOBBY_CATEGORIES[segment];
  const offered = useOffer().find((entry) => entry.category === category);
  return (
    <h1 className="display -my-0.5 truncate py-0.5 text-20 shell-top:uppercase md:text-32">
      {offered?.name ?? i18n._(LOBBY_TITLES[segment].title)}
    </h1>
  );
}
