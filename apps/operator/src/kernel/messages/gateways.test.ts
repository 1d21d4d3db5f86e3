import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { Message } from './message.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createSmtpSender } from './smtp-sender.ts';

const MESSAGE: Message = {
  id: '3f0f6c3e-4e0c-4b7a-9a52-6d8f0f7d1c11',
  channel: 'sms',
  brandCode: 'palpite',
  brandName: 'Palpite',
  recipient: '+5511987654321',
  subject: 'Palpite: seu código',
  text: 'Palpite: 123456 é o seu código.',
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
/** What the gateway does with each post: answers with a status, breaks the connection, or does not answer. */
type Behaviour = number | 'break' | 'silence';

/** A gateway that behaves as set, one post after the other. */
async function gateway(...behaviours: Behaviour[]) {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A post that its sender gives up half-way has no end.
    request.once('end', () => {
      posted.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const behaviour = behaviours.shift() ?? 200;
      if (behaviour === 'break') request.socket.destroy();
      else if (typeof behaviour === 'number') {
        response.writeHead(behaviour, { Location: '/elsewhere' }).end('{}');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const sender = createSmsGateway({
    url: `http://127.0.0.1:${port}/messages`,
    token: 'secret-token',
    timeoutMs: 300,
  });
  return { posted, send: () => sender.send(MESSAGE) };
}

test('an SMS is posted once, with the token and a key of its own', async () => {
  const { posted, send } = await gateway(202);
  await send();
  expect(posted).toHaveLength(1);
  expect(posted[0]?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    'idempotency-key': MESSAGE.id,
    'content-type': 'application/json',
  });
  expect(JSON.parse(posted[0]?.body ?? '')).toEqual({
    id: MESSAGE.id,
    to: MESSAGE.recipient,
    text: MESSAGE.text,
  });
});

test.each(['break', 'silence'] as const)(
  'when the gateway gives no answer (%s) the post is repeated once, under the same key',
  async (behaviour) => {
    const { posted, send } = await gateway(behaviour, 200);
    await send();
    expect(posted.map(({ headers }) => headers['idempotency-key'])).toEqual([
      MESSAGE.id,
      MESSAGE.id,
    ]);
  },
);

test('an unreachable gateway is tried twice and no more', async () => {
  const { posted, send } = await gateway('break', 'silence', 200);
  await expect(send()).rejects.toMatchObject({ code: 'code_not_sent' });
  expect(posted).toHaveLength(2);
});

test.each([
  [500, 'code_not_sent'],
  [401, 'code_not_sent'],
  [307, 'code_not_sent'],
  [402, 'code_quota_exceeded'],
  [429, 'code_quota_exceeded'],
] as const)('an answer of %i is final: %s', async (status, code) => {
  const { posted, send } = await gateway(status);
  await expect(send()).rejects.toMatchObject({ code });
  expect(posted).toHaveLength(1);
});

/** A mail server that accepts every message, or refuses every recipient; as much of SMTP as one message needs. */
async function mailServer(recipients: 'taken' | 'refused' = 'taken') {
  const lines: string[] = [];
  const answer = (socket: Socket, line: string, inData: boolean): boolean => {
    lines.push(line);
    if (inData) {
      if (line === '.') socket.write('250 queued\r\n');
      return line !== '.';
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'DATA') socket.write('354 go on\r\n');
    else if (verb === 'RCPT' && recipients === 'refused') socket.write('550 nobody\r\n');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
    return verb === 'DATA';
  };
  const server = createTcpServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const parts = `${rest}${chunk.toString()}`.split('\r\n');
      rest = parts.pop() ?? '';
      for (const line of parts) inData = answer(socket, line, inData);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sender = createSmtpSender({
    url: `smtp://127.0.0.1:${port}`,
    from: 'codes@palpite.example',
  });
  closing.push(() => {
    sender.close?.();
    server.close();
  });
  const send = (recipient: string) => sender.send({ ...MESSAGE, channel: 'email', recipient });
  return { lines, send };
}

test('an e-mail leaves by SMTP, from the brand, as text', async () => {
  const { lines, send } = await mailServer();
  await send('ana@example.com');
  expect(lines).toContain('MAIL FROM:<codes@palpite.example>');
  expect(lines).toContain('RCPT TO:<ana@example.com>');
  expect(lines).toContain('From: Palpite <codes@palpite.example>');
  expect(lines.join('\n')).toContain('123456');
  expect(lines.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
});

test('an address that reads as several reaches one or none, never more', async () => {
  const { lines, send } = await mailServer();
  await send('ana@example.com,eve@example.com').catch(() => undefined);
  expect(lines).not.toContain('RCPT TO:<eve@example.com>');
});

test('a message that the mail server refuses counts as not sent', async () => {
  const { send } = await mailServer('refused');
  await expect(send('ana@example.com')).rejects.toMatchObject({ code: 'code_not_sent' });
});
