import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '../http/frame.ts';
import type { Handler } from '../http/handler.ts';
import type { Job } from '../work/job.ts';

/** What a module gives the composition; its door makes one for each operator process. */
export interface Module {
  /** The calls of the contract that it answers, by their constants' names. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** Mounts its routes outside the contract. */
  mount?(app: Hono<OperatorEnv>): void;
  readonly schedules?: readonly Job[];
  /** Writes what must exist before the first visitor. Run at every start, under one lock for all processes. */
  seed?(transaction: Transaction): Promise<void>;
  /** Starts what it does besides its schedules. @returns stops it and waits for running work */
  start?(): () => Promise<void>;
  /** Answers calls that wait for news, so that a stop need not wait for them. */
  letGo?(): void;
}
