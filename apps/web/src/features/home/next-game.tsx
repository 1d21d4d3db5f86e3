import { GameRow } from '../../parts/catalogue/game-row.tsx';
import { useNextGame } from './use-next-game.ts';

/** The next game in a line, where the card has room for a picture and a name. */
export function NextGame() {
  const next = useNextGame();
  if (!next) return null;
  return (
    <GameRow
      game={next.game}
      className="mt-auto hidden md:@min-[13rem]/turnover:flex"
      pictureClass="aspect-(--tile-ratio) h-12 @min-[19rem]/turnover:h-16"
      nameClass="@max-[19rem]/turnover:line-clamp-2 @max-[19rem]/turnover:text-14 @max-[19rem]/turnover:leading-4.5 @max-[19rem]/turnover:whitespace-normal @min-[19rem]/turnover:text-16"
    >
      <span className="text-13 opacity-85">{next.reason}</span>
    </GameRow>
  );
}
