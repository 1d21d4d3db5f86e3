/**
 * The operator under vendors' rounds, which also publishes values that move to live connections. Messages: those of
 * `round-load.ts`; `publish` begins, `last` ends it and is answered with the last value of each key.
 */
import { ODDS } from '@palpite/live/testing/odds.ts';
import { openValueSite } from '@palpite/operator/testing/kernel';
import { operator } from './round-load.ts';

const KEYS = 5_000;
const CHANGES_PER_SECOND = 200;
const EVERY_MS = 1_000 / CHANGES_PER_SECOND;

const { site } = await openValueSite(operator);
const last: number[] = [];
/** A value says when it was published, by the system's clock. */
const publish = (key: number) => {
  const at = performance.timeOrigin + performance.now();
  last[key] = at;
  operator.services.live.publish(ODDS, String(key), { home: at, away: key });
};
for (let key = 0; key < KEYS; key += 1) publish(key);

let timer: NodeJS.Timeout | undefined;
function publishOn(): void {
  const began = performance.now();
  let published = 0;
  timer = setInterval(() => {
    // However late the timer is, as many as the time asks for.
    for (; published * EVERY_MS < performance.now() - began; published += 1) {
      publish(Math.floor(Math.random() * KEYS));
    }
  }, EVERY_MS);
}

process.on('message', (message: unknown) => {
  if (message === 'publish') publishOn();
  if (message === 'last') {
    clearInterval(timer);
    process.send?.(last);
  }
});
process.send?.({ port: site.port });
