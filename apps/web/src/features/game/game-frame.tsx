import { useLingui } from '@lingui/react/macro';
import type { Game } from '@palpite/contract/game.ts';
import type { GameMessage } from '@palpite/contract/game-frame.ts';
import { memberGet } from '@palpite/contract/member.ts';
import { Spinner } from '@palpite/ui/spinner.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askFor } from '../../lib/live/stale-answers.ts';
import { useServices } from '../../lib/services.ts';
import { GameBar } from './game-bar.tsx';
import { GameTrouble, type Trouble } from './game-trouble.tsx';
import type { LaunchedGame } from './launch-api.ts';
import { useBalanceNews } from './use-balance-news.ts';
import { useGameMessages } from './use-game-messages.ts';
import type { GameView } from './use-game-view.ts';
import { useShownBalance } from './use-shown-balance.ts';

interface GameFrameProps {
  game: LaunchedGame;
  /** As the catalogue lists it. */
  listed: Game;
  view: GameView;
  /** Called when the game can be played. */
  onReady: (frame: HTMLElement) => void;
  onLeft: () => void;
}

/** How long a game may take to store its round before the player leaves anyway, in milliseconds. */
const LEAVE_WAIT_MILLISECONDS = 1_500;

/**
 * What the frame may do: run its scripts, use its own origin's storage, and open its rules and proofs in windows. It
 * may not leave its frame, submit forms or reach this page.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A game in its frame, with its bar. */
export function GameFrame({ game, listed, view, onReady, onLeft }: GameFrameProps) {
  const services = useServices();
  const frame = useRef<HTMLIFrameElement>(null);
  /** The balance, by the game's last word of it. */
  const gameSays = useRef<string>(undefined);
  const [ready, setReady] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const { refreshBalance, holdBalance, deductStake } = useShownBalance();

  const refreshRounds = () => askFor(services.queryClient, ['wager']);

  const { leaveNow, leaveSoon } = useLeavingOnce(onLeft);

  const hear = (message: GameMessage) => {
    if (message.type === 'ready') {
      setReady(true);
      if (frame.current) onReady(frame.current);
    } else if (message.type === 'round-asked') holdBalance();
    else if (message.type === 'round-started') deductStake(message);
    else if (message.type === 'balance-changed') {
      gameSays.current = message.balanceMinor;
      refreshBalance();
      refreshRounds();
    } else if (message.type === 'escape-pressed') view.escape();
    else if (message.type === 'leave') leaveNow();
    else if (message.type === 'error') setTrouble(message.code);
    else if (message.type === 'session-ended') {
      if (message.reason === 'elsewhere') setTrouble('elsewhere');
      // Only the operator can say that a session is over: this call ends ours if it is.
      else void services.client.call(memberGet).catch(() => undefined);
    }
  };
  const tell = useGameMessages(frame, game.origin, hear);
  useBalanceNews(ready, gameSays, () => tell('balance-changed'));

  const leave = () => {
    if (!ready || trouble) return leaveNow();
    tell('leave-requested');
    leaveSoon();
  };

  useHiddenPage((hidden) => tell(hidden ? 'pause' : 'resume'));
  const refreshOnLeaving = useEffectEvent(refreshBalance);
  useEffect(() => () => refreshOnLeaving(), []);

  return (
    <div className="flex h-full flex-col bg-canvas">
      <GameBar game={listed} name={game.name} view={view} onLeave={leave} />
      <div className="relative min-h-0 flex-1">
        <iframe
          ref={frame}
          src={game.address}
          title={game.name}
          sandbox={SANDBOX}
          allow="fullscreen; autoplay"
          referrerPolicy="origin"
          className="absolute inset-0 size-full"
        />
        {!ready && !trouble && <Loading />}
        {trouble && <GameTrouble trouble={trouble} onReload={view.reload} onLeave={leaveNow} />}
      </div>
    </div>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Loading the game`}
      className="pointer-events-none absolute inset-0 grid place-items-center text-muted"
    >
      <Spinner size={32} />
    </div>
  );
}

/** Goes back only once, although the game's message and the timeout may both come before the frame is gone. */
function useLeavingOnce(onLeft: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leaveNow = () => {
    clearTimeout(timer.current);
    if (left.current) return;
    left.current = true;
    onLeft();
  };
  const leaveSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(leaveNow, LEAVE_WAIT_MILLISECONDS);
  };
  return { leaveNow, leaveSoon };
}

/** Reports when the tab becomes hidden and when it becomes visible. */
function useHiddenPage(onChange: (hidden: boolean) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const listen = () => change(document.hidden);
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
