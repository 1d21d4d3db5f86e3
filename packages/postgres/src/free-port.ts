/** Loopback ports for the server: a free one, and whether a given one is free. */
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

export async function isFree(port: number): Promise<boolean> {
  return (await listen(port)) !== undefined;
}

/** @throws Error when the machine has no free port */
export async function freePort(): Promise<number> {
  const port = await listen(0);
  if (port === undefined) throw new Error('this machine has no free port');
  return port;
}
