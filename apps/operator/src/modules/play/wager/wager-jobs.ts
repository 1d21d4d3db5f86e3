import type { Job } from '#kernel/work/job.ts';

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
