import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Files that are gone, and whether a newly asked page has others in their place. */
interface Withdrawn {
  readonly files: RegExp;
  readonly replaced: boolean;
}

/** The site behind a proxy that can make a new release of it: the same site, with another worker or without some files. */
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
    // Plain, so that the one line can be changed.
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
    /** Files of an older release are gone; a page that is asked for anew names those of the new one. */
    replace(files: RegExp) {
      withdrawn = { files, replaced: true };
    },
    /** A release that is broken: its own files are not there. */
    lose(files: RegExp) {
      withdrawn = { files, replaced: false };
    },
    /** Every file is there again. */
    mend() {
      withdrawn = undefined;
    },
    /** How many pages were asked for. */
    pages: () => pages,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
