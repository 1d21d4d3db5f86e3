import { randomBytes } from 'node:crypto';
import {
  signVendorRequest,
  VENDOR_ROUND_PATH,
  VENDOR_TRANSACTIONS_PATH,
  type VendorRound,
  type VendorTransactions,
  vendorRoundAnswer,
  vendorTransactionsAnswer,
} from '@palpite/contract/vendor-wallet.ts';
import type { Language } from '@palpite/domain';
import { readJsonWithin } from '@palpite/server/http/read-within.ts';
import * as v from 'valibot';

const TIMEOUT_MILLISECONDS = 5_000;
/** A page of some thousand transactions is smaller. */
const ANSWER_BYTES = 4 * 1_048_576;

export type TheirTransaction = VendorTransactions['transactions'][number];

export interface AskedVendor {
  readonly code: string;
  readonly secret: string;
  /** The address of the vendor's host. */
  readonly origin: string;
  /** Each request is signed with its own time: many pages take longer than a signature is valid. */
  readonly now: () => Date;
  /** Ends the calls early. */
  readonly signal?: AbortSignal;
}

/** A vendor that cannot be reached, refuses, or answers in another shape; the cause has the details. */
export class VendorFault extends Error {
  constructor(vendorCode: string, cause: unknown) {
    super(`${vendorCode} did not answer as agreed`, { cause });
    this.name = 'VendorFault';
  }
}

/**
 * A vendor's record of its transactions, from inclusive to exclusive, page by page: a record of any length takes the
 * memory of one page.
 * @throws VendorFault
 */
export async function* pagesOfTransactions(
  vendor: AskedVendor,
  from: Date,
  to: Date,
): AsyncGenerator<readonly TheirTransaction[]> {
  let after: string | null = null;
  do {
    const answer: VendorTransactions = await askPage(vendor, { from, to, after }).catch(
      (error: unknown) => {
        throw new VendorFault(vendor.code, error);
      },
    );
    yield answer.transactions;
    // Otherwise a vendor that always answers the same page would never end.
    if (answer.next !== null && (answer.next === after || answer.transactions.length === 0)) {
      throw new VendorFault(vendor.code, new Error('the pages do not go on'));
    }
    after = answer.next;
  } while (after !== null);
}

/**
 * What anyone needs to recompute one of the vendor's rounds; null when it offers none.
 * @throws Error when the vendor cannot be reached, refuses, or answers in another shape
 */
export async function askProof(
  vendor: AskedVendor,
  roundId: string,
  language: Language,
): Promise<VendorRound['proof']> {
  const query = new URLSearchParams({ roundId, language });
  const { proof } = v.parse(vendorRoundAnswer, await askSigned(vendor, VENDOR_ROUND_PATH, query));
  return proof;
}

async function askPage(
  vendor: AskedVendor,
  { from, to, after }: { from: Date; to: Date; after: string | null },
): Promise<VendorTransactions> {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
  if (after !== null) query.set('after', after);
  return v.parse(
    vendorTransactionsAnswer,
    await askSigned(vendor, VENDOR_TRANSACTIONS_PATH, query),
  );
}

async function askSigned(
  { code, secret, origin, now, signal }: AskedVendor,
  address: string,
  query: URLSearchParams,
): Promise<unknown> {
  const path = `${address}?${query}`;
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
    signal: AbortSignal.any([
      AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      ...(signal ? [signal] : []),
    ]),
  });
  if (!answer.ok) throw new Error(`${code} answered ${answer.status} to ${address}`);
  return readJsonWithin(answer, ANSWER_BYTES);
}
