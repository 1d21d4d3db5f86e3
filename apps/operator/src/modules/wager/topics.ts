import * as v from 'valibot';
import { defineTopic, type Hints } from '#kernel/events/topics.ts';
import { id, minor, word } from '@palpite/log/topics.ts';

/** What happens to bets, of whatever product. The functions of the database write these events. */

/** `nodeId`: what was bet on; `balanceMinor`: of the main wallet, after the act. Null where the database has neither. */
const wager = {
  wagerId: id,
  actId: id,
  product: word,
  nodeId: v.nullable(id),
  balanceMinor: v.nullable(minor),
};
/** The number of the result; null of an engine without one. */
const version = v.nullable(id);
/** What a stake makes stale, and the end of a bet. */
export const wagerHints: Hints = { account: ['balance', 'wager'] };
const endHints: Hints = { account: ['balance', 'wager', 'turnover'], team: ['team'] };

export const WAGER_TOPICS = [
  /** `slipId`: of a wager that is a part of a slip. */
  defineTopic(
    'wager.placed',
    v.object({ ...wager, stakeMinor: minor, slipId: v.optional(id) }),
    wagerHints,
  ),
  defineTopic('wager.pending', v.object({ ...wager, stakeMinor: minor }), wagerHints),
  defineTopic('wager.paid', v.object({ ...wager, payoutMinor: minor }), wagerHints),
  defineTopic(
    'wager.settled',
    v.object({ ...wager, version, capturedMinor: minor, validMinor: minor, payoutMinor: minor }),
    endHints,
  ),
  /** That stake is given back; `ended` when nothing of the wager is left in play. */
  defineTopic(
    'wager.voided',
    v.object({ ...wager, stakeMinor: minor, ended: v.boolean() }),
    endHints,
  ),
  /** Amounts are the differences to the result before. `owedMinor`: what the wallet could not give back. */
  defineTopic(
    'wager.resettled',
    v.object({
      ...wager,
      version,
      capturedMinor: minor,
      validMinor: minor,
      payoutMinor: minor,
      owedMinor: minor,
    }),
    endHints,
  ),
];
