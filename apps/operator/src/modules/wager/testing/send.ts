import type { Connection } from '@palpite/ledger/connection.ts';
import type { Staker } from '../gate.ts';
import type { Done } from '../play-answer.ts';
import type { Act } from './model.ts';
import { accept, cancel, cashOut, pay, place, resettle, settle, voidWager } from '../wagers.ts';

interface Sent {
  readonly staker: Staker;
  /** With `at` it makes the act's key: the same of both is a repeat. */
  readonly run: string;
  readonly at: number;
  /** Until when the member may take it back. */
  readonly closing: string;
  /** The wager that the act is about, where one was placed. */
  readonly wagerId: number | undefined;
}

/** Asks for an act as an engine does. */
export function sendAct(
  on: Connection,
  each: Act,
  { staker, run, at, closing, wagerId = 1 }: Sent,
): Promise<Done> {
  const key = `${run}:${at}`;
  const { accountId, brand } = staker;
  const owedBy = { accountId, brand };
  switch (each.kind) {
    case 'place':
      return place(on, {
        key,
        staker,
        product: 'DICE',
        engine: 'dice',
        ref: `${run}:${each.which}`,
        stakeMinor: each.money,
        isPending: each.pending,
      });
    case 'accept':
      return accept(on, { key, wagerId });
    case 'pay':
      return pay(on, { key, wagerId, payoutMinor: each.money });
    case 'settle':
    case 'resettle': {
      const { money: payoutMinor, version } = each;
      const change = each.kind === 'settle' ? settle : resettle;
      return change(on, { key, wagerId, owedBy, payoutMinor, version });
    }
    case 'void':
      return voidWager(on, { key, wagerId, owedBy, version: each.version });
    case 'cancel':
      return cancel(on, { key, wagerId, accountId, closing });
    case 'cash out':
      return cashOut(on, {
        key,
        wagerId,
        offerMinor: each.money,
        ...(each.part && { stakeMinor: each.part }),
      });
  }
}
