import * as v from 'valibot';
import { NO_MONEY, staffUseCases } from '#kernel/staff/use-case.ts';
import { untimed } from '../untimed.ts';

const { act } = staffUseCases();

/** Counts all read models again from the acts, while the site is open. */
export const rebuildTally = act({
  name: 'tally.rebuild',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({}),
  async run(context) {
    context.about({ subject: 'read models' });
    await untimed(context);
    const { rows } = await context.client.query<{ acts: string }>(
      'select operator.rebuild_tally() as acts',
    );
    return Number(rows[0]?.acts ?? 0);
  },
});
