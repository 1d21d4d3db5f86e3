import { randomBytes } from 'node:crypto';
import {
  signVendorRequest,
  VENDOR_TRANSACTIONS_PATH,
  type VendorTransactions,
  vendorTransactionsAnswer,
} from '@palpite/contract/vendor-wallet.ts';
import * as v from 'valibot';

const TIMEOUT_MILLISECONDS = 5_000;
/** A vendor that answers more pages than this for one window is not believed. */
const MOST_PAGES = 200;

export type TheirTransaction = VendorTransactions['transactions'][number];

export interface AskedVendor {
  readonly code: string;
  readonly secret: string;
  /** Where the vendor's host is reached. */
  readonly origin: string;
  /** Each request is signed with the time that it is sent at: many pages take longer than a signature is good. */
  readonly now: () => Date;
}

/**
 * What a vendor says moved, from inclusive to exclusive, all pages.
 * @throws Error when the vendor cannot be reached, refuses, or answers in another shape
 */
export async function askTransactions(
  vendor: AskedVendor,
  from: Date,
  to: Date,
): Promise<TheirTransaction[]> {
  const transactions: TheirTransaction[] = [];
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer: VendorTransactions = await askPage(vendor, { from, to, after });
    transactions.push(...answer.transactions);
    after = answer.next;
    if (after === null) return transactions;
  }
  throw new Error(`${vendor.code} answers more than ${MOST_PAGES} pages of transactions`);
}

async function askPage(
  { code, secret, origin, now }: AskedVendor,
  { from, to, after }: { from: Date; to: Date; after: string | null },
): Promise<VendorTransactions> {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  if (after !== null) query.set('after', after);
  const path = `${VENDOR_TRANSACTIONS_PATH}?${query}`;
  const headers = signVendorRequest(code, secret, {
    method: 'GET',
    path,
    timestamp: now().getTime(),
    nonce: randomBytes(18).toString('base64url'),
    body: '',
  });
  const answer = await fetch(`${origin}${path}`, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  if (!answer.ok)
    throw new Error(`${code} answered ${answer.status} to ${VENDOR_TRANSACTIONS_PATH}`);
  return v.parse(vendorTransactionsAnswer, await answer.json());
}
