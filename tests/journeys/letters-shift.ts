/**
 * On a slow machine the web fonts arrive after the first paint and move things next to a text by a pixel or two. A
 * menu of another width, or a row that pushes others down, is twenty times as much.
 */
export const LETTERS_SHIFT = 0.01;
