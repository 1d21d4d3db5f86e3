import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { useCategoryName } from '../../parts/catalogue/use-category-name.ts';

export function LobbyHeading({ segment }: { segment: LobbySegment }) {
  const nameOf = useCategoryName();
  return (
    <h1 className="display -my-0.5 truncate py-0.5 max-md:mb-0 text-20 shell-top:uppercase md:text-32">
      {nameOf(LOBBY_CATEGORIES[segment])}
    </h1>
  );
}
