import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';

/** The lobby of the slots, whose games have features, returns and stakes; else the first one. */
export const slotsOf = (offer: readonly OfferedCategory[]): OfferedCategory | undefined =>
  offer.find(({ category }) => category === 'RNG') ?? offer[0];
