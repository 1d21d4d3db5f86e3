import type { HttpBindings } from '@hono/node-server';
import { expect, test } from 'vitest';
import { createVisitorCalls } from './visitor-calls.ts';

/** A connection, as far as anyone here looks at it. */
const connection = (remoteAddress: string) =>
  Object.assign(Object.create(null), { incoming: { socket: { remoteAddress } } }) as HttpBindings;

function watched() {
  const asked: {
    from: HttpBindings | undefined;
    forwardedFor: string | null;
    host: string | null;
  }[] = [];
  const calls = createVisitorCalls(
    (request, from) => {
      const { headers } = request;
      asked.push({ from, forwardedFor: headers.get('x-forwarded-for'), host: headers.get('host') });
      return new Response('answered');
    },
    (headers, peer) => headers.get('x-forwarded-for') ?? peer ?? '',
  );
  /** Renders a page that makes one call. */
  const render = (from: HttpBindings, headers: Record<string, string>) =>
    calls.pageFor(new Request('http://localhost:3000/', { headers }), from, () =>
      calls.call(new Request('http://localhost:3000/wps/system/status')),
    );
  return { asked, calls, render };
}

test('what a page asks the operator is asked from where its visitor is, proxies in front or not', async () => {
  const { asked, render } = watched();
  const [ana, bea] = [connection('ana'), connection('bea')];
  await Promise.all([
    render(ana, { 'x-forwarded-for': '198.51.100.1' }),
    render(bea, { 'x-forwarded-for': '198.51.100.2, 10.0.0.9' }),
    render(ana, {}),
  ]);
  expect(asked).toEqual([
    { from: ana, forwardedFor: '198.51.100.1', host: 'localhost:3000' },
    { from: bea, forwardedFor: '198.51.100.2, 10.0.0.9', host: 'localhost:3000' },
    { from: ana, forwardedFor: null, host: 'localhost:3000' },
  ]);
});

test('a call outside any page belongs to no visitor', async () => {
  const { asked, calls } = watched();
  await calls.call(new Request('http://en.localhost/wps/system/status'));
  expect(asked).toEqual([{ from: undefined, forwardedFor: null, host: 'en.localhost' }]);
});

test('a page knows whose it is, and no other visitor’s page is taken for theirs', async () => {
  const { calls } = watched();
  const clientOf = async (from: HttpBindings, headers: Record<string, string>) => {
    const page = new Request('http://localhost:3000/', { headers });
    const answer = await calls.pageFor(page, from, async () => {
      await Promise.resolve();
      return new Response(calls.client());
    });
    return answer.text();
  };
  const pages = [
    clientOf(connection('ana'), {}),
    clientOf(connection('proxy'), { 'x-forwarded-for': 'bea' }),
  ];
  expect(await Promise.all(pages)).toEqual(['ana', 'bea']);
  expect(calls.client()).toBe('');
});
