import type { Face } from '@palpite/contract/face.ts';

/** The side menu's width, as the reader chose it; without a choice it follows the window and the brand (shell.css). */
const KEY = 'sideMenu';
const WIDE = '(width >= 80rem)';
/** A little longer than the page's movement (shell.css). */
const MOVES_MILLISECONDS = 300;

/** Shows the menu's first width. Before the first paint `app/early-script.ts` has done the same. */
export function showWidth(startsMini: boolean): void {
  const { dataset } = document.documentElement;
  const saved = localStorage.getItem(KEY);
  if (startsMini) dataset.sideMenu = 'mini';
  else if (saved === 'mini' || saved === 'full') dataset.sideMenu = saved;
  else delete dataset.sideMenu;
}

/** Changes between narrow and wide. On pages where it always begins narrow, the choice is for this visit. */
export function toggleWidth(startsMini: boolean, shell: Face['shell']): void {
  const { dataset } = document.documentElement;
  const first = shell === 'side' && window.matchMedia(WIDE).matches ? 'full' : 'mini';
  const next = (dataset.sideMenu ?? first) === 'full' ? 'mini' : 'full';
  letMove();
  dataset.sideMenu = next;
  if (!startsMini) localStorage.setItem(KEY, next);
}

/** Under tabs: the menu stands next to the page, or goes. @returns whether it is there now */
export function pinMenu(): boolean {
  const { dataset } = document.documentElement;
  const pinned = dataset.sideMenu === undefined;
  letMove();
  if (pinned) {
    dataset.sideMenu = 'mini';
    localStorage.setItem(KEY, 'mini');
  } else {
    delete dataset.sideMenu;
    localStorage.removeItem(KEY);
  }
  return pinned;
}

/** The page follows the menu in a movement, not in a jump. */
function letMove(): void {
  const { dataset } = document.documentElement;
  dataset.sideMoves = '';
  setTimeout(() => delete dataset.sideMoves, MOVES_MILLISECONDS);
}
