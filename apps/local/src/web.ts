import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Listener, Middleware } from './listener.ts';
import { keepAssets } from './keep-assets.ts';
import { createRenderPool } from './render-pool.ts';
import type { RenderSettings } from './render-settings.ts';
import { serveStatic } from './static-files.ts';
import { webBuild } from './client-builds.ts';

/** Answers the contract's calls in this process, for pages that are rendered in it. */
export type CallOperator = (request: Request) => Promise<Response>;

/** What pages that are rendered in this process have of their visitors. */
export interface PageVisitors {
  readonly call: CallOperator;
  /** Whose page is being answered, as one address counts. */
  client(this: void): string;
}

/** The web client as the site needs it: made from a build, or from the sources in development. */
export interface Web {
  /** Answers everything that is not the operator's. */
  pages(visitors: PageVisitors): Promise<Answer>;
  /** What stands before `pages` in development. */
  readonly before?: Middleware;
  close(): Promise<void>;
}

export interface WebSite {
  readonly listener: Listener;
  readonly dataDirectory: string;
  readonly rendering: RenderSettings;
  /** Told, one line at a time, what is being done. */
  readonly say: (line: string) => void;
}

/** How a site comes by its web client. */
export type WebSource = (site: WebSite) => Promise<Web>;

/** What a page is drawn from: plain data, which only the web room reads. */
export interface PageJob {
  /** For everybody and kept, or for one request. */
  readonly isShared: boolean;
}

/** A page's head, plain data too, and the body of one that is for one request. */
export interface Drawing {
  readonly head: unknown;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

export interface DrawingContext {
  readonly call: CallOperator;
  /** Aborted when the page is not wanted any more. */
  readonly signal: AbortSignal;
}

/** Draws a page, or says that too many wait for it already. */
export type DrawSomewhere = (job: PageJob, context: DrawingContext) => Promise<Drawing | 'busy'>;

/** What the web room's server entry exports. */
export interface WebServerEntry {
  createWebHandler(options: {
    api: CallOperator;
    draw?: DrawSomewhere;
    onError?: (error: unknown, request: Request) => void;
    development?: boolean;
  }): (request: Request) => Promise<Response>;
  /** Draws pages in the thread that calls it. */
  createPageDrawing(): (job: unknown, context: DrawingContext) => Promise<Drawing>;
}

/** The built client: files from memory, those of earlier releases too; pages from the server build, in threads. */
export const builtWeb: WebSource = async ({ dataDirectory, rendering, say }) => {
  const build = await webBuild(say);
  const entryUrl = pathToFileURL(build.serverEntry).href;
  const pool = createRenderPool(entryUrl, rendering);
  return {
    async pages({ call, client }) {
      const assets = join(build.clientDirectory, 'assets');
      const past = await keepAssets(assets, join(dataDirectory, 'assets'));
      const files = await serveStatic(build.clientDirectory, past);
      const entry: WebServerEntry = await import(entryUrl);
      const draw: DrawSomewhere = (job, context) =>
        pool.draw(job, { ...context, client: client() });
      const pages = entry.createWebHandler({ api: call, draw });
      return (request) => files(request) ?? pages(request);
    },
    close: () => pool.close(),
  };
};
