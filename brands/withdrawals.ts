import * as v from 'valibot';
import { number } from './words.ts';

/** Minor units of the brand's currency as text. */
const minorUnits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})$/));
const someMinorUnits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));
const whole = (least: number, most: number) => v.pipe(number(least, most), v.integer());

/** What withdrawals may be, and what becomes of them by the clock. */
export const withdrawalSettings = v.pipe(
  v.strictObject({
    /** Of one withdrawal, its fee left out. */
    minMinor: someMinorUnits,
    maxMinor: someMinorUnits,
    /** Taken beside the amount. */
    fee: v.strictObject({ fixedMinor: minorUnits, perMille: whole(0, 999) }),
    /** In a day of the brand's time zone; what was refused or cancelled does not count. */
    countPerDay: whole(1, 100),
    amountPerDayMinor: someMinorUnits,
    /** Withdrawals that may wait for their payout at once. */
    openAtOnce: whole(1, 20),
    /** Up to this one passes by itself, `automaticSeconds` after it was asked for; null where people look at each. */
    automaticUpToMinor: v.nullable(someMinorUnits),
    automaticSeconds: whole(0, 86_400),
    /** The first of an account is looked at whatever its amount. */
    reviewFirst: v.boolean(),
    /** Paid out by itself so long after it passed: for play money. Null where people pay. */
    payoutSeconds: v.nullable(whole(0, 86_400)),
    /** What members are promised: to be looked at, to be paid once passed, to hear of what they miss. */
    reviewMinutes: whole(1, 10_080),
    payoutMinutes: whole(1, 10_080),
    settlementMinutes: whole(1, 43_200),
    /** A payout that nobody confirms counts as received after these. */
    receiptMinutes: whole(1, 43_200),
  }),
  v.check(
    ({ minMinor, maxMinor }) => BigInt(minMinor) <= BigInt(maxMinor),
    'expected a minimum that is not above the maximum',
  ),
);
export type WithdrawalSettings = v.InferOutput<typeof withdrawalSettings>;
