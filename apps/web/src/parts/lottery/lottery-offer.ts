import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { drawProof, lotteryGetGame } from '@palpite/contract/lottery.ts';
import type { InferOutput } from 'valibot';

/** A lottery with what it draws and offers. */
export type LotteryOffer = ValueOutput<typeof lotteryGetGame>;

/** All that is published of a draw. */
export type DrawProof = InferOutput<typeof drawProof>;
