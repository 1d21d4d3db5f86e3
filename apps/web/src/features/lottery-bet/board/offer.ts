import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryGetGame } from '@palpite/contract/lottery.ts';

/** A lottery with what it draws, its plays and its limits. */
export type LotteryOffer = ValueOutput<typeof lotteryGetGame>;
export type OfferedPlay = LotteryOffer['plays'][number];
