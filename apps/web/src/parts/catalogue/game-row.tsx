import { useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { iconButtonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { GameLink } from './game-link.tsx';

interface GameRowProps {
  game: Game;
  /** Of the row. */
  className: string;
  pictureClass: string;
  nameClass: string;
  /** Above the name: why it is this game. */
  children: ReactNode;
  /** It is on screen from the start. */
  eager?: boolean;
}

/** One game in a line, with the way into it. */
export function GameRow(props: GameRowProps) {
  const { game, className, pictureClass, nameClass, children, eager = false } = props;
  const { t } = useLingui();
  const name = game.gameName;
  return (
    <div className={classNames('items-center gap-3', className)}>
      <span
        className={classNames('relative shrink-0 overflow-hidden rounded-control', pictureClass)}
      >
        <Picture
          source={game.picture}
          alt=""
          sizes="4rem"
          loading={eager ? 'eager' : 'lazy'}
          fill
        />
      </span>
      <p className="flex min-w-0 flex-1 flex-col gap-0.5">
        {children}
        <span className={classNames('truncate font-semibold', nameClass)}>{name}</span>
      </p>
      <GameLink
        game={game}
        aria-label={t`Play ${name}`}
        className={iconButtonClass({ tone: 'accent' })}
      >
        <Play size={20} />
      </GameLink>
    </div>
  );
}
