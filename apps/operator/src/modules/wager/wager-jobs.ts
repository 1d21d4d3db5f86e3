import type { Job } from '@palpite/work/job.ts';

/** Makes the partitions of the coming weeks; a stake makes them itself where this was missed. */
export const makePlayWeeks: Job = {
  name: 'make-play-weeks',
  everySeconds: 3_600,
  async run({ client }) {
    const { rows } = await client.query<{ made: number }>(
      'select operator.make_play_weeks() as made',
    );
    return { made: rows[0]?.made ?? 0 };
  },
};

/** Detaches the bets of weeks that the ledger keeps no longer (`ledger.setting.keep_weeks`), once all of them are over. */
export const detachPlayWeeks: Job = {
  name: 'detach-play-weeks',
  everySeconds: 86_400,
  async run({ client }) {
    const { rows } = await client.query<{ detached: number }>(
      'select operator.detach_play_weeks() as detached',
    );
    return { detached: rows[0]?.detached ?? 0 };
  },
};
