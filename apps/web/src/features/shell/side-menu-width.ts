/** The side menu's width, as its owner chose it; without a choice it follows the window (shell.css). */
const KEY = 'sideMenu';
const WIDE = '(width >= 80rem)';

/** Shows the stored choice, if there is one. */
export function showSavedWidth(): void {
  const saved = localStorage.getItem(KEY);
  if (saved === 'mini' || saved === 'full') document.documentElement.dataset.sideMenu = saved;
}

/** Goes from narrow to wide or back, and keeps it. */
export function toggleWidth(): void {
  const shown =
    document.documentElement.dataset.sideMenu ??
    (window.matchMedia(WIDE).matches ? 'full' : 'mini');
  const next = shown === 'full' ? 'mini' : 'full';
  document.documentElement.dataset.sideMenu = next;
  localStorage.setItem(KEY, next);
}
