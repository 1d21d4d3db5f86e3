/** A thread of visitors who ask for pages that are drawn for each alone, until a message stops them. */
import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What a crowd is started with. */
export interface CrowdOrder {
  readonly address: string;
  readonly connections: number;
}

/** What it saw: pages that came whole, and requests that were answered 503. */
export interface CrowdCount {
  pages: number;
  turnedAway: number;
}

const { address, connections } = workerData as CrowdOrder;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const count: CrowdCount = { pages: 0, turnedAway: 0 };
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

const visitors = Array.from({ length: connections }, async () => {
  while (!isOver) {
    const { status, retrySeconds } = await page();
    if (status === 200) count.pages += 1;
    else if (status === 503) count.turnedAway += 1;
    else throw new Error(`${address} was answered ${status}`);
    // As the answer asks.
    if (status === 503) await setTimeout(retrySeconds * 1_000);
  }
});
await Promise.all(visitors);
agent.destroy();
parentPort?.postMessage(count);

function page(): Promise<{ status: number; retrySeconds: number }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Accept-Encoding': 'br',
      Accept: 'text/html',
      // Programs are given a page whole; a browser gets it in pieces.
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0',
    };
    const asked = get(address, { agent, headers }, (response) => {
      const { statusCode = 0, headers: answered } = response;
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: statusCode, retrySeconds: Number(answered['retry-after'] ?? 1) }),
      );
      response.resume();
    });
    asked.on('error', reject);
  });
}
