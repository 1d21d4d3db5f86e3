/** The side menu's width, as the reader chose it; without a choice it follows the window (shell.css). */
const KEY = 'sideMenu';
const WIDE = '(width >= 80rem)';

/** Shows the menu's first width. Before the first paint `app/early-script.ts` has done the same. */
export function showWidth(startsMini: boolean): void {
  const { dataset } = document.documentElement;
  const saved = localStorage.getItem(KEY);
  if (startsMini) dataset.sideMenu = 'mini';
  else if (saved === 'mini' || saved === 'full') dataset.sideMenu = saved;
  else delete dataset.sideMenu;
}

/** Changes between narrow and wide. On pages where it always begins narrow, the choice is for this visit. */
export function toggleWidth(startsMini: boolean): void {
  const { dataset } = document.documentElement;
  const shown = dataset.sideMenu ?? (window.matchMedia(WIDE).matches ? 'full' : 'mini');
  const next = shown === 'full' ? 'mini' : 'full';
  dataset.sideMenu = next;
  if (!startsMini) localStorage.setItem(KEY, next);
}
