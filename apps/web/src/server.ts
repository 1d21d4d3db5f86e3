import { UnknownHost } from './serving/page-status.ts';
import { type CallOperator } from './serving/operator-transport.ts';
import { createPageDrawing } from './serving/page-drawing.ts';
import { operatorSilent, unknownHost } from './serving/plain-page.ts';
import { Site, type SiteParts } from './serving/site.ts';

export { createPageDrawing };

/** What the composition gives: the site itself knows no port, no folder and no operator. */
export interface WebOptions {
  /** Answers the contract's calls. */
  api: CallOperator;
  /** Where pages are drawn. Default: in this thread, as many at once as are asked for. */
  draw?: SiteParts['draw'];
  /** Called with what failed; the visitor gets a plain page. Default: standard error. */
  onError?: (error: unknown, request: Request) => void;
  /** The development server's looser policy, and no shared pages. Default: how this file was built. */
  development?: boolean;
}

/** Answers every page of the site. Static files and the contract's calls are the composition's. */
export function createWebHandler(options: WebOptions): (request: Request) => Promise<Response> {
  const { onError = (error) => console.error(error), development = import.meta.env.DEV } = options;
  const site = new Site({
    api: options.api,
    draw: options.draw ?? createPageDrawing(),
    manifest: import.meta.env.PROD
      ? new URL('../client/.vite/manifest.json', import.meta.url)
      : undefined,
    development,
  });
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    // A file of an older release that is gone: never the application in its place.
    if (new URL(request.url).pathname.startsWith('/assets/')) {
      return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    }
    try {
      return await site.answer(request);
    } catch (error) {
      if (error instanceof UnknownHost) return await unknownHost();
      // A visitor who left before the page came is no failure.
      if (!request.signal.aborted) onError(error, request);
      return operatorSilent();
    }
  };
}
