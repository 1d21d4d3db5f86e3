import { createHash } from 'node:crypto';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { consume, createLimiter } from '@palpite/server/throttle/counters.ts';
import { eq } from 'drizzle-orm';
import { newTotpSecret, totpAddress, totpStep } from '#kernel/secrets/totp.ts';
import { staff } from './tables/staff.table.ts';
import { isCommonPassword } from '#kernel/secrets/common-password.ts';
import type { Services } from '#kernel/services.ts';
import { foldUsername } from '@palpite/domain';
import { invalidInput, StaffError } from '#kernel/staff/staff-error.ts';
import { writeAction, writeRefusal } from './audit.ts';
import { actorOf, startStaffSession } from './staff-session.ts';
import { defineSecret } from '#kernel/secrets/secret-box.ts';

const STAFF_AUTHENTICATOR = defineSecret('staff-authenticator');

/** How staff log in: name, password and a code of their authenticator app, with the same answer to any error. */

const TRIES = 5;
const TRY_SECONDS = 900;
export const SHORTEST_PASSWORD = 12;

type StaffRow = typeof staff.$inferSelect;

export interface Proofs {
  readonly name: string;
  readonly password: string;
  /** Empty at the first login, when there is no authenticator app yet. */
  readonly code: string;
}

export type Login =
  | { readonly kind: 'session'; readonly token: string; readonly name: string }
  /** The one-time password is right: they choose a password and set their app up. */
  | { readonly kind: 'enrol'; readonly secret: string; readonly address: string };

/** @throws StaffError login_failed | too_many_requests */
export async function logIn(services: Services, proofs: Proofs): Promise<Login> {
  return counted(services, 'staff.login', proofs.name, async (row) => {
    const person = await provePassword(services, row, proofs.password);
    if (person.sealedSecret !== null) return withCode(services, person, proofs.code);
    if (proofs.code !== '') throw failed();
    const secret = newTotpSecret();
    return { kind: 'enrol', secret, address: totpAddress(secret, 'Palpite staff', person.name) };
  });
}

export interface Enrolment {
  readonly name: string;
  readonly oneTimePassword: string;
  readonly password: string;
  /** The secret that `logIn` answered, now in the app. */
  readonly secret: string;
  readonly code: string;
}

/** The first login: the chosen password replaces the one-time password. @throws StaffError */
export async function enrol(services: Services, enrolment: Enrolment): Promise<Login> {
  return counted(services, 'staff.enrol', enrolment.name, async (row) => {
    const person = await provePassword(services, row, enrolment.oneTimePassword);
    requireStrong(enrolment, person.name);
    const { secrets, passwords, now: clock, pool } = services;
    const lastStep = totpStep(enrolment.secret, bare(enrolment.code), clock(), 0);
    if (lastStep === null) throw failed();
    const passwordHash = await passwords.hash(enrolment.password);
    const sealedSecret = await secrets.seal(STAFF_AUTHENTICATOR, enrolment.secret);
    return inTransaction(pool, async ({ tx }) => {
      const [held] = await tx.select().from(staff).where(eq(staff.id, person.id)).for('update');
      if (held === undefined || held.closedAt !== null) throw failed();
      if (held.passwordHash !== person.passwordHash || held.sealedSecret !== null) throw failed();
      const own = { passwordHash, sealedSecret, lastStep, passwordEndsAt: null };
      await tx.update(staff).set(own).where(eq(staff.id, person.id));
      const at = clock();
      await writeAction(tx, { ...lineOf(at, 'staff.enrol', person), outcome: 'done' });
      const token = await startStaffSession(tx, person.id, at);
      return { kind: 'session', token, name: person.name };
    });
  });
}

async function withCode(services: Services, person: StaffRow, code: string): Promise<Login> {
  const { pool, secrets, now: clock } = services;
  return inTransaction(pool, async ({ tx }) => {
    const [held] = await tx.select().from(staff).where(eq(staff.id, person.id)).for('update');
    if (held === undefined || held.closedAt !== null) throw failed();
    // Since the password was checked, both may have been reset.
    if (held.passwordHash !== person.passwordHash || held.sealedSecret === null) throw failed();
    const at = clock();
    const secret = await secrets.open(STAFF_AUTHENTICATOR, held.sealedSecret);
    const lastStep = totpStep(secret, bare(code), at, held.lastStep);
    if (lastStep === null) throw failed();
    await tx.update(staff).set({ lastStep }).where(eq(staff.id, held.id));
    await writeAction(tx, { ...lineOf(at, 'staff.login', held), outcome: 'done' });
    return { kind: 'session', token: await startStaffSession(tx, held.id, at), name: held.name };
  });
}

/** Counts a try before it is checked, and writes a refused one of a known name to the audit. */
async function counted(
  services: Services,
  useCase: string,
  name: string,
  work: (row: StaffRow | undefined) => Promise<Login>,
): Promise<Login> {
  const { database, counters, now } = services;
  const nameKey = foldUsername(name);
  const [row] = await database.select().from(staff).where(eq(staff.nameKey, nameKey));
  const limiter = createLimiter(counters, {
    keyPrefix: 'staff-login',
    points: TRIES,
    duration: TRY_SECONDS,
  });
  // Hashed: people type passwords into the name field, and this key is stored.
  const key = createHash('sha256').update(nameKey).digest('base64url');
  try {
    await consume(limiter, key, 1, mustWait);
    const login = await work(row);
    await limiter.delete(key);
    return login;
  } catch (error) {
    if (row) await writeRefusal(services, lineOf(now(), useCase, row), error);
    throw error;
  }
}

/** Takes the same time for an unknown name. */
async function provePassword(
  { passwords, now }: Services,
  row: StaffRow | undefined,
  password: string,
): Promise<StaffRow> {
  const isRight = await passwords.verify(row?.passwordHash ?? null, password);
  if (row === undefined || !isRight || row.closedAt !== null) throw failed();
  if (row.passwordEndsAt !== null && row.passwordEndsAt <= now()) throw failed();
  return row;
}

function requireStrong({ password, oneTimePassword }: Enrolment, name: string): void {
  if (password.length < SHORTEST_PASSWORD) {
    throw invalidInput(`A password must have at least ${SHORTEST_PASSWORD} characters.`);
  }
  if (password === oneTimePassword || isCommonPassword(password, [name])) {
    throw invalidInput('This password is one of the first that are tried. Choose another one.');
  }
}

const lineOf = (at: Date, useCase: string, row: StaffRow) => ({
  at,
  actor: actorOf(row),
  useCase,
  input: {},
});

const bare = (code: string) => code.replaceAll(/[\s-]/g, '');

const failed = () => new StaffError('login_failed', 'The name, the password or the code is wrong.');

const mustWait = (milliseconds: number) =>
  new StaffError(
    'too_many_requests',
    `Too many tries. Wait ${Math.ceil(milliseconds / 60_000)} minutes.`,
  );
