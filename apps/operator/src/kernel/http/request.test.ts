import { beforeAll, describe, expect, test, vi } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { createAsk, posted } from './testing/calls.ts';

const operator = withOperator({ limits: { bodyBytes: 1_000 } });
let ask: ReturnType<typeof createAsk>;
beforeAll(async () => {
  ask = createAsk(operator.services);
});

describe('the form of a request', () => {
  test('an invalid field is named, and its value is not repeated', async () => {
    const { response, envelope } = await ask(
      '/test/rename',
      posted({
        id: 'seven',
        nickname: 'A',
        outcome: 'answer',
      }),
    );
    expect(response.status).toBe(400);
    expect(envelope.message).toBe('invalid_request');
    expect(envelope.value.fields.map(({ field }: { field: string }) => field)).toEqual([
      'id',
      'nickname',
    ]);
    expect(JSON.stringify(envelope)).not.toContain('seven');
  });

  test('numbers in a query arrive as numbers, and words in their place are refused', async () => {
    const good = await ask('/test/list?pageNo=3&gameType=RNG');
    expect(good.envelope.value).toEqual({ pageNo: 3 });
    const bad = await ask('/test/list?pageNo=three');
    expect(bad.envelope.value.fields).toEqual([{ field: 'pageNo', reason: 'expected number' }]);
  });

  test('text that the database cannot store is refused by its field', async () => {
    const { response, envelope } = await ask(
      '/test/rename',
      posted({ id: 1, nickname: 'a\0b', outcome: 'answer' }),
    );
    expect([response.status, envelope.value.fields[0].field]).toEqual([400, 'nickname']);
    const query = await ask('/test/list?gameType=RNG%00');
    expect(query.envelope.value.fields[0].field).toBe('gameType');
  });

  test('of an input of thousands of values the first problem is named, not each', async () => {
    const few = await ask('/test/many', posted({ names: Array(100).fill(0) }));
    expect(few.envelope.value.fields).toHaveLength(100);
    const many = await ask('/test/many', posted({ names: Array(2_000).fill(0) }));
    expect(many.envelope.value.fields).toEqual([{ field: 'names.0', reason: 'expected string' }]);
  });

  test('a body of more values than any call takes is refused before it is parsed', async () => {
    const parsed = vi.spyOn(JSON, 'parse');
    const most = await ask('/test/many', posted({ names: Array(50_001).fill(0) }));
    const whole = parsed.mock.calls.filter(([text]) => text.length > 50_000).length;
    const { response, envelope } = await ask(
      '/test/many',
      posted({ names: Array(50_002).fill(0) }),
    );
    const more = parsed.mock.calls.filter(([text]) => text.length > 50_000).length - whole;
    vi.restoreAllMocks();
    expect([most.response.status, whole]).toEqual([400, 1]);
    expect([response.status, envelope.message, more]).toEqual([413, 'payload_too_large', 0]);
  });

  test('a form is read as a form', async () => {
    const { envelope } = await ask('/test/form', {
      method: 'POST',
      body: new URLSearchParams({ email: 'ana@example.com', count: '2' }),
    });
    expect(envelope.value).toEqual({ email: 'ana@example.com', count: 2 });
  });

  test.each([
    ['text that is no JSON', '{"id":', 'application/json', 400, 'invalid_request'],
    [
      'bytes that are no text',
      Buffer.from([0xff, 0xfe]),
      'application/json',
      400,
      'invalid_request',
    ],
    ['a media type of another kind', '<id/>', 'application/xml', 415, 'unsupported_media_type'],
    [
      'nesting without end',
      `{"id":1,"x":${'['.repeat(400)}${']'.repeat(400)}}`,
      'application/json',
      400,
      'invalid_request',
    ],
    [
      'more than the limit',
      JSON.stringify('x'.repeat(2_000)),
      'application/json',
      413,
      'payload_too_large',
    ],
  ])('%s is refused in the envelope', async (_what, body, contentType, status, message) => {
    const { response, envelope } = await ask('/test/rename', {
      method: 'POST',
      body,
      headers: { 'content-type': contentType },
    });
    expect([response.status, envelope.success, envelope.message]).toEqual([status, false, message]);
  });

  test('a body that grows past the limit is cut off, whatever length it promised', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('"'.padEnd(400, 'x'))),
    });
    const { response } = await ask('/test/rename', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test('an unknown path and a wrong method answer in the envelope too', async () => {
    const unknown = await ask('/test/nowhere');
    expect([unknown.response.status, unknown.envelope.message]).toEqual([404, 'not_found']);
    const wrong = await ask('/test/list', { method: 'DELETE' });
    expect([wrong.response.status, wrong.envelope.message]).toEqual([405, 'method_not_allowed']);
    expect(wrong.response.headers.get('allow')).toBe('GET, PUT');
  });

  test('[API-04] a language outside the six is refused', async () => {
    const { envelope } = await ask('/test/list', { headers: { Language: 'XX' } });
    expect(envelope.value.fields[0].field).toBe('Language');
  });
});
