/**
 * Neither styled nor laid out before it comes near: on a slow phone each layout costs as much as the whole page. Its
 * reserved height is its own: a tile's picture, and 6 rem of texts. The padding keeps the focus ring of the tiles from
 * being cut.
 */
export const laterRowClass = 'later-row';

/** The place of such a row on the screen, before its code has come. */
export const laterPlaceClass =
  'min-h-[calc(var(--rail-tile-phone)/(var(--tile-ratio))+var(--tile-foot)+2.75rem)] lg:min-h-[calc(var(--rail-tile)/(var(--tile-ratio))+var(--tile-foot)+2.75rem)]';
