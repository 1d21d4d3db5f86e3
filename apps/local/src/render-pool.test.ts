import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { platform } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listener.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import type { TestJob } from './testing/render-entry.ts';
import type { CallOperator } from './web.ts';

const ENTRY = new URL('./testing/render-entry.ts', import.meta.url).href;
const pools: RenderPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function pool(threads = 1, waiting = 8, limits = { stopMs: 60_000, limitMs: 60_000 }) {
  const made = createRenderPool(ENTRY, { threads, waiting }, limits);
  pools.push(made);
  const asked: string[] = [];
  const answer: CallOperator = async ({ url }) => {
    asked.push(new URL(url).pathname);
    return new Response('answered');
  };
  return {
    asked,
    close: made.close,
    draw: (
      job: Pick<TestJob, 'does'> & Partial<TestJob>,
      { signal = new AbortController().signal, call = answer, client = 'ana' } = {},
    ) => made.draw({ isShared: false, ...job }, { call, signal, client }),
  };
}

/** The page of a job that was not turned away. */
async function drawn(drawing: ReturnType<ReturnType<typeof pool>['draw']>) {
  const page = await drawing;
  if (page === 'busy') throw new Error('the page was turned away');
  return page;
}

test('a page that is drawn in a thread asks the operator within the request that it belongs to', async () => {
  const { draw } = pool();
  const visitors = new AsyncLocalStorage<string>();
  const call: CallOperator = async ({ url, headers }) =>
    new Response(`${visitors.getStore()} ${headers.get('host')} ${new URL(url).pathname}`, {
      status: 418,
    });
  const page = (visitor: string) =>
    visitors.run(visitor, () =>
      drawn(draw({ does: 'asks', parts: ['/status', '/games'] }, { call })),
    );
  const [ana, bea] = await Promise.all([page('ana'), page('bea')]);
  expect(ana.head).toEqual(['418 ana en.localhost /status', '418 ana en.localhost /games']);
  expect(bea.head).toEqual(['418 bea en.localhost /status', '418 bea en.localhost /games']);
});

test('a call that fails reaches the page as a failed call, and the page still comes', async () => {
  const { draw } = pool();
  const call = () => Promise.reject(new Error('the operator is down'));
  await expect(draw({ does: 'asks', parts: ['/status'] }, { call })).rejects.toThrow(
    'the operator is down',
  );
  expect((await drawn(draw({ does: 'asks' }))).head).toEqual([]);
});

test('a call that its page did not wait for fails with the end of that page: no other page waits for it', async () => {
  const { draw } = pool();
  const call = () => new Promise<Response>(() => undefined);
  await drawn(draw({ does: 'leaves a call' }, { call }));
  expect((await drawn(draw({ does: 'takes that call' }))).head).toBe(
    'The page that asked has ended.',
  );
});

test('a page for one request arrives with its bytes', async () => {
  const { draw } = pool();
  const parts = Array.from({ length: 40_000 }, (_, at) => `${at} `);
  const { head, body } = await drawn(draw({ does: 'has a body', parts }));
  expect(head).toBe('alone');
  expect(new TextDecoder().decode(body ?? undefined)).toBe(parts.join(''));
});

test('beyond the pages that are drawn and those that wait one more is turned away, and room is made again', async () => {
  const { draw, asked } = pool(1, 2);
  const leave = new AbortController();
  const slow = draw({ does: 'waits' }, leave);
  await expect.poll(() => asked).toEqual(['/begun']);
  const waiting = [draw({ does: 'asks' }), draw({ does: 'asks' })];
  expect(await draw({ does: 'asks' })).toBe('busy');
  leave.abort();
  await expect(slow).rejects.toThrow();
  for (const page of waiting) expect((await drawn(page)).head).toEqual([]);
  expect((await drawn(draw({ does: 'asks' }))).head).toEqual([]);
});

test('a page for everybody is drawn before those for one request, and is not turned away for them', async () => {
  const { draw, asked } = pool(1, 1);
  const leave = new AbortController();
  const slow = draw({ does: 'waits' }, leave);
  await expect.poll(() => asked).toEqual(['/begun']);
  const alone = draw({ does: 'asks', parts: ['/alone'] });
  const shared = draw({ does: 'asks', parts: ['/shared'], isShared: true });
  leave.abort();
  await Promise.all([expect(slow).rejects.toThrow(), alone, shared]);
  expect(asked.slice(-2)).toEqual(['/shared', '/alone']);
});

test.each([true, false])(
  'a client with many pages that wait (for everybody: %s) holds up those of another for one page',
  async (isShared) => {
    const { draw, asked } = pool(1, 8);
    const leave = new AbortController();
    const slow = draw({ does: 'waits' }, { signal: leave.signal, client: 'flood' });
    await expect.poll(() => asked).toEqual(['/begun']);
    const flood = [1, 2, 3, 4, 5, 6].map((at) =>
      draw({ does: 'asks', parts: [`/flood/${at}`], isShared }, { client: 'flood' }),
    );
    const ana = draw({ does: 'asks', parts: ['/ana'] });
    leave.abort();
    await Promise.all([expect(slow).rejects.toThrow(), ana, ...flood]);
    expect(asked.indexOf('/ana')).toBe(2);
    expect(asked).toHaveLength(8);
  },
);

test('where no room is left, the client with the most pages that wait makes it', async () => {
  const { draw, asked } = pool(1, 3);
  const leave = new AbortController();
  const slow = draw({ does: 'waits' }, { signal: leave.signal, client: 'flood' });
  await expect.poll(() => asked).toEqual(['/begun']);
  const flood = [1, 2, 3, 4].map((at) =>
    draw({ does: 'asks', parts: [`/flood/${at}`] }, { client: 'flood' }),
  );
  const others = ['ana', 'bea', 'cid'].map((client) =>
    draw({ does: 'asks', parts: [`/${client}`] }, { client }),
  );
  leave.abort();
  await expect(slow).rejects.toThrow();
  const ends = await Promise.all([...flood, ...others]);
  expect(ends.map((end) => end === 'busy')).toEqual([false, true, true, true, false, false, true]);
  expect(asked.slice(1)).toEqual(['/flood/1', '/ana', '/bea']);
});

test('a visitor who leaves while waiting makes room for another, and their page is never begun', async () => {
  const { draw, asked } = pool(1, 1);
  const [first, second] = [new AbortController(), new AbortController()];
  const slow = draw({ does: 'waits' }, first);
  await expect.poll(() => asked).toEqual(['/begun']);
  const left = draw({ does: 'asks', parts: ['/left'] }, second);
  second.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = draw({ does: 'asks', parts: ['/next'] });
  first.abort();
  await expect(slow).rejects.toThrow();
  expect((await drawn(next)).head).toEqual(['200 answered']);
  expect(asked).not.toContain('/left');
});

test('a visitor who leaves stops their page, and the same thread draws the next', async () => {
  const { draw, asked } = pool();
  const leave = new AbortController();
  const left = draw({ does: 'waits' }, leave);
  await expect.poll(() => asked).toEqual(['/begun']);
  leave.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect((await drawn(draw({ does: 'asks' }))).head).toEqual([]);
});

test('a defect of a page fails that page alone', async () => {
  const { draw } = pool();
  await expect(draw({ does: 'throws' })).rejects.toThrow('a defect of the page');
  expect((await drawn(draw({ does: 'asks' }))).head).toEqual([]);
});

test('a thread that ends fails its page once and is replaced', async () => {
  const { draw } = pool();
  for (let time = 0; time < 3; time += 1) {
    await expect(draw({ does: 'ends its thread' })).rejects.toThrow('exited with code: 3');
    expect((await drawn(draw({ does: 'asks', parts: ['/again'] }))).head).toEqual(['200 answered']);
  }
});

test('a page that takes too long fails, and its thread is replaced though it never yields', async () => {
  const { draw } = pool(1, 8, { stopMs: 100, limitMs: 1_500 });
  await expect(draw({ does: 'never yields' })).rejects.toThrow('No page after 1500 ms');
  await expect.poll(() => draw({ does: 'asks' }).catch(() => 'not yet')).not.toBe('not yet');
});

test('a page that is not wanted and never yields is ended, and the next one is drawn', async () => {
  const { draw, asked } = pool(1, 8, { stopMs: 100, limitMs: 60_000 });
  const leave = new AbortController();
  const stuck = draw({ does: 'never yields' }, leave);
  await expect.poll(() => asked).toEqual(['/begun']);
  leave.abort(new Error('gone'));
  await expect(stuck).rejects.toThrow('gone');
  expect((await drawn(draw({ does: 'asks' }))).head).toEqual([]);
});

test('closing ends what is still drawn instead of leaving its visitor waiting', async () => {
  const { draw, asked, close } = pool();
  const slow = draw({ does: 'waits' });
  await expect.poll(() => asked).toEqual(['/begun']);
  await Promise.all([expect(slow).rejects.toThrow(), close()]);
});

test('a page that is being drawn when the site stops still arrives whole', async () => {
  const { draw, asked, close } = pool();
  const operator = Promise.withResolvers<Response>();
  const listener = await listen('127.0.0.1', 0, 'the test');
  listener.answerWith(async ({ signal }) => {
    const call = () => {
      asked.push('/status');
      return operator.promise;
    };
    const { head } = await drawn(draw({ does: 'asks', parts: ['/status'] }, { signal, call }));
    return Response.json(head);
  });
  const page = fetch(`http://127.0.0.1:${listener.port}/`);
  await expect.poll(() => asked).toEqual(['/status']);
  const drained = listener.drain(60_000);
  operator.resolve(new Response('answered'));
  expect(await (await page).json()).toEqual(['200 answered']);
  await drained;
  await close();
});

test.runIf(platform() === 'linux')(
  'threads that render run after the thread that serves money, and only they do',
  async () => {
    const before = niced();
    const { draw } = pool(2);
    await Promise.all([draw({ does: 'asks' }), draw({ does: 'asks' })]);
    expect(niced() - before).toBe(2);
  },
);

/** Threads of this process with a lower priority. */
function niced(): number {
  return readdirSync('/proc/self/task').filter((id) => {
    const [, fields = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[16]) > 0;
  }).length;
}
