/** One row of the side menu: an icon, and a text while the menu is wide. */
export const sideRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 text-left text-14 font-semibold text-muted outline-offset-[-2px] transition-colors duration-150 hover:bg-sunken hover:text-default aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong';

/** A row's text: for the eye only while there is room, always for a screen reader. */
export const sideTextClass =
  'sr-only min-w-0 flex-1 truncate @min-[12rem]/side:not-sr-only @min-[12rem]/side:truncate';
