import type { Transport } from '../lib/transport.ts';

/** Answers the contract's calls on this machine: no network is in between. */
export type CallOperator = (request: Request) => Promise<Response>;

/** How a page's rendering asks the operator: by the origin that the page itself was asked for at. */
export function operatorTransport(call: CallOperator, url: URL): Transport {
  return {
    baseUrl: url.origin,
    sockets: false,
    fetch: (address, init) => {
      const request = new Request(address, init);
      // No socket writes it here, and the operator finds the brand by it.
      request.headers.set('Host', url.host);
      return call(request);
    },
  };
}
