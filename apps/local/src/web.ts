import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Listener, Middleware } from './listener.ts';
import { keepAssets } from './keep-assets.ts';
import { serveStatic } from './static-files.ts';
import { webBuild } from './client-builds.ts';

/** Answers the contract's calls in this process, for pages that are rendered here. */
export type CallOperator = (request: Request) => Promise<Response>;

/** The web client as the site needs it: made from a build, or from the sources in development. */
export interface Web {
  /** Answers everything that is not the operator's. */
  pages(callOperator: CallOperator): Promise<Answer>;
  /** What stands before `pages` in development. */
  readonly before?: Middleware;
  close(): Promise<void>;
}

export interface WebSite {
  readonly listener: Listener;
  readonly dataDirectory: string;
  /** Told, one line at a time, what is being done. */
  readonly say: (line: string) => void;
}

/** How a site comes by its web client. */
export type WebSource = (site: WebSite) => Promise<Web>;

/** What the web room's server entry exports. */
export interface WebServerEntry {
  createWebHandler(options: {
    api: CallOperator;
    onError?: (error: unknown, request: Request) => void;
    development?: boolean;
  }): (request: Request) => Promise<Response>;
}

/** The built client: files from memory, those of earlier releases too; pages from the server build. */
export const builtWeb: WebSource = async ({ dataDirectory, say }) => {
  const build = await webBuild(say);
  return {
    async pages(callOperator) {
      const assets = join(build.clientDirectory, 'assets');
      const past = await keepAssets(assets, join(dataDirectory, 'assets'));
      const files = await serveStatic(build.clientDirectory, past);
      const entry: WebServerEntry = await import(pathToFileURL(build.serverEntry).href);
      const render = entry.createWebHandler({ api: callOperator });
      return (request) => files(request) ?? render(request);
    },
    close: async () => undefined,
  };
};
