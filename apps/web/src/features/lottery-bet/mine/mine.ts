import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import type { lotteryGetReceipt } from '@palpite/contract/lottery-bet.ts';
import type { lotteryListChases } from '@palpite/contract/lottery-chase.ts';

export type Chase = ValueOutput<typeof lotteryListChases>['list'][number];
export type Receipt = ValueOutput<typeof lotteryGetReceipt>;
