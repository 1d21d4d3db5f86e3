import type { Notifications } from '@palpite/server/database/notifications.ts';
import type { Pool } from 'pg';
import type { ValueCarrier } from './carrier.ts';

const CHANNEL = 'operator_value';
/** PostgreSQL takes fewer than 8,000 bytes in a notification. */
const MOST_BYTES = 7_900;

/**
 * Carries values as notifications of the database. The statement is a transaction of its own that writes nothing, so that it
 * holds the lock of notifications for its own commit alone. It shares its connection with what else listens.
 */
export const notifyCarrier = (pool: Pool, notifications: Notifications): ValueCarrier => ({
  mostBytes: MOST_BYTES,
  async send(messages) {
    await pool.query({
      name: 'notify-values',
      text: 'select pg_notify($1, message) from unnest($2::text[]) as message',
      values: [CHANNEL, messages],
    });
  },
  listen: (hear, back) => notifications.listen(CHANNEL, hear, back),
  start: notifications.start,
  stop: () => void notifications.stop(),
});
