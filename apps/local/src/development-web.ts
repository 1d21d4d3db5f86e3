import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { CHECKOUT } from './settings.ts';
import type { WebServerEntry, WebSource } from './web.ts';

/** The web client from its sources, through Vite: modules on request, changes in place. */
export const developmentWeb: WebSource = async ({ listener }) => {
  const root = join(CHECKOUT, 'apps/web');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    // As it stands: of a bundled copy, loaded and then deleted, Node's watcher would learn as of a change, for ever.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: listener.server } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) {
    throw new Error(
      'the web room’s Vite configuration has no server environment that Node can run',
    );
  }
  return {
    async pages({ call }) {
      return async (request) => {
        // Imported again for each page: Vite answers from its cache until a file has changed.
        const entry: WebServerEntry = await ssr.runner.import(join(root, 'src/server.ts'));
        return entry.createWebHandler({ api: call, development: true })(request);
      };
    },
    before: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
};
