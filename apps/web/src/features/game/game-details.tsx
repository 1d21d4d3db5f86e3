import { Trans, useLingui } from '@lingui/react/macro';
import type { GameFacts } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { FavouriteButton } from '../../parts/catalogue/favourite-button.tsx';
import { useMember } from '../../parts/identity/use-session.ts';
import { GameFactList } from './game-fact-list.tsx';
import { LastRounds } from './last-rounds.tsx';
import type { GameView } from './use-game-view.ts';

interface GameDetailsProps {
  game: Game;
  facts: GameFacts;
  view: GameView;
}

/** What is known of a game: a panel beside it, and a sheet over it on a phone. */
export function GameDetails({ game, facts, view }: GameDetailsProps) {
  const { t } = useLingui();
  const close = view.details.toggle;
  if (!view.wide) {
    return (
      <Modal name="game-details" title={game.gameName} closeLabel={t`Close`} open onClose={close}>
        <Acts game={game} view={view} />
        <Contents game={game} facts={facts} />
      </Modal>
    );
  }
  return (
    <aside
      aria-label={t`Game details`}
      className="flex h-full w-80 shrink-0 flex-col border-l border-border bg-surface"
    >
      <div className="flex h-13 shrink-0 items-center gap-2 border-b border-border pr-2 pl-5">
        <h2 className="min-w-0 flex-1 truncate text-14 font-bold">
          <Trans>Game details</Trans>
        </h2>
        <IconButton label={t`Close`} icon={<X size={20} />} onClick={close} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
        <p className="display mb-3 text-24 wrap-anywhere">{game.gameName}</p>
        <Contents game={game} facts={facts} />
      </div>
    </aside>
  );
}

function Contents({ game, facts }: Pick<GameDetailsProps, 'game' | 'facts'>) {
  const member = useMember();
  return (
    <div className="flex flex-col gap-6">
      <GameFactList game={game} facts={facts} />
      {member && isPermitted(roleOf(member), 'member-centre') && <LastRounds game={game} />}
    </div>
  );
}

/** What a phone's bar has no room for. */
function Acts({ game, view: { details, fullScreen, reload } }: Omit<GameDetailsProps, 'facts'>) {
  const { t } = useLingui();
  const andClose = (act: () => void) => () => {
    details.toggle();
    act();
  };
  return (
    <div className="mb-3 grid auto-cols-fr grid-flow-col gap-2">
      <FavouriteButton game={game} tone="neutral" wordClass={actClass} />
      <Button
        className={actClass}
        icon={<RotateCw size={20} />}
        aria-label={t`Reload game`}
        onClick={andClose(reload)}
      >
        {t`Reload`}
      </Button>
      {fullScreen.possible && (
        <Button
          className={actClass}
          icon={fullScreen.active ? <Minimize size={20} /> : <Maximize size={20} />}
          onClick={andClose(() => void fullScreen.toggle())}
        >
          {fullScreen.active ? t`Leave full screen` : t`Full screen`}
        </Button>
      )}
    </div>
  );
}

/** The icon over its word. */
const actClass = 'min-h-18 flex-col gap-1 px-1 text-12';
