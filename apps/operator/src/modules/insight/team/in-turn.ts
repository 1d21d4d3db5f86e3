import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { KeyedMutex } from '@palpite/server/keyed-mutex.ts';
import type { PoolClient } from 'pg';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import type { Caller } from '#kernel/http/caller.ts';
import type { TeamOverviews } from './team-overviews.ts';

/** What reports on teams keep in this process. */
export interface TeamNeeds {
  readonly teamOverviews: TeamOverviews;
  /** One report at a time for each agent: all of them together would use every connection. */
  readonly teamMutex: KeyedMutex;
}

export const teamHandler = handlerOf<TeamNeeds>();

/**
 * Reads about the caller's team in a separate transaction, one read at a time for each agent. A waiting call holds no
 * connection, so that one agent's reports do not block the others'.
 */
export const inTurn = <Value>(
  { own, services, session }: CallContext<TeamNeeds> & { readonly session: Caller },
  read: (client: PoolClient) => Promise<Value>,
): Promise<Value> =>
  own.teamMutex.run(`${session.accountId}`, () =>
    inTransaction(services.reportPool, ({ client }) => read(client), { readOnly: true }),
  );
