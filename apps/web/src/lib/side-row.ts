/** One row of the side menu: an icon, and a text while the menu is wide. A narrow rail has its names below the icons. */
export const sideRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 text-left text-14 font-semibold text-muted outline-offset-[-2px] transition-colors duration-150 hover:bg-sunken hover:text-default aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong ' +
  'shell-rail:rounded-none shell-rail:font-medium shell-rail:aria-[current=page]:bg-transparent shell-rail:aria-[current=page]:text-default shell-rail:aria-[current=page]:shadow-[inset_2px_0_var(--color-ceremony)] ' +
  '@max-[12rem]/side:flex-col @max-[12rem]/side:justify-center @max-[12rem]/side:gap-0.5 @max-[12rem]/side:px-0.5 @max-[12rem]/side:py-1.5';

/** A row's text. */
export const sideTextClass =
  'min-w-0 flex-1 truncate @max-[12rem]/side:w-full @max-[12rem]/side:flex-none @max-[12rem]/side:text-center @max-[12rem]/side:text-12 @max-[12rem]/side:leading-4 @max-[12rem]/side:font-medium @max-[12rem]/side:tracking-tight';
