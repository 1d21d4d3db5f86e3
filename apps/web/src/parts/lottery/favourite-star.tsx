import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { IconButton } from '@palpite/ui/button.tsx';
import { useRouter } from '@tanstack/react-router';
import Star from 'lucide-react/icons/star';
import { openLoginHere } from '../../lib/root-search.ts';
import { useMember } from '../identity/use-session.ts';
import { toggleLotteryFavourite, useLotteryFavourites } from './lottery-favourites.ts';

/** Marks a lottery as a favourite of the member or guest who is signed in; a visitor is asked to log in, and stays on the page. */
export function FavouriteStar({ game }: { game: Pick<LotteryGame, 'gameCode' | 'gameName'> }) {
  const { t } = useLingui();
  const router = useRouter();
  const member = useMember();
  const { gameCode, gameName } = game;
  const marked = useLotteryFavourites().includes(gameCode);
  const press = () =>
    member
      ? toggleLotteryFavourite(member.username, gameCode)
      : void router.navigate({ to: '.', search: openLoginHere, resetScroll: false });
  return (
    <IconButton
      label={t`Favourite: ${gameName}`}
      aria-pressed={marked}
      icon={<Star size={18} fill={marked ? 'currentColor' : 'none'} />}
      onClick={press}
      className="size-11"
    />
  );
}
