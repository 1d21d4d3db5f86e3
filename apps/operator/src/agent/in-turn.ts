import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { PoolClient } from 'pg';
import type { CallContext } from '../http/handler.ts';
import type { Session } from '../session/session.ts';

/**
 * Reads about the caller's team in a transaction of its own, one read at a time for each agent. Whoever waits for
 * their turn holds no connection, so that nobody's reports keep others from theirs.
 */
export const inTurn = <Value>(
  { services, session }: CallContext & { readonly session: Session },
  read: (client: PoolClient) => Promise<Value>,
): Promise<Value> =>
  services.teamMutex.run(`${session.accountId}`, () =>
    inTransaction(services.pool, ({ client }) => read(client), { readOnly: true }),
  );
