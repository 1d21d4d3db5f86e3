import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { Hono } from 'hono';
import type { Consumer } from '@palpite/log/consume.ts';
import type { StoredEvent } from '@palpite/log/stored-event.ts';
import type { Topic } from '../events/topics.ts';
import type { OperatorEnv } from '../http/frame.ts';
import type { Handler } from '../http/handler.ts';
import type { Calendar } from '@palpite/work/calendar.ts';
import type { Channel } from '../live/channel.ts';
import type { Job } from '@palpite/work/job.ts';
import type { WorkHandler } from '@palpite/work/work-kind.ts';

/** What a module gives the composition; its door makes one for each operator process. */
export interface Module {
  /** The calls of the contract that it answers, by their constants' names. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Mounts its routes outside the contract. */
  mount?(app: Hono<OperatorEnv>): void;
  /** Its sweeps: a run that is lost is made up for by the next one. What must not be lost is work. */
  readonly schedules?: readonly Job[];
  /** How its kinds of work are done. */
  readonly work?: readonly WorkHandler[];
  /** The work that time owes it. */
  readonly calendars?: readonly Calendar[];
  /** The events that it emits. */
  readonly topics?: readonly Topic[];
  /** What it does with events, each once. */
  readonly consumers?: readonly Consumer[];
  /** The live channels that are its own. */
  readonly channels?: readonly Channel[];
  /** Forgets what events have made old, before this process says that it has seen them. */
  onEvents?(events: readonly StoredEvent[]): void;
  /** Writes what must exist before the first visitor. Run at every start, under one lock for all processes. */
  seed?(transaction: Transaction): Promise<void>;
  /** Writes a past for a demonstration, after its accounts; what is there already stays. */
  seedPast?(): Promise<void>;
  /** Starts what it does besides its schedules. @returns stops it and waits for running work */
  start?(): () => Promise<void>;
}
