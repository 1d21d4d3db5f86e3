import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { runCommand } from './command-line/run-command.ts';
import { testEnvironment } from './command-line/testing.ts';
import { logIn } from './log-in.ts';
import { addAsOwner, type Clerk, hire, STAFF_PASSWORD, staffCode, terminalOf } from './testing.ts';

const operator = withOperator();

/** Types a command and answers its questions, in order. A function receives the output so far. */
async function dialogue(
  typed: readonly string[],
  answers: readonly (string | ((said: readonly string[]) => string))[],
) {
  const said: string[] = [];
  const left = [...answers];
  const ended = await runCommand([...typed], {
    ...testEnvironment(operator, (line) => said.push(line)),
    async ask() {
      const next = left.shift();
      if (next === undefined) throw new Error('a question too many');
      return typeof next === 'function' ? next(said) : next;
    },
  });
  return { ended, text: said.join('\n') };
}

const secretIn = (said: readonly string[]) =>
  /app: ([A-Z2-7]{32})$/m.exec(said.join('\n'))?.[1] ?? 'no secret was said';

const login = ({ name, secret }: Pick<Clerk, 'name' | 'secret'>, over = {}) =>
  logIn(operator.services, {
    name,
    password: STAFF_PASSWORD,
    code: staffCode(operator, secret),
    ...over,
  });

test('a first login sets a personal password and an authenticator app; the token is in a private file', async () => {
  const { name, password } = await addAsOwner(operator, ['support']);
  const first = await dialogue(
    ['login', name],
    [password, '', STAFF_PASSWORD, STAFF_PASSWORD, (said) => staffCode(operator, secretIn(said))],
  );
  expect(first).toMatchObject({ ended: 0 });
  expect(first.text).toContain(`You are logged in as ${name}.`);
  const folder = join(operator.config.dataDirectory, 'staff');
  const [file = ''] = await readdir(folder);
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  const token = await readFile(join(folder, file), 'utf8');
  expect(await dialogue(['whoami'], [])).toEqual({ ended: 0, text: `${name}: support` });
  // The one-time password is no longer valid.
  await expect(logIn(operator.services, { name, password, code: '' })).rejects.toMatchObject({
    code: 'login_failed',
  });
  expect(await dialogue(['logout'], [])).toMatchObject({ ended: 0 });
  expect((await dialogue(['whoami'], [])).text).toContain('You are not logged in.');
  expect((await terminalOf(operator, token).type('whoami')).ended).toBe(1);
});

describe('a login', () => {
  test('has one answer for an unknown name, a wrong password, a wrong code and a closed person', async () => {
    const clerk = await hire(operator, ['support']);
    const gone = await hire(operator, ['support']);
    await terminalOf(operator, undefined).type('--as-owner', 'staff', 'close', gone.name);
    const refusals = [
      login({ name: 'nobody-has-this', secret: clerk.secret }),
      login(clerk, { password: 'not it' }),
      login(clerk, { code: staffCode(operator, clerk.secret, 9) }),
      login(clerk, { code: '' }),
      login(gone),
    ];
    const answers = await Promise.allSettled(refusals);
    const messages = answers.map((each) => each.status === 'rejected' && String(each.reason));
    expect(new Set(messages)).toEqual(
      new Set(['StaffError: The name, the password or the code is wrong.']),
    );
  });

  test('accepts a code once, also when sent twice at once', async () => {
    const clerk = await hire(operator, ['support']);
    const outcomes = await Promise.allSettled([login(clerk), login(clerk)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(login(clerk)).rejects.toMatchObject({ code: 'login_failed' });
  });

  test('may be tried five times; then even the right one must wait', async () => {
    const clerk = await hire(operator, ['support']);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(login(clerk, { password: 'not it' })).rejects.toMatchObject({
        code: 'login_failed',
      });
    }
    await expect(login(clerk)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('refuses a short, a common and a repeated password at the first login', async () => {
    const { name, password } = await addAsOwner(operator, ['support']);
    for (const chosen of ['too short', 'password1234', password]) {
      const typed = [password, '', chosen, chosen, '000000'];
      expect((await dialogue(['login', name], typed)).ended).toBe(1);
    }
    expect(
      (await dialogue(['login', name], [password, '', 'a b c d e f g', 'else'])).text,
    ).toContain('These passwords differ.');
  });

  test('with a one-time password is possible for a day', async () => {
    const { name, password } = await addAsOwner(operator, ['support']);
    operator.clock.advance(86_400);
    await expect(logIn(operator.services, { name, password, code: '' })).rejects.toMatchObject({
      code: 'login_failed',
    });
  });
});

describe('a session', () => {
  test('ends after half an hour without a command, and after ten hours with them', async () => {
    const idle = await hire(operator, ['support']);
    const busy = await hire(operator, ['support']);
    for (let times = 0; times < 21; times += 1) {
      operator.clock.advance(1_700);
      expect((await busy.type('whoami')).ended).toBe(0);
    }
    expect((await idle.type('whoami')).text).toContain('Your session has ended.');
    operator.clock.advance(1_700);
    expect((await busy.type('brand', 'list')).ended).toBe(1);
  });

  test('of a closed person ends at once, and removed roles too', async () => {
    const clerk = await hire(operator, ['support']);
    const owner = terminalOf(operator, undefined);
    await owner.type('--as-owner', 'staff', 'roles', clerk.name, 'content');
    expect((await clerk.type('support', 'list', 'palpite')).text).toContain('has no role for');
    expect((await clerk.type('announcement', 'list', 'palpite')).ended).toBe(0);
    await owner.type('--as-owner', 'staff', 'close', clerk.name);
    expect((await clerk.type('announcement', 'list', 'palpite')).text).toContain(
      'Your session has ended.',
    );
  });

  test('is required for every command that the machine’s owner does not run', async () => {
    const stranger = terminalOf(operator, 'no token of ours');
    expect((await stranger.type('brand', 'list')).ended).toBe(1);
    const { ended, text } = await terminalOf(operator, undefined).type('brand', 'list');
    expect(ended).toBe(1);
    expect(text).toContain('Log in with "operator login NAME"');
    expect(text).toContain('--as-owner');
  });
});
