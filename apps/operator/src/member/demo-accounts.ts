import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountType } from '@palpite/contract/wire.ts';
import type { AccountType } from '@palpite/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { lockFor } from '../database/lock.ts';
import { account } from '../database/schema/account.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { Merchant } from '../http/merchant.ts';
import type { Services } from '../services.ts';
import type { DEMO_NAMES } from '../registration/reserved-names.ts';
import { oneTimePassword } from '../security/one-time-password.ts';
import { grantOpeningBalance } from '../wallet/opening-balance.ts';
import { createAccount } from './create-account.ts';

/** An account to try the site with. Its password is shown at each start: play money alone is on it. */
export interface DemoAccount {
  readonly merchant: string;
  readonly type: AccountType;
  readonly username: string;
  readonly password: string;
  /** False for the affiliate, who signs in on the agents' side alone. */
  readonly isMember: boolean;
}

interface DemoRole {
  readonly type: Exclude<AccountType, 4>;
  readonly username: (typeof DEMO_NAMES)[number];
  readonly nickname: string;
  readonly isMember?: boolean;
  readonly upline?: string;
  readonly rankLevel: number;
}

/** One account of each type, and an affiliate, in an order in which an upline stands before its downline. */
const ROLES: readonly DemoRole[] = [
  { type: 1, username: 'agent1', nickname: 'Alba Norte', rankLevel: 5 },
  { type: 2, username: 'agent2', nickname: 'Beto Serra', upline: 'agent1', rankLevel: 3 },
  { type: 41, username: 'agent41', nickname: 'Cora Lima', upline: 'agent1', rankLevel: 2 },
  { type: 42, username: 'agent42', nickname: 'Davi Rocha', upline: 'agent41', rankLevel: 1 },
  { type: 1, username: 'affiliate', nickname: 'Fabi Reis', isMember: false, rankLevel: 0 },
  { type: 0, username: 'member', nickname: 'Eva Campos', upline: 'agent2', rankLevel: 1 },
];

const demoFile = v.array(
  v.object({
    merchant: v.string(),
    type: accountType,
    username: v.string(),
    password: v.string(),
    isMember: v.optional(v.boolean(), true),
  }),
);

interface Wanted {
  readonly merchant: Merchant;
  readonly role: DemoRole;
  /** What the folder knows; undefined where it does not. */
  readonly known: string | undefined;
}

/**
 * Makes the demo accounts that are not there yet, each with its opening play money, and keeps their passwords
 * in `demo-accounts.json` of the data folder (mode 0600). A demo account whose password the folder does not know
 * gets a new one, so that what is shown always works at first; one changed by its holder is left alone. So is a player's
 * account that had the name before it was a demo account's: it is passed over, and the log says so.
 */
export async function seedDemoAccounts(services: Services): Promise<readonly DemoAccount[]> {
  const path = join(services.config.dataDirectory, 'demo-accounts.json');
  const known = await readKnown(path);
  const merchants = await services.merchants.all();
  const wanted: readonly Wanted[] = merchants.flatMap((merchant) =>
    ROLES.map((role) => ({ merchant, role, known: passwordIn(known, merchant, role) })),
  );
  const withHashes = await Promise.all(wanted.map((each) => withPassword(services, each)));
  const ours = withHashes.filter((each) => each !== null);
  const missing = ours.filter(({ passwordHash }) => passwordHash !== null);
  const accounts = ours.map(({ merchant, role, password }) => ({
    merchant: merchant.code,
    type: role.type,
    username: role.username,
    password,
    isMember: role.isMember ?? true,
  }));
  // Written first: a crash in between leaves passwords without accounts, which the next start makes.
  if (missing.length > 0) await writeWhole(path, accounts);
  await inTransaction(services.pool, async (transaction) => {
    await lockFor(transaction.tx, 'demo-accounts');
    for (const { merchant, role, passwordHash } of missing) {
      if (passwordHash !== null) await putDemo(transaction, services, merchant, role, passwordHash);
    }
    for (const { merchant, role } of ours) await giveInviteCode(transaction, merchant, role);
  });
  return accounts;
}

/**
 * The password of a demo account, with its hash where it is to be set.
 * @returns null where somebody else has the name
 */
async function withPassword(services: Services, { merchant, role, known }: Wanted) {
  const [there] = await services.database
    .select({ isDemo: sql<boolean>`${isDemo(role)}` })
    .from(account)
    .where(named(merchant, role));
  if (there !== undefined && known !== undefined) {
    return { merchant, role, password: known, passwordHash: null };
  }
  if (there?.isDemo === false) {
    const { username } = role;
    services.log.warn({ merchant: merchant.code, username }, 'a demo account’s name is a player’s');
    return null;
  }
  const password = known ?? oneTimePassword();
  return { merchant, role, password, passwordHash: await services.passwords.hash(password) };
}

const named = (merchant: Merchant, { username }: DemoRole) =>
  and(eq(account.merchant, merchant.code), eq(account.usernameKey, username));

/** Each demo account invites by its own name (`AGENT1`), which no other account does: by that it is known again. */
const isDemo = ({ type, username, isMember = true }: DemoRole) =>
  sql`(${account.type} = ${type} and ${account.isMember} = ${isMember} and ${account.inviteCode} is not distinct from ${username.toUpperCase()})`;

async function putDemo(
  transaction: Transaction,
  services: Services,
  merchant: Merchant,
  role: DemoRole,
  passwordHash: string,
): Promise<void> {
  const { tx, client } = transaction;
  const upline =
    role.upline === undefined ? undefined : await idOf(transaction, merchant, role.upline);
  const created = await createAccount(transaction, services, merchant, {
    ...role,
    inviteCode: role.username.toUpperCase(),
    passwordHash,
    termsVersion: merchant.termsVersion,
    uplineId: upline,
  });
  if (created === null) {
    await tx
      .update(account)
      .set({ passwordHash, passwordChangedAt: services.now() })
      .where(and(named(merchant, role), isDemo(role)));
    return;
  }
  await grantOpeningBalance(services.ledger, client, created.id, 'play-money', merchant);
}

/** For one of an earlier release; one that has a code keeps it. */
async function giveInviteCode(
  { tx }: Transaction,
  merchant: Merchant,
  role: DemoRole,
): Promise<void> {
  await tx
    .update(account)
    .set({ inviteCode: role.username.toUpperCase() })
    .where(and(named(merchant, role), isNull(account.inviteCode)));
}

async function idOf(
  { tx }: Transaction,
  merchant: Merchant,
  username: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.merchant, merchant.code), eq(account.usernameKey, username)));
  return row?.id;
}

function passwordIn(
  known: readonly DemoAccount[],
  merchant: Merchant,
  role: DemoRole,
): string | undefined {
  return known.find((entry) => entry.merchant === merchant.code && entry.username === role.username)
    ?.password;
}

async function readKnown(path: string): Promise<readonly DemoAccount[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), demoFile), text);
  if (parsed.success) return parsed.output;
  throw new Error(
    `The file ${path} cannot be read as demo accounts. Delete it: the next start gives the accounts new passwords.`,
  );
}

/** All or nothing, and readable by this user alone. */
async function writeWhole(path: string, accounts: readonly DemoAccount[]): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
