import { inTransaction } from '@palpite/server/database/transaction.ts';
import { type Actor, machineOwner } from '../actor.ts';
import { confirmRequest, declineRequest } from '../decide-request.ts';
import { enrol, type Login, logIn, SHORTEST_PASSWORD } from '../log-in.ts';
import type { Office, StaffNeeds } from '../office.ts';
import { endStaffSession, continueStaffSession } from '../staff-session.ts';
import { StaffError } from '#kernel/staff/staff-error.ts';
import type { Act, UseCase } from '#kernel/staff/use-case.ts';
import {
  type Command,
  CommandError,
  type Described,
  numberWord,
  type Printer,
  type Typed,
  word,
} from './command.ts';
import { readToken, removeToken, writeToken } from './token-file.ts';

/** Who types commands: logging in and out, and deciding another person's requests. */

/** What a command can use besides the typed words. */
export interface Desk {
  readonly office: Office;
  readonly useCases: readonly UseCase<StaffNeeds>[];
  readonly commands: readonly Command[];
  readonly asOwner: boolean;
  /** A token passed by the caller; it takes precedence over the file's. */
  readonly token: string | undefined;
  /** Prompts for a line. */
  readonly ask: (question: string, hidden?: 'hidden') => Promise<string>;
}

export interface SessionCommand extends Described {
  run(desk: Desk, printer: Printer): Promise<void>;
}

const HOW =
  'You are not logged in. Log in with "operator login NAME" or, as the owner of this machine, add --as-owner; the audit keeps both.';

/** Who runs a use case. @throws StaffError not_signed_in | session_expired */
export async function actorAt(desk: Desk, useCase: string): Promise<Actor> {
  if (desk.asOwner) return machineOwner();
  const token = await tokenAt(desk);
  if (token === undefined) throw new StaffError('not_signed_in', HOW);
  return continueStaffSession(desk.office.services, token, useCase);
}

const tokenAt = ({ token, office }: Desk) =>
  token === undefined ? readToken(office.services.config.dataDirectory) : token;

async function typeLogin({ office: { services }, ask }: Desk, { typed, say }: Printer) {
  const name = word(typed, 0, 'name');
  const password = await ask('Password: ', 'hidden');
  const code = await ask('Code of your authenticator app (empty at the first login): ');
  const login = await logIn(services, { name, password, code: code.trim() });
  if (login.kind === 'session') return login;
  say('This is your first login.');
  const chosen = await ask(`New password, at least ${SHORTEST_PASSWORD} characters: `, 'hidden');
  const again = await ask('The same again: ', 'hidden');
  if (chosen !== again) throw new CommandError('These passwords differ. Log in again.');
  say(`Add this key to your authenticator app: ${login.secret}`);
  say(login.address);
  const first = await ask('Code of your authenticator app: ');
  const proofs = { name, oneTimePassword: password, password: chosen };
  return enrol(services, { ...proofs, secret: login.secret, code: first });
}

async function keep(desk: Desk, login: Login, { say }: Printer): Promise<void> {
  if (login.kind !== 'session') return;
  await writeToken(desk.office.services.config.dataDirectory, login.token);
  say(`You are logged in as ${login.name}.`);
}

/** Finds an act by its name; undefined when there is none (any more). */
const actsOf =
  ({ useCases }: Desk) =>
  (name: string): Act<StaffNeeds> | undefined =>
    useCases.find((each): each is Act<StaffNeeds> => each.kind === 'act' && each.name === name);

const requestNumber = (typed: Typed) => numberWord(typed, 0, 'request number; see `requests`');

export const sessionCommands: readonly SessionCommand[] = [
  {
    name: 'login',
    usage: '<name>',
    summary: 'Log in as a member of staff: commands of this system user then run as that person',
    run: async (desk, printer) => keep(desk, await typeLogin(desk, printer), printer),
  },
  {
    name: 'logout',
    usage: '',
    summary: 'End your session',
    async run(desk, { say }) {
      const { services } = desk.office;
      const token = await tokenAt(desk);
      if (token === undefined) throw new StaffError('not_signed_in', HOW);
      await inTransaction(services.pool, ({ tx }) => endStaffSession(tx, token, services.now()));
      await removeToken(services.config.dataDirectory);
      say('You are logged out.');
    },
  },
  {
    name: 'whoami',
    usage: '',
    summary: 'Who your commands run as',
    async run(desk, { say }) {
      const actor = await actorAt(desk, 'staff.whoami');
      say(
        actor.kind === 'owner'
          ? `${actor.name}, the owner of this machine`
          : `${actor.name}: ${actor.roles.join(', ')}`,
      );
    },
  },
  {
    name: 'confirm',
    usage: '<number>',
    summary: 'Confirm what another person asked for: it is done now',
    async run(desk, printer) {
      const id = requestNumber(printer.typed);
      const actor = await actorAt(desk, 'request.confirm');
      const { act, answer } = await confirmRequest(desk.office, { actor, id, find: actsOf(desk) });
      const nothing = { words: [], options: {} };
      const confirmed = desk.commands.find(({ useCase }) => useCase.name === act.name);
      await confirmed?.print(answer, { ...printer, typed: nothing });
    },
  },
  {
    name: 'decline',
    usage: '<number>',
    summary: 'Decline what another person asked for, or take your own request back',
    async run(desk, { typed, say }) {
      const id = requestNumber(typed);
      const actor = await actorAt(desk, 'request.decline');
      const { useCase } = await declineRequest(desk.office, { actor, id, find: actsOf(desk) });
      say(`Request ${id} (${useCase}) is declined.`);
    },
  },
];
