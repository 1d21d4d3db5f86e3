import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Files that are gone, and whether a newly loaded page names others instead. */
interface Withdrawn {
  readonly files: RegExp;
  readonly replaced: boolean;
}

/**
 * A proxy in front of the site that can imitate a new release: the same site with another worker or without some
 * files.
 */
export async function releaseProxy(origin: string) {
  let release = '';
  let withdrawn: Withdrawn | undefined;
  let pages = 0;
  const site = new URL(origin);
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.headers['sec-fetch-mode'] === 'navigate') {
      pages += 1;
      if (withdrawn?.replaced) withdrawn = undefined;
    }
    if (withdrawn?.files.test(incoming.url ?? '')) {
      outgoing.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const isWorker = incoming.url === '/sw.js';
    // Uncompressed, so that the one line can be changed.
    const headers = { ...incoming.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    const { url: path = '/', method } = incoming;
    const asked = request(
      { host: '127.0.0.1', port: site.port, path, method, headers },
      (answer) => {
        if (!isWorker) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const code = `${Buffer.concat(chunks)}${release}`;
          outgoing.writeHead(200, {
            'Content-Type': 'text/javascript',
            'Cache-Control': 'no-store',
          });
          outgoing.end(code);
        });
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** From now on the site is another release. */
    release() {
      release = '\n// the next release\n';
    },
    /** Removes files of the older release; a page loaded from now on names those of the new one. */
    replace(files: RegExp) {
      withdrawn = { files, replaced: true };
    },
    /** A broken release: its own files are missing. */
    lose(files: RegExp) {
      withdrawn = { files, replaced: false };
    },
    /** Restores every file. */
    mend() {
      withdrawn = undefined;
    },
    /** How many pages were requested. */
    pages: () => pages,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
