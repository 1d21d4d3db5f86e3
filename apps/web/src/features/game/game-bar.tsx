import { useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Info from 'lucide-react/icons/info';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Monitor from 'lucide-react/icons/monitor';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { FavouriteButton } from '../../parts/catalogue/favourite-button.tsx';
import { BarBalance } from './bar-balance.tsx';
import type { GameView } from './use-game-view.ts';

interface GameBarProps {
  game: Game;
  name: string;
  view: GameView;
  onLeave: () => void;
}

/**
 * A game's one bar: what it is called and what a player can do with it other than play it. Where the site
 * shows no header it is the header, with the balance; a phone has room for little, so the rest is with the details.
 */
export function GameBar({ game, name, view, onLeave }: GameBarProps) {
  const { t } = useLingui();
  const { wide, alone, details, theatre, fullScreen, reload } = view;
  const tone = alone ? 'barQuiet' : 'quiet';
  return (
    <div
      data-game-bar={theatre.open ? 'theatre' : view.withMore ? 'page' : 'alone'}
      className={classNames(
        'flex h-12 shrink-0 items-center gap-1 px-1 md:h-13 md:pr-2 md:pl-5',
        alone ? 'bg-bar text-on-bar' : 'border-b border-border bg-surface',
      )}
    >
      {!wide && (
        <IconButton
          label={t`Leave game`}
          icon={<ArrowLeft size={22} />}
          tone={tone}
          onClick={onLeave}
        />
      )}
      <h1 className="line-clamp-2 min-w-0 flex-1 text-13 leading-4 font-bold wrap-anywhere md:line-clamp-1 md:text-16 md:leading-6">
        {name}
      </h1>
      {alone && <BarBalance />}
      {wide && <FavouriteButton game={game} tone={tone} />}
      <IconButton
        label={details.open ? t`Close details` : t`Game details`}
        icon={<Info size={20} />}
        tone={tone}
        aria-expanded={details.open}
        onClick={details.toggle}
      />
      {wide && (
        <>
          <IconButton
            label={theatre.open ? t`Leave theatre mode` : t`Theatre mode`}
            icon={<Monitor size={20} />}
            tone={tone}
            aria-pressed={theatre.open}
            onClick={theatre.toggle}
          />
          {fullScreen.possible && (
            <IconButton
              label={fullScreen.active ? t`Leave full screen` : t`Full screen`}
              icon={fullScreen.active ? <Minimize size={20} /> : <Maximize size={20} />}
              tone={tone}
              onClick={() => void fullScreen.toggle()}
            />
          )}
          <IconButton
            label={t`Reload game`}
            icon={<RotateCw size={20} />}
            tone={tone}
            onClick={reload}
          />
          <IconButton label={t`Leave game`} icon={<X size={22} />} tone={tone} onClick={onLeave} />
        </>
      )}
    </div>
  );
}
