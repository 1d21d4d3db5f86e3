import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountType } from '@palpite/contract/wire.ts';
import type { AccountType } from '@palpite/domain';
import { lockFor } from '@palpite/server/database/lock.ts';
import {
  type Database,
  inTransaction,
  type Transaction,
} from '@palpite/server/database/transaction.ts';
import * as v from 'valibot';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';
import { oneTimePassword } from '#kernel/secrets/one-time-password.ts';
import {
  accountByName,
  createAccount,
  type OpenMoney,
  setPassword,
} from '#modules/identity/index.ts';

/**
 * The names of the demo accounts in every brand: a start that makes them must find its own accounts under these names,
 * never a player's.
 */
export const DEMO_NAMES = [
  'agent1',
  'agent2',
  'agent41',
  'agent42',
  'affiliate',
  'member',
] as const;

/** An account to try the site with. Its password is shown at each start, since it holds only play money. */
export interface DemoAccount {
  readonly brandCode: string;
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

/** One account of each type, and an affiliate, in an order in which an upline comes before its downline. */
const ROLES: readonly DemoRole[] = [
  { type: 1, username: 'agent1', nickname: 'Alba Norte', rankLevel: 5 },
  { type: 2, username: 'agent2', nickname: 'Beto Serra', upline: 'agent1', rankLevel: 3 },
  { type: 41, username: 'agent41', nickname: 'Cora Lima', upline: 'agent1', rankLevel: 2 },
  { type: 42, username: 'agent42', nickname: 'Davi Rocha', upline: 'agent41', rankLevel: 1 },
  { type: 1, username: 'affiliate', nickname: 'Fabi Reis', isMember: false, rankLevel: 0 },
  { type: 0, username: 'member', nickname: 'Eva Campos', upline: 'agent2', rankLevel: 1 },
];

const entry = {
  type: accountType,
  username: v.string(),
  password: v.string(),
  isMember: v.optional(v.boolean(), true),
};
const demoFile = v.array(
  v.union([
    v.object({ brandCode: v.string(), ...entry }),
    // A data folder of an earlier version.
    v.pipe(
      v.object({ merchant: v.string(), ...entry }),
      v.transform(({ merchant, ...rest }) => ({ brandCode: merchant, ...rest })),
    ),
  ]),
);

interface Wanted {
  readonly brand: LiveBrand;
  readonly role: DemoRole;
}

interface Planned extends Wanted {
  readonly password: string;
  /** Whether the password is to be set. */
  readonly isNew: boolean;
}

/**
 * Makes the missing demo accounts, each with its opening play money, and stores their passwords in
 * `demo-accounts.json` of the data folder (mode 0600). An existing account keeps its password, whatever is in this
 * folder: several processes share one database, each with its own folder. A player's account that had the name before
 * is skipped, with a line in the log.
 * @returns those whose password this folder has
 */
export async function seedDemoAccounts(
  services: Services,
  openMoney: OpenMoney,
): Promise<readonly DemoAccount[]> {
  const path = fileOf(services);
  const known = await readKnown(path);
  const planned: Planned[] = [];
  for (const each of await demoRoles(services)) {
    const password = passwordIn(known, each);
    const there = await isThere(services, each);
    if (there === 'no')
      planned.push({ ...each, password: password ?? oneTimePassword(), isNew: true });
    if (there === 'yes' && password !== undefined)
      planned.push({ ...each, password, isNew: false });
  }
  const missing = await withHashes(services, planned);
  // Written first: a crash in between leaves passwords without accounts, which the next start makes.
  if (missing.length > 0) await writeWhole(path, planned.map(shown));
  const refused = await inTransaction(services.pool, async (transaction) => {
    await lockFor(transaction.tx, 'demo-accounts');
    const elsewhere = new Set<Planned>();
    for (const each of missing) {
      if (!(await makeDemo(transaction, services, openMoney, each))) elsewhere.add(each.planned);
    }
    return elsewhere;
  });
  // Another process made these at the same time: their passwords are in its folder.
  const ours = planned.filter((each) => !refused.has(each));
  if (refused.size > 0) await writeWhole(path, ours.map(shown));
  return ours.map(shown);
}

/** Gives every existing demo account a new password, and stores it in this data folder. */
export async function renewDemoPasswords(services: Services): Promise<readonly DemoAccount[]> {
  const planned: Planned[] = [];
  for (const each of await demoRoles(services)) {
    if ((await isThere(services, each)) !== 'yes') continue;
    planned.push({ ...each, password: oneTimePassword(), isNew: true });
  }
  const hashed = await withHashes(services, planned);
  await writeWhole(fileOf(services), planned.map(shown));
  await inTransaction(services.pool, async ({ tx }) => {
    await lockFor(tx, 'demo-accounts');
    for (const { planned, passwordHash } of hashed) {
      const there = await findNamed(tx, planned);
      if (there === undefined || !isDemo(there, planned.role)) continue;
      await setPassword(tx, there.id, passwordHash, services.now());
    }
  });
  return planned.map(shown);
}

const fileOf = ({ config }: Services) => join(config.dataDirectory, 'demo-accounts.json');

async function demoRoles({ brands }: Services): Promise<readonly Wanted[]> {
  const all = await brands.all();
  return all.flatMap((brand) => ROLES.map((role) => ({ brand, role })));
}

const shown = ({ brand, role, password }: Planned): DemoAccount => ({
  brandCode: brand.code,
  type: role.type,
  username: role.username,
  password,
  isMember: role.isMember ?? true,
});

/** `another`: a player's account has the name. */
async function isThere(
  { database, log }: Services,
  { brand, role }: Wanted,
): Promise<'no' | 'yes' | 'another'> {
  const there = await findNamed(database, { brand, role });
  if (there === undefined) return 'no';
  if (isDemo(there, role)) return 'yes';
  const { username } = role;
  log.warn({ brandCode: brand.code, username }, 'demo account name is already taken by a player');
  return 'another';
}

/** One hash after the other: together they would delay players who log in elsewhere. */
async function withHashes({ passwords }: Services, planned: readonly Planned[]) {
  const hashed: { planned: Planned; passwordHash: string }[] = [];
  for (const each of planned) {
    if (!each.isNew) continue;
    hashed.push({ planned: each, passwordHash: await passwords.hash(each.password) });
  }
  return hashed;
}

const findNamed = (database: Database, { brand, role }: Wanted) =>
  accountByName(database, brand.code, role.username);

/**
 * Each demo account has its own name as its invite code (`AGENT1`), which no other account has: that identifies it.
 */
const isDemo = (
  there: NonNullable<Awaited<ReturnType<typeof findNamed>>>,
  { type, username, isMember = true }: DemoRole,
) =>
  there.type === type && there.isMember === isMember && there.inviteCode === username.toUpperCase();

/** @returns false when the account has been made in the meantime */
async function makeDemo(
  transaction: Transaction,
  services: Services,
  openMoney: OpenMoney,
  { planned: { brand, role }, passwordHash }: { planned: Planned; passwordHash: string },
): Promise<boolean> {
  const upline = role.upline && (await accountByName(transaction.tx, brand.code, role.upline));
  const created = await createAccount(transaction, services, brand, {
    ...role,
    inviteCode: role.username.toUpperCase(),
    passwordHash,
    termsVersion: brand.settings.termsVersion,
    ...(upline && { uplineId: upline.id }),
  });
  if (created === null) return false;
  const call = { ...transaction, services, brand, now: services.now() };
  await openMoney(call, created.id, { kind: 'demo' });
  return true;
}

function passwordIn(known: readonly DemoAccount[], { brand, role }: Wanted): string | undefined {
  return known.find((entry) => entry.brandCode === brand.code && entry.username === role.username)
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
    `The file ${path} cannot be read as demo accounts. Delete it; "npm run operator -- --as-owner accounts renew-demo" then gives the accounts new passwords.`,
  );
}

/** Atomically, and readable by this user alone. */
async function writeWhole(path: string, accounts: readonly DemoAccount[]): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, path);
}
