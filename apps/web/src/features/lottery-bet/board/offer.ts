import type { LotteryOffer } from '../../../parts/lottery/lottery-offer.ts';

export type { LotteryOffer };
export type OfferedPlay = LotteryOffer['plays'][number];
