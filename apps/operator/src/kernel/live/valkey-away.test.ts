import { createLiveValues } from '@palpite/live/live-values.ts';
import { ODDS } from '@palpite/live/testing/odds.ts';
import { startValkey } from '@palpite/live/testing/valkey-server.ts';
import { valkeyCarrier } from '@palpite/live/valkey-carrier.ts';
import { freePort } from '@palpite/postgres/free-port.ts';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { createTestOperator } from '#testing/operator.ts';
import { openValueSite } from './testing/values.ts';

const PROGRAM = inject('valkeyProgram');
const LEFT_OUT = PROGRAM === null ? ' (left out: none can be had here)' : '';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** The values of one more process. */
function startProcess(url: string, room: string) {
  const log = { info: () => undefined, warn: () => undefined };
  const carrier = valkeyCarrier({ url, room: () => room, log, connected: () => undefined });
  const values = createLiveValues({ carrier, log });
  values.attach({ changed: () => undefined, image: () => Promise.resolve(null) });
  values.start();
  opened.push(values.stop);
  return values;
}

describe.skipIf(PROGRAM === null)(`over Valkey${LEFT_OUT}`, () => {
  test('an operator starts and serves its own readers while Valkey is away, and others once it is there', async () => {
    const port = await freePort();
    const valkeyUrl = `redis://127.0.0.1:${port}`;
    const operator = await createTestOperator({ config: { valkeyUrl } });
    opened.push(operator.close);
    const { site } = await openValueSite(operator, { rows: { home: 1, away: 1 } });
    opened.push(site.close);
    const metric = () =>
      operator.services.metrics.registry.getSingleMetricAsString('palpite_live_carrier_connected');
    await expect.poll(metric).toContain('{carrier="valkey"} 0');

    const publish = (home: number) =>
      operator.services.live.publish(ODDS, 'final', { home, away: 0 });
    publish(2);
    const client = await site.connect({ channels: ['odds:final', 'odds:rows'] });
    await client.until((frame) => frame.type === 'value' && frame.channel === 'odds:rows');
    await client.until((frame) => frame.type === 'value' && frame.patch.home === 2);
    for (let home = 3; home < 500; home += 1) publish(home);
    const warned = () => operator.logLines.filter((line) => line.includes('to Valkey is lost'));
    await expect.poll(warned).toHaveLength(1);
    expect(warned().join()).toContain('ECONNREFUSED');

    const server = await startValkey(PROGRAM ?? '', port);
    opened.push(server.stop);
    const other = startProcess(valkeyUrl, operator.services.events.epoch);
    other.follow('odds:final');
    await expect.poll(() => other.whole('odds:final')?.patch.home).toBe(499);
    await expect.poll(metric).toContain('{carrier="valkey"} 1');
    expect(warned()).toHaveLength(1);
  });
});
