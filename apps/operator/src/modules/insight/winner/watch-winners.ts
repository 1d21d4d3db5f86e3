import { emit } from '#kernel/events/operator-log.ts';
import { winnersChanged } from './topics.ts';
import type { Services } from '#kernel/services.ts';
import type { Job } from '@palpite/work/job.ts';
import { findWins } from './find-wins.ts';

/**
 * Tells open pages when a brand's board of today has changed. Each process remembers the boards that it saw, so that a
 * first look reports nothing.
 */
export function watchWinners({ brands, now }: Pick<Services, 'brands' | 'now'>): Job {
  const seen = new Map<string, string>();
  return {
    name: 'watch-winners',
    everySeconds: 30,
    async run({ tx }) {
      let changed = 0;
      for (const brand of await brands.all()) {
        const { winners, esportsVendors } = brand.settings;
        if (!winners) continue;
        const asked = {
          brand,
          period: 'today',
          gameType: undefined,
          esportsVendors,
          now: now(),
        } as const;
        const wins = await findWins(tx, asked);
        const board = JSON.stringify(
          wins.map(({ nodeId, username, payoutMinor }) => [nodeId, username, String(payoutMinor)]),
        );
        const before = seen.get(brand.code);
        seen.set(brand.code, board);
        if (before === undefined || before === board) continue;
        await emit(tx, winnersChanged, { brandCode: brand.code }, {});
        changed += 1;
      }
      return { changed };
    },
  };
}
