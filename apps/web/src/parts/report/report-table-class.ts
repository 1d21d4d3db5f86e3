/*
 * One table in two shapes. Where there is room it is a table with a header that stays; where there is not, each row is
 * a card whose values carry their names.
 */
export const cardClass =
  '@max-[38rem]:grid @max-[38rem]:grid-cols-2 @max-[38rem]:gap-x-4 @max-[38rem]:gap-y-3 @max-[38rem]:rounded-box @max-[38rem]:border @max-[38rem]:border-border @max-[38rem]:p-4';
export const cellClass =
  'min-w-0 h-12 py-1.5 pr-4 align-middle first:pl-3 @max-[38rem]:h-auto @max-[38rem]:p-0 @max-[38rem]:first:pl-0';
/** Where a table has no room for what matters less; the same words elsewhere in the row may replace it. */
export const lesserClass = '@min-[38rem]:@max-4xl:hidden';
export const lineClass = '@min-[38rem]:border-b @min-[38rem]:border-border';
