import { endpoint } from '@palpite/contract/endpoint.ts';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { beforeAll, expect, test, vi } from 'vitest';
import { createAuthenticate } from '#modules/identity/session/find-session.ts';
import { withOperator } from '#testing/with-operator.ts';
import { mountContract } from './contract-routes.ts';
import { createFrame, type OperatorEnv } from './frame.ts';
import { handler } from './handler.ts';

const sendPicture = endpoint({
  summary: 'Takes a picture',
  method: 'POST',
  path: '/test/picture',
  token: 'required',
  permission: 'own-account',
  body: v.object({ image: v.string() }),
  bodySize: 'image',
  value: v.object({ length: v.number() }),
  idempotency: 'natural',
  changes: [],
  throttle: 'code',
});

/** One place, and eight callers who may wait for it. */
const MAY_COME = 9;

const operator = withOperator({
  limits: { imageBodies: 1, codePerMinute: 3, loginPerAddressPerMinute: 1_000 },
});
let app: Hono<OperatorEnv>;
beforeAll(async () => {
  app = createFrame(operator.services);
  mountContract(
    app,
    operator.services,
    createAuthenticate(operator.services),
    { test: { sendPicture } },
    { testSendPicture: handler(sendPicture, async ({ body }) => ({ length: body.image.length })) },
  );
});

const text = new TextEncoder().encode(JSON.stringify({ image: 'ã'.repeat(50_000) }));

/** A body that is sent once it is released, in pieces of any size; shows whether any of it was read. */
function sent() {
  let letGo: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let at = 0;
  const body = {
    wasRead: false,
    letGo: () => letGo(),
    stream: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          body.wasRead = true;
          await gone;
          controller.enqueue(text.slice(at, at + 4_999));
          at += 4_999;
          if (at >= text.length) controller.close();
        },
      },
      { highWaterMark: 0 },
    ),
  };
  return body;
}

async function send(token: string | null, body: ReadableStream) {
  const headers = new Headers({ host: 'localhost', 'content-type': 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request('http://localhost/test/picture', init as RequestInit);
  const response = await app.fetch(request, { peerAddress: '203.0.113.7' });
  const { message, value } = JSON.parse(await response.text());
  return { status: response.status, message, value };
}

test('a picture is read whole, wherever its bytes were split', async () => {
  const { token } = await operator.signedIn();
  const body = sent();
  body.letGo();
  expect(await send(token, body.stream)).toMatchObject({ status: 200, value: { length: 50_000 } });
});

test('no byte is read of a picture from a visitor, or from a caller who must wait', async () => {
  const nobodys = sent();
  expect(await send(null, nobodys.stream)).toMatchObject({ message: 'unauthenticated' });
  expect(nobodys.wasRead).toBe(false);

  const { token } = await operator.signedIn();
  for (let time = 0; time < 3; time += 1) {
    const body = sent();
    body.letGo();
    await send(token, body.stream);
  }
  const oneTooMany = sent();
  expect(await send(token, oneTooMany.stream)).toMatchObject({ message: 'too_many_requests' });
  expect(oneTooMany.wasRead).toBe(false);
});

test('pictures are read a few at a time: some wait, and further callers must come back', async () => {
  const callers = [];
  for (let caller = 0; caller <= MAY_COME; caller += 1) callers.push(await operator.signedIn());
  const sending = callers.map(({ token }) => {
    const body = sent();
    return { body, answer: send(token, body.stream) };
  });
  const refused = await Promise.race(sending.map(({ answer }) => answer));
  expect(refused).toMatchObject({ status: 503, message: 'unavailable' });
  expect(sending.filter(({ body }) => body.wasRead)).toHaveLength(1);
  for (const { body } of sending) body.letGo();
  const answers = await Promise.all(sending.map(({ answer }) => answer));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAY_COME);
});

test('one picture of a caller is handled at a time: one caller cannot take the others’ places', async () => {
  const { token } = await operator.signedIn();
  const others = [];
  for (let other = 0; other < MAY_COME - 1; other += 1) others.push(await operator.signedIn());
  const counted = vi.spyOn(operator.services.throttles, 'spendCall');
  const sending = [token, token, ...others.map((other) => other.token)].map((each) => {
    const body = sent();
    return { body, answer: send(each, body.stream) };
  });
  await expect.poll(() => counted.mock.settledResults.length).toBe(sending.length);
  counted.mockRestore();
  for (const { body } of sending) body.letGo();
  const answers = await Promise.all(sending.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(sending.map(() => 200));
});
