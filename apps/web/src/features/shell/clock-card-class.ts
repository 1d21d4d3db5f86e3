/** As high in each state, and only where the menu is wide. */
export const CLOCK_CARD_CLASS =
  'ink-6 relative mt-3 hidden h-32 flex-col gap-1 rounded-[0.875rem] bg-ink p-3 text-on-ink @min-[12rem]/side:flex';
