import { isComposing } from '@palpite/ui/composing.ts';

/** Playing by keyboard: space and enter spin, arrows change the stake, escape is for the site around the game. */
interface Keyed {
  spin(): void;
  changeStake(step: 1 | -1): void;
  escape(): void;
}

const STAKE_KEYS: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** Handles keys wherever the focus is, except in panels and on controls that use the key themselves. */
export function listenToKeys(game: Keyed): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest('dialog, input, textarea')) return;
    if (event.key === 'Escape') {
      if (!event.repeat && !event.defaultPrevented) game.escape();
      return;
    }
    const step = STAKE_KEYS[event.key];
    if (step) {
      event.preventDefault();
      game.changeStake(step);
      return;
    }
    const presses = event.key === ' ' || event.key === 'Enter';
    // a focused button handles these keys itself; a key held down is one press
    if (!presses || target?.closest('button, a')) return;
    event.preventDefault();
    if (!event.repeat) game.spin();
  });
}
