/** As high in each state, and only where the menu is wide. */
const SHAPE = 'mt-3 hidden h-32 rounded-[0.875rem] @min-[12rem]/side:flex';

export const CLOCK_CARD_CLASS = `${SHAPE} ink-6 relative flex-col gap-1 bg-ink p-3 text-on-ink`;

/** While it is on its way: the colour of what loads, not a block of ink that says nothing. */
export const CLOCK_PLACE_CLASS = `${SHAPE} animate-pulse bg-skeleton`;
