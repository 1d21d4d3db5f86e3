import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { Button, type ButtonTone, IconButton } from '@palpite/ui/button.tsx';
import { useRouter } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import { useServices } from '../../lib/services.ts';
import { toggleFavourite } from './favourites.ts';
import { markAfterLogin } from './mark-after-login.ts';
import { useFavouriteMark } from './use-favourite-mark.ts';

interface FavouriteButtonProps {
  game: Game;
  tone?: ButtonTone;
  /** Classes of the button that has its word by the heart; without them it is the heart alone. */
  wordClass?: string;
}

/** Marks a game as a favourite outside its tile, as the switch on the tile does. */
export function FavouriteButton({ game, tone = 'quiet', wordClass }: FavouriteButtonProps) {
  const { t } = useLingui();
  const services = useServices();
  const router = useRouter();
  const mark = useFavouriteMark(game.nodeId);
  if (mark === 'none') return null;
  const isMarked = mark === 'marked';
  const press = () =>
    void (services.session.token() === null
      ? markAfterLogin(router, game)
      : toggleFavourite(services, game));
  const name = game.gameName;
  const label = t`Favourite: ${name}`;
  const icon = <Heart size={20} fill={isMarked ? 'currentColor' : 'none'} />;
  if (wordClass === undefined) {
    return (
      <IconButton label={label} icon={icon} tone={tone} aria-pressed={isMarked} onClick={press} />
    );
  }
  return (
    <Button
      className={wordClass}
      tone={tone}
      icon={icon}
      aria-pressed={isMarked}
      aria-label={label}
      onClick={press}
    >
      <Trans>Favourite</Trans>
    </Button>
  );
}
