import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import { lotteryGetStatistics } from '@palpite/contract/lottery.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

export type Statistics = ValueOutput<typeof lotteryGetStatistics>;
export type CountedPlace = Statistics['places'][number];

/** How often each number came, as the operator counts it over many draws. */
export function statisticsQuery(services: Services, gameCode: string) {
  return callQuery(services, lotteryGetStatistics, { query: { gameCode } });
}
