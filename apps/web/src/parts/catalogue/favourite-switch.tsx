import { useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { useRouter } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useServices } from '../../lib/services.ts';
import { toggleFavourite } from './favourites.ts';
import { markAfterLogin } from './mark-after-login.ts';
import { useFavouriteMark } from './use-favourite-mark.ts';

interface FavouriteSwitchProps {
  game: Game;
  /** Of its place on the tile. */
  className: string;
}

/** Marks a game as a favourite, or takes the mark away. A visitor is asked to log in first, and stays on the page. */
export function FavouriteSwitch({ game, className }: FavouriteSwitchProps) {
  const { t } = useLingui();
  const services = useServices();
  const router = useRouter();
  const mark = useFavouriteMark(game.nodeId);
  if (mark === 'none') return null;
  const marked = mark === 'marked';
  const name = game.gameName;
  const press = () =>
    services.session.token() === null
      ? markAfterLogin(router, game)
      : toggleFavourite(services, game);
  return (
    <div className={className}>
      <button
        type="button"
        aria-pressed={marked}
        aria-label={t`Favourite: ${name}`}
        onClick={() => void press()}
        // A landscape picture is low on a phone: there the heart is in its very corner, clear of the animal's head.
        className="group/switch grid size-11 place-items-center rounded-full outline-offset-[-4px] tile-landscape:max-sm:items-start tile-landscape:max-sm:justify-items-end tile-landscape:max-sm:p-1"
      >
        <span className="grid size-8 place-items-center max-sm:size-7 rounded-full bg-scrim/60 text-on-art transition-colors duration-150 group-hover/switch:bg-scrim">
          <Heart size={18} fill={marked ? 'currentColor' : 'none'} className="max-sm:size-4" />
        </span>
      </button>
    </div>
  );
}
