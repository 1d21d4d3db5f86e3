import { TOTP } from 'otpauth';
import { testEnvironment } from './command-line/testing.ts';
import { runCommand } from './command-line/run-command.ts';
import type { StaffRole } from '#kernel/staff/roles.ts';
import type { TestOperator } from '#testing/operator.ts';
import { machineOwner } from './actor.ts';
import { enrol, logIn } from './log-in.ts';
import { perform } from './perform.ts';
import { addStaff } from './staff-accounts.ts';

export const STAFF_PASSWORD = 'four eyes see more';

/** What an authenticator app shows for a secret, `steps` of half a minute from the operator's now. */
export const staffCode = ({ services }: TestOperator, secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: services.now().getTime() + steps * 30_000 });

let hired = 0;

/** A one-time password for a new member of staff, as the machine's owner gets it. */
export async function addAsOwner(
  operator: TestOperator,
  roles: StaffRole[],
  name = `clerk${++hired}`,
): Promise<{ readonly name: string; readonly password: string }> {
  const performed = await perform(operator.office, machineOwner(), addStaff, { name, roles });
  if (performed.kind !== 'done') throw new Error('the owner waits for a second person');
  return performed.answer;
}

/** A member of staff who has logged in for the first time. */
export async function hire(operator: TestOperator, roles: StaffRole[], named?: string) {
  const { name, password: oneTimePassword } = await addAsOwner(operator, roles, named);
  const { services } = operator;
  const first = await logIn(services, { name, password: oneTimePassword, code: '' });
  if (first.kind !== 'enrol') throw new Error('this was not the first login');
  const { secret } = first;
  const login = await enrol(services, {
    name,
    oneTimePassword,
    password: STAFF_PASSWORD,
    secret,
    code: staffCode(operator, secret),
  });
  if (login.kind !== 'session') throw new Error('there is no session');
  // The code is used up; from here on the app shows the next.
  operator.clock.advance(30);
  return { name, secret, token: login.token, ...terminalOf(operator, login.token) };
}

export type Clerk = Awaited<ReturnType<typeof hire>>;

/** Types commands with that token. */
export function terminalOf(operator: TestOperator, staffToken: string | undefined) {
  return {
    /** @returns the exit code and the whole output */
    async type(...typed: readonly string[]) {
      const said: string[] = [];
      const environment = testEnvironment(operator, (line) => said.push(line));
      const ended = await runCommand([...typed], { ...environment, staffToken });
      operator.services.brands.forget();
      return { ended, text: said.join('\n') };
    },
  };
}
