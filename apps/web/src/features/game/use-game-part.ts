import { isComposing } from '@palpite/ui/composing.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GameSearch } from '../../parts/catalogue/game-address.ts';
import { useGameEntry } from './use-leave-game.ts';

/** What can be opened around a game; it is in the address, so that the back button leaves it. */
type GamePart = 'theatre' | 'details';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What this step of the tab's history opened around a game. */
    gamePart?: GamePart;
  }
}

export interface PartState {
  open: boolean;
  toggle: () => void;
}

/** One of them, and the way to open and to close it. */
export function useGamePart(part: GamePart, { [part]: shown }: GameSearch): PartState {
  const router = useRouter();
  const gameEntry = useGameEntry();
  const open = shown === true;
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [open]);
  const go = (value: true | undefined, replace: boolean) =>
    void router.navigate({
      to: '.',
      search: (search) => ({ ...search, [part]: value }),
      state: value ? { gameEntry, gamePart: part } : { gameEntry },
      replace,
      resetScroll: false,
    });
  const toggle = () => {
    // A second press before the address has changed would go back from the game itself.
    if (isClosing.current) return;
    isClosing.current = open;
    if (!open) go(true, false);
    else if (router.history.location.state.gamePart === part) router.history.back();
    else go(undefined, true);
  };
  return { open, toggle };
}

/** Escape leaves what is open, unless a dialog over it hears the key. */
export function useEscape(open: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') === null) leave();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [open]);
}
