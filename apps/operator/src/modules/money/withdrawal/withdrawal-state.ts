import type { WithdrawalEvent, WithdrawalStatus } from '@palpite/contract/withdrawal.ts';
import type { HoldReason } from '../tables/withdrawal.table.ts';
import type { Change, Decision } from '#kernel/orders/transition.ts';
import type { WITHDRAWAL_NOTICES } from './withdrawal-notices.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/**
 * The life of a withdrawal, as one pure rule. The ledger holds its money until it is paid or returned, and does either
 * once. The promises to its member are the brand's settings at the time of the request.
 */

export type WithdrawalState = Pick<
  WithdrawalRow,
  | 'status'
  | 'waits'
  | 'terms'
  | 'dueAt'
  | 'amountMinor'
  | 'payoutMinor'
  | 'payouts'
  | 'missingMinor'
>;

export type WithdrawalAct =
  /** It passed. The clock pays it so many seconds later; null when staff pay. */
  | { readonly kind: 'approved'; readonly payoutSeconds: number | null }
  /** It stays where it is, for a reason that its member sees, until staff advance it; null is the usual time. */
  | { readonly kind: 'held'; readonly why: WhyHeld; readonly until: Date | null }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Its member cancels it. */
  | { readonly kind: 'cancelled' }
  /** The money is sent. */
  | { readonly kind: 'paid' }
  /** Whether the payout arrived: its member reports it, or the time to report it ends. */
  | { readonly kind: 'received' | 'counted-as-received' | 'not-received' }
  | { readonly kind: 'partly-received'; readonly missingMinor: bigint }
  /** Its member has the whole time to answer again, because some of it passed while the account was locked. */
  | { readonly kind: 'receipt-extended' }
  /** The member is right: the missing amount is sent again. That payout is confirmed like the first. */
  | { readonly kind: 'rest-paid' }
  /** Staff find that the money did arrive: it counts as received. */
  | { readonly kind: 'dispute-refused'; readonly reason: string };

/** Staff's text, or a reason whose text is written in its reader's language. */
type WhyHeld = { readonly words: string } | { readonly code: HoldReason };

export type WithdrawalMoney =
  /** The held amount leaves the members' accounts; or is free again, with its fee. */
  | { readonly kind: 'pay' | 'return' }
  /** At the operator's loss until its provider returns it. */
  | { readonly kind: 'pay-rest'; readonly amountMinor: bigint };

export interface WithdrawalStep {
  readonly event: WithdrawalEvent;
  readonly note?: string | null;
  readonly holdReason?: HoldReason | null;
  readonly amountMinor?: bigint;
}

/** The notices to its member. */
export type WithdrawalNotice = keyof typeof WITHDRAWAL_NOTICES;

/** Error codes of the contract. */
export type WithdrawalRefusal = 'withdrawal_state' | 'amount_out_of_range';

export type WithdrawalChange = Change<
  WithdrawalRow,
  WithdrawalMoney,
  WithdrawalStep,
  WithdrawalNotice
>;

type Decided = Decision<WithdrawalChange, WithdrawalRefusal>;

const DENIED = { kind: 'refused', because: 'withdrawal_state' } as const;

/** In which statuses an act is available; in two of them some acts have a further condition. */
const OPEN_TO: Readonly<Record<WithdrawalAct['kind'], readonly WithdrawalStatus[]>> = {
  approved: ['awaiting-review'],
  held: ['awaiting-review', 'awaiting-payout'],
  refused: ['awaiting-review', 'awaiting-payout'],
  cancelled: ['awaiting-review'],
  paid: ['awaiting-payout'],
  received: ['paid'],
  'counted-as-received': ['paid'],
  'not-received': ['paid'],
  'partly-received': ['paid'],
  'receipt-extended': ['paid'],
  'rest-paid': ['partly-received', 'disputed'],
  'dispute-refused': ['partly-received', 'disputed'],
};

export function decide(row: WithdrawalState, act: WithdrawalAct, at: Date): Decided {
  if (!OPEN_TO[act.kind].includes(row.status)) return DENIED;
  const { terms } = row;
  switch (act.kind) {
    case 'approved': {
      const { payoutSeconds } = act;
      return change(act.kind, 'approved', {
        status: 'awaiting-payout',
        waits: ['payout'],
        ...NO_REASON,
        promisedAt: minutesAfter(at, terms.payoutMinutes),
        dueAt: payoutSeconds === null ? null : new Date(at.getTime() + payoutSeconds * 1_000),
      });
    }
    case 'held': {
      const reason = reasonOf(act.why);
      return change({ event: 'held', ...reason }, 'held', {
        waits: ['operator'],
        ...reason,
        promisedAt: act.until ?? minutesAfter(at, terms.reviewMinutes),
        dueAt: null,
      });
    }
    case 'refused':
      // One that awaits its payout is put on hold first, since staff may be sending its money at this moment.
      if (mayBeGoingOut(row)) return DENIED;
      return over('refused', 'refused', act.reason, { kind: 'return' });
    case 'cancelled':
      return change(
        act.kind,
        act.kind,
        { ...ended('cancelled'), ...NO_REASON },
        { kind: 'return' },
      );
    case 'paid':
      return sent(row, 'paid', row.amountMinor, at, { kind: 'pay' });
    case 'rest-paid': {
      const amountMinor = row.missingMinor ?? 0n;
      return sent(row, 'rest-paid', amountMinor, at, { kind: 'pay-rest', amountMinor });
    }
    case 'dispute-refused':
      return over('confirmed', 'dispute-refused', act.reason, null);
    case 'receipt-extended':
      return extended(row, at);
    default:
      return answered(row, act, at);
  }
}

/** Whether a job or staff may be paying it now: it is approved and not on hold. */
export const mayBeGoingOut = ({ status, waits }: Pick<WithdrawalState, 'status' | 'waits'>) =>
  status === 'awaiting-payout' && !waits.includes('operator');

type Receipt = Extract<
  WithdrawalAct,
  { kind: 'received' | 'counted-as-received' | 'not-received' | 'partly-received' }
>;

/** A missing amount waits for staff; otherwise it is over. */
function answered(row: WithdrawalState, act: Receipt, at: Date): Decided {
  const payoutMinor = row.payoutMinor ?? 0n;
  switch (act.kind) {
    case 'received':
    case 'counted-as-received':
      return change(act.kind, act.kind, {
        ...ended('confirmed'),
        ...NO_REASON,
        receipt: act.kind === 'received' ? 'received' : 'counted',
        missingMinor: 0n,
      });
    case 'not-received':
      return missing(row, act.kind, payoutMinor, at);
    case 'partly-received': {
      const isPart = act.missingMinor > 0n && act.missingMinor < payoutMinor;
      if (!isPart) return { kind: 'refused', because: 'amount_out_of_range' };
      return missing(row, act.kind, act.missingMinor, at);
    }
  }
}

function missing(
  { terms }: WithdrawalState,
  event: 'not-received' | 'partly-received',
  missingMinor: bigint,
  at: Date,
): Decided {
  const isAll = event === 'not-received';
  return change({ event, amountMinor: missingMinor }, event, {
    status: isAll ? 'disputed' : 'partly-received',
    waits: ['settlement'],
    ...NO_REASON,
    promisedAt: minutesAfter(at, terms.settlementMinutes),
    dueAt: null,
    receipt: isAll ? 'not' : 'partly',
    missingMinor,
  });
}

function extended({ terms, dueAt }: WithdrawalState, at: Date): Decided {
  const until = minutesAfter(at, terms.receiptMinutes);
  if (dueAt !== null && dueAt >= until) return { kind: 'stay' };
  return change('receipt-extended', 'receipt-extended', { promisedAt: until, dueAt: until });
}

function sent(
  { terms, payouts }: WithdrawalState,
  event: 'paid' | 'rest-paid',
  amountMinor: bigint,
  at: Date,
  money: WithdrawalMoney,
): Decided {
  const until = minutesAfter(at, terms.receiptMinutes);
  return change(
    { event, amountMinor },
    event,
    {
      status: 'paid',
      waits: ['receipt'],
      ...NO_REASON,
      promisedAt: until,
      dueAt: until,
      payoutMinor: amountMinor,
      payouts: payouts + 1,
      receipt: null,
      missingMinor: null,
    },
    money,
  );
}

/** Ended by staff, with a text that its member reads. */
function over(
  status: WithdrawalStatus,
  event: 'refused' | 'dispute-refused',
  reason: string,
  money: WithdrawalMoney | null,
): Decided {
  return change(
    { event, note: reason },
    event,
    { ...ended(status), ...reasonOf({ words: reason }) },
    money,
  );
}

const NO_REASON = { note: null, holdReason: null } as const;

const reasonOf = (why: WhyHeld) =>
  'code' in why ? { note: null, holdReason: why.code } : { note: why.words, holdReason: null };

/** Nothing is due any more. */
const ended = (status: WithdrawalStatus) =>
  ({ status, waits: [], promisedAt: null, dueAt: null }) as const;

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

const change = (
  step: WithdrawalStep | WithdrawalEvent,
  notice: WithdrawalNotice | null,
  values: Partial<WithdrawalRow>,
  money: WithdrawalMoney | null = null,
): Decided => ({
  kind: 'change',
  change: { money, values, step: typeof step === 'string' ? { event: step } : step, notice },
});
