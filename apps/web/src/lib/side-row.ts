/** One row of the side menu: an icon, and a text while the menu is wide (`shell.css`). */
export const sideRowClass = 'side-row';

/** A row's text. */
export const sideTextClass = 'side-row-text';
