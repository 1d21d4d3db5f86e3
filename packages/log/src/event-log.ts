import type { Database } from '@palpite/server/database/transaction.ts';
import type { Pool } from 'pg';
import { type Consumed, type Consumer, consumeNext, registerConsumer } from './consume.ts';
import { emit, type Subject } from './emit.ts';
import { keepDays } from './keep-days.ts';
import type { LogHome } from './log-home.ts';
import { handOut, type RelayNeeds, startRelay } from './relay.ts';
import { type ConsumersNeeds, startConsumers } from './run-consumers.ts';
import { createTail, type EventTail, type TailNeeds } from './tail.ts';
import type { FactsOf, Topic } from './topics.ts';

/** The log of one schema: all that a program does with its events. Each function says more where it is made. */
export interface EventLog {
  emit<Of extends Topic>(
    this: void,
    tx: Database,
    topic: Of,
    subject: Subject,
    facts: FactsOf<Of>,
  ): Promise<void>;
  handOut(this: void, pool: Pool, limit?: number): Promise<number | null>;
  startRelay(this: void, pool: Pool, needs: RelayNeeds): () => Promise<void>;
  registerConsumer(this: void, pool: Pool, consumer: Consumer): Promise<void>;
  consumeNext(
    this: void,
    pool: Pool,
    consumer: Consumer,
    lane: number,
    batch?: number,
  ): Promise<Consumed>;
  startConsumers(
    this: void,
    needs: ConsumersNeeds,
    consumers: readonly Consumer[],
  ): () => Promise<void>;
  createTail(this: void, needs: TailNeeds): EventTail;
  keepDays(this: void, tx: Database): ReturnType<typeof keepDays>;
}

export const createEventLog = (home: LogHome): EventLog => ({
  emit: (tx, topic, subject, facts) => emit(home, tx, topic, subject, facts),
  handOut: (pool, limit) => handOut(home, pool, limit),
  startRelay: (pool, needs) => startRelay(home, pool, needs),
  registerConsumer: (pool, consumer) => registerConsumer(home, pool, consumer),
  consumeNext: (pool, consumer, lane, batch) => consumeNext(home, pool, consumer, lane, batch),
  startConsumers: (needs, consumers) => startConsumers(home, needs, consumers),
  createTail: (needs) => createTail(home, needs),
  keepDays: (tx) => keepDays(home, tx),
});
