import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Answer } from './listener.ts';
import type { PageVisitors } from './web.ts';

/** Where proxies in front of the site write down whom they ask for. */
const FORWARDED_FOR = 'x-forwarded-for';

/** The operator: without bindings it does not know who asks. */
type AnswerCall = (
  request: Request,
  bindings: HttpBindings | undefined,
) => Response | Promise<Response>;

interface Visitor {
  readonly bindings: HttpBindings;
  readonly forwardedFor: string | null;
  readonly client: string;
}

/** Who a request is counted as. */
type CountAs = (headers: Headers, peer: string | undefined) => string;

export interface VisitorCalls extends PageVisitors {
  /** Answers a page so that the calls made for it count as its visitor's. */
  pageFor(request: Request, bindings: HttpBindings, pages: Answer): ReturnType<Answer>;
}

/**
 * A page rendered here asks the operator on behalf of the visitor: the visitor's connection goes along, and
 * what proxies in front said of it. Else all visitors behind a proxy would be one address to the operator,
 * and share what one address may ask.
 */
export function createVisitorCalls(operator: AnswerCall, countAs: CountAs): VisitorCalls {
  const visitors = new AsyncLocalStorage<Visitor>();
  return {
    async call(request) {
      const visitor = visitors.getStore();
      const headers = new Headers(request.headers);
      // A request that never crossed a wire has no Host header; the operator tells brands apart by it.
      if (!headers.has('host')) headers.set('host', new URL(request.url).host);
      if (visitor?.forwardedFor) headers.set(FORWARDED_FOR, visitor.forwardedFor);
      return operator(new Request(request, { headers }), visitor?.bindings);
    },
    client: () => visitors.getStore()?.client ?? '',
    pageFor(request, bindings, pages) {
      const { headers } = request;
      const visitor = {
        bindings,
        forwardedFor: headers.get(FORWARDED_FOR),
        client: countAs(headers, bindings.incoming.socket.remoteAddress),
      };
      return visitors.run(visitor, () => pages(request, bindings));
    },
  };
}
