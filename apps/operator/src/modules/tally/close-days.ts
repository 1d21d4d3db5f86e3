import type { Job } from '@palpite/work/job.ts';

/** Closes the brands' days that nothing can be added to any more. */
export const closeDays: Job = {
  name: 'close-days',
  everySeconds: 60,
  async run({ client }) {
    const { rows } = await client.query<{ closed: number }>(
      'select operator.close_days() as closed',
    );
    return { closed: rows[0]?.closed ?? 0 };
  },
};
