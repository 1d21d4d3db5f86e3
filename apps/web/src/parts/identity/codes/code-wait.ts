import { Listeners, perTab } from '@palpite/ui/tab.ts';
import { eachSecond } from '../../../lib/ticking.ts';

/**
 * How long until another code can be requested: one wait for each purpose and recipient. Kept for the tab, so that closing a
 * form or loading the page again does not offer a code that the operator would refuse.
 */
const STORED = 'codeWaits';
const MINUTE_MILLISECONDS = 60_000;
/** A message that has not come by then is late. */
const OVERDUE_MILLISECONDS = 60_000;

/** What a code is for, and where it goes: a number with its dialling code, or an address. */
export interface CodeTarget {
  purpose: 'register' | 'login' | 'password' | 'account' | 'contact';
  recipient: string;
}

/** An operator's answer to a code that it has sent. */
interface Sent {
  expiredMinutes: number;
  expiresAt: string;
}

/** The wait of registration and login: 60 seconds for each of the answer's minutes. @returns epoch milliseconds */
export function waitByMinutes({ expiredMinutes }: Pick<Sent, 'expiredMinutes'>): number {
  return Date.now() + expiredMinutes * MINUTE_MILLISECONDS;
}

/**
 * The wait of a forgotten password: until the expiry that was answered. A device whose clock is behind would wait for
 * hours; longer than the code is good for it never does.
 * @returns epoch milliseconds
 */
export function waitUntilExpiry(sent: Sent): number {
  return Math.min(Date.parse(sent.expiresAt), waitByMinutes(sent));
}

const listeners = perTab(() => new Listeners());

/** Calls `changed` when a wait begins, and each second. */
export function followWaits(changed: () => void): () => void {
  const ends = [eachSecond(changed), listeners().subscribe(changed)];
  return () => {
    for (const end of ends) end();
  };
}

/** When another code may be asked for, in epoch milliseconds; 0 when it may be now. */
export function waitEnd(target: CodeTarget): number {
  return readWaits()[nameOf(target)] ?? 0;
}

/** Whether a code is overdue: it was sent a minute ago, and the wait for another still goes on. */
export function isOverdue(target: CodeTarget): boolean {
  const waits = readWaits();
  return nameOf(target) in waits && !(overdueName(target) in waits);
}

/** @param end epoch milliseconds */
export function beginWait(target: CodeTarget, end: number): void {
  const overdue = Date.now() + OVERDUE_MILLISECONDS;
  storeWaits({ ...readWaits(), [nameOf(target)]: end, [overdueName(target)]: overdue });
}

/** Lets another be asked for at once: the code that was sent is worth nothing any more. */
export function endWait(target: CodeTarget): void {
  const { [nameOf(target)]: _, [overdueName(target)]: __, ...others } = readWaits();
  storeWaits(others);
}

/** Least time between two askings, in milliseconds (spec section 4); the operator refuses more too. */
const PACE_MILLISECONDS = 1_000;
const pace = perTab(() => ({ nextTurn: Number.NEGATIVE_INFINITY }));

/**
 * Waits until another code may be requested: one a second over all forms, so that reopening a form does not help. A
 * request that comes too soon is delayed, not dropped, since a captcha can be solved within the second.
 */
export async function waitForTurn(): Promise<void> {
  const now = performance.now();
  const tab = pace();
  const turn = Math.max(now, tab.nextTurn);
  tab.nextTurn = turn + PACE_MILLISECONDS;
  if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
}

const nameOf = ({ purpose, recipient }: CodeTarget) => `${purpose} ${recipient}`;

const overdueName = (target: CodeTarget) => `overdue ${nameOf(target)}`;

/** The waits that are not over, by name; none where another hand has left something else. */
function readWaits(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const now = Date.now();
    return Object.fromEntries(
      Object.entries(kept).filter(([, end]) => typeof end === 'number' && end > now),
    );
  } catch {
    return {};
  }
}

function storeWaits(waits: Readonly<Record<string, number>>): void {
  if (Object.keys(waits).length === 0) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, JSON.stringify(waits));
  listeners().tell();
}
