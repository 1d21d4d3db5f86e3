/** One signed call to the seamless wallet over HTTP, as a vendor's server makes it. */
import { randomBytes } from 'node:crypto';
import {
  signVendorRequest,
  VENDOR_CALLS,
  type VendorCall,
} from '@palpite/contract/vendor-wallet.ts';

export interface SigningVendor {
  readonly code: string;
  readonly secret: string;
}

/** An answer that the vendor can rely on: the call has been done, or is refused. */
export interface Reply {
  readonly status: number;
  readonly body: {
    readonly balanceMinor?: string;
    readonly currency?: string;
    readonly code?: string;
  };
}

/** No reliable answer. Only `not reached` means that nothing has happened; the others may mean anything. */
export type Silence = 'not reached' | 'cut off' | 'unavailable';

const TIMEOUT_MS = 10_000;

export async function askWallet(
  origin: string,
  vendor: SigningVendor,
  call: VendorCall,
  request: unknown,
): Promise<Reply | Silence> {
  const { path } = VENDOR_CALLS[call];
  const body = JSON.stringify(request);
  const signed = signVendorRequest(vendor.code, vendor.secret, {
    method: 'POST',
    path,
    timestamp: Date.now(),
    nonce: randomBytes(16).toString('base64url'),
    body,
  });
  try {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.status >= 500) return 'unavailable';
    return { status: response.status, body: JSON.parse(text) };
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    const refused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
    return refused ? 'not reached' : 'cut off';
  }
}
