import type { Hono } from 'hono';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { withOperator } from '#testing/with-operator.ts';
import { createFrame, type OperatorEnv } from './frame.ts';
import { mountSigned, type SignedCall } from './signed-routes.ts';

/** The common part of every call that another company's server signs. */

const STATUS = { invalid_request: 400, signature_invalid: 401, closed: 409, unavailable: 503 };

class Refused extends Error {
  readonly code: keyof typeof STATUS;

  constructor(code: keyof typeof STATUS) {
    super(code);
    this.code = code;
  }

  get status() {
    return STATUS[this.code] as 400 | 401 | 409 | 503;
  }
}

const operator = withOperator();
let app: Hono<OperatorEnv>;
let handled: SignedCall<{ readonly pay: string }>[];
let instead: Error | undefined;
beforeAll(async () => {
  app = createFrame(operator.services);
  mountSigned(app, {
    path: '/signed',
    operation: 'signed test',
    Refusal: Refused,
    schema: v.strictObject({ pay: v.string() }),
    verify(headers) {
      if (headers.get('X-Signature') !== 'right') throw new Refused('signature_invalid');
      return 'acme';
    },
    async handle(call) {
      handled.push(call);
      if (call.request.pay === 'closed') throw new Refused('closed');
      if (call.request.pay === 'defect') throw new Error('a column is missing');
      return { paid: call.request.pay };
    },
    onRefusal() {
      if (instead) throw instead;
    },
  });
});
beforeEach(() => {
  handled = [];
  instead = undefined;
});

async function send(body: BodyInit, signature = 'right') {
  const answer = await app.request('/signed', {
    method: 'POST',
    body,
    headers: { 'X-Signature': signature },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
  return {
    status: answer.status,
    body: await answer.json(),
    kept: answer.headers.get('Cache-Control'),
  };
}

const errors = () => operator.logLines.filter((line) => JSON.parse(line).level === 'error');

test('a signed call is read, passed on with its signer and its body as signed, and answered', async () => {
  const text = '{ "pay": "5" }';
  expect(await send(text)).toEqual({ status: 200, body: { paid: '5' }, kept: 'no-store' });
  expect(handled).toEqual([
    { signer: 'acme', request: { pay: '5' }, body: text, now: operator.clock.now },
  ]);
});

test.each([
  ['that is not signed', '{"pay":"5"}', 'wrong', 401, 'signature_invalid'],
  ['that is no JSON, and not signed', '{', 'wrong', 401, 'signature_invalid'],
  ['that is no JSON', '{', 'right', 400, 'invalid_request'],
  ['of another shape', '{"pay":5}', 'right', 400, 'invalid_request'],
  ['with a field too many', '{"pay":"5","to":"me"}', 'right', 400, 'invalid_request'],
  ['that is too large', `{"pay":"${'5'.repeat(9_000)}"}`, 'wrong', 400, 'invalid_request'],
])('a body %s is refused and not handled', async (_what, body, signature, status, code) => {
  expect(await send(body, signature)).toEqual({ status, body: { code }, kept: 'no-store' });
  expect(handled).toEqual([]);
});

test('a body without a stated size is read no further than the limit', async () => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1_024).fill(32));
    },
  });
  expect(await send(endless)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(chunks).toBeLessThan(20);
});

test('a refusal of the handler is answered by its code, and no error is logged', async () => {
  const before = errors().length;
  expect(await send('{"pay":"closed"}')).toMatchObject({ status: 409, body: { code: 'closed' } });
  expect(errors()).toHaveLength(before);
});

test('a defect is logged as an error, and its sender receives only the request to try again', async () => {
  const before = errors().length;
  expect(await send('{"pay":"defect"}')).toEqual({
    status: 503,
    body: { code: 'unavailable' },
    kept: 'no-store',
  });
  expect(errors().slice(before)).toEqual([expect.stringContaining('a column is missing')]);
});

test.each([
  ['another refusal', new Refused('closed'), 409, 'closed'],
  ['a defect', new Error('no connection left'), 503, 'unavailable'],
])(
  'the consequence of a refusal is answered instead of it: %s',
  async (_what, error, status, code) => {
    instead = error;
    expect(await send('{"pay":"5"}', 'wrong')).toMatchObject({ status, body: { code } });
  },
);
