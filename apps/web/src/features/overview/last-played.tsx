import { Trans, useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import { iconButtonClass } from '@palpite/ui/button.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import Play from 'lucide-react/icons/play';
import { GameLink } from '../../parts/catalogue/game-link.tsx';
import { useLastPlayed } from './use-last-played.ts';

/** The game played last, with the way back into it; nothing where there is none that can be opened. */
export function LastPlayed() {
  const { data: game } = useLastPlayed();
  if (!game || game.maintenance) return null;
  return <Row game={game} />;
}

function Row({ game }: { game: Game }) {
  const { t } = useLingui();
  const name = game.gameName;
  return (
    <div className="flex items-center gap-3 border-t border-border pt-3">
      <span className="relative size-14 shrink-0 overflow-hidden rounded-control">
        <Picture source={game.picture} alt="" sizes="4rem" loading="eager" fill />
      </span>
      <p className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-12 text-muted">
          <Trans context="game">Played last</Trans>
        </span>
        <span className="truncate text-14 font-semibold">{name}</span>
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
