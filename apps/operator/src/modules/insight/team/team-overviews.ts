import type { teamGetOverview } from '@palpite/contract/team.ts';
import type { ValueInput } from '@palpite/contract/endpoint.ts';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';

/** Overviews as this process last computed them; each states its time. */
export type TeamOverviews = TtlCache<ValueInput<typeof teamGetOverview>>;

/** Repeated requests are answered once in ten seconds. */
export const createTeamOverviews = (now: () => Date): TeamOverviews =>
  createTtlCache(now, { ttlMs: 10_000, capacity: 500 });
