import { decimalText } from '@palpite/domain';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { authenticator } from '../database/schema/authenticator.ts';
import { session } from '../database/schema/session.ts';
import { renewDemoPasswords } from '../member/demo-accounts.ts';
import { ACCOUNT_NOTICES } from '../member/account-notices.ts';
import { notifyOfChange } from '../member/notify-of-change.ts';
import { freezePayee, unfreezePayee } from '../payout/payee.ts';
import { revokeEverySession, revokeSessionsOf } from '../session/revoke-sessions.ts';
import { lockTurnover } from '../turnover/turnover.ts';
import { holdWallet, mainWallet } from '../wallet/accounts.ts';
import { holdOpenWithdrawals, readyForUnlock } from '../withdrawal/hold-withdrawals.ts';
import { accountOf } from './account-of.ts';
import { type Command, type CommandCall, CommandError, readBrandCode, table } from './command.ts';

const LISTED = 50;

const sceneOf = (
  { services }: CommandCall,
  accountId: number,
  { tx, client }: Pick<Transaction, 'tx' | 'client'>,
) => ({ tx, client, services, accountId, at: services.now(), by: 'operator' as const });

export const accountCommands: readonly Command[] = [
  {
    name: 'accounts list',
    usage: '<brand> [--guests]',
    summary: `The ${LISTED} newest accounts of a brand; --guests includes free-play guests`,
    options: { guests: { type: 'boolean' } },
    async run(call) {
      const { database, ledger, pool } = call.services;
      const brandCode = await readBrandCode(call);
      const rows = await database
        .select()
        .from(account)
        .where(
          and(
            eq(account.brandCode, brandCode),
            call.options.guests ? undefined : ne(account.type, 4),
          ),
        )
        .orderBy(desc(account.id))
        .limit(LISTED);
      const balances = await ledger.balances(
        pool,
        rows.map(({ id }) => mainWallet(id)),
      );
      const lines = rows.map((each) => [
        each.username,
        String(each.type),
        each.status,
        `${decimalText(balances.get(mainWallet(each.id)) ?? 0n, each.currency)} ${each.currency}`,
        each.createdAt.toISOString(),
      ]);
      for (const line of table([['username', 'type', 'status', 'balance', 'since'], ...lines])) {
        call.say(line);
      }
    },
  },
  {
    name: 'accounts show',
    usage: '<brand> <username>',
    summary: 'One account: its state, its money, its open sessions',
    async run(call) {
      const { database, ledger, pool, now } = call.services;
      const found = await accountOf(call);
      const refs = [mainWallet(found.id), holdWallet(found.id)] as const;
      const balances = await ledger.balances(pool, refs);
      const amount = (ref: string) =>
        `${decimalText(balances.get(ref) ?? 0n, found.currency)} ${found.currency}`;
      const open = await database
        .select({ address: session.address, lastSeenAt: session.lastSeenAt })
        .from(session)
        .where(
          and(
            eq(session.accountId, found.id),
            isNull(session.revokedAt),
            gt(session.expiresAt, now()),
          ),
        )
        .orderBy(asc(session.id));
      const lines = table([
        ['id', String(found.id)],
        ['username', found.username],
        ['type', String(found.type)],
        ['status', found.status],
        ['balance', amount(refs[0])],
        ['in play or held', amount(refs[1])],
        ...open.map(({ address, lastSeenAt }) => [
          'session',
          `${address}, seen ${lastSeenAt.toISOString()}`,
        ]),
      ]);
      for (const line of lines) call.say(line);
    },
  },
  {
    name: 'accounts lock',
    usage: '<brand> <username>',
    summary:
      'Lock an account, end its sessions and put its withdrawals on hold; its balance does not change',
    async run(call) {
      const found = await accountOf(call);
      if (found.status === 'closed') throw new CommandError(`${found.username} is closed.`);
      const { ended, held } = await call.inTransaction(async ({ tx, client }) => {
        // A request that is under way is waited for, and found below.
        await lockTurnover(tx, found.id);
        await tx.update(account).set({ status: 'locked' }).where(eq(account.id, found.id));
        const scene = sceneOf(call, found.id, { tx, client });
        await freezePayee(tx, found.id, scene.at);
        // Before the sessions: ending them takes the account's row, which the clock may want for one that it has.
        const count = await holdOpenWithdrawals(scene, 'account-locked');
        return { held: count, ended: await revokeSessionsOf(tx, found.id, 'operator', scene.at) };
      });
      call.say(
        `${found.username} is locked; ${ended} sessions ended, ${held} withdrawals put on hold.`,
      );
    },
  },
  {
    name: 'accounts unlock',
    usage: '<brand> <username>',
    summary: 'Unlock an account; its withdrawals stay on hold',
    async run(call) {
      const found = await accountOf(call);
      if (found.status !== 'locked') throw new CommandError(`${found.username} is not locked.`);
      await call.inTransaction(async ({ tx, client }) => {
        await unfreezePayee(tx, found.id);
        await readyForUnlock(sceneOf(call, found.id, { tx, client }));
        await tx.update(account).set({ status: 'active' }).where(eq(account.id, found.id));
      });
      call.say(`${found.username} is active.`);
    },
  },
  {
    name: 'accounts two-step-off',
    usage: '<brand> <username>',
    summary:
      'Turn off two-step login for a member who lost phone and recovery codes; ends their sessions',
    async run(call) {
      const found = await accountOf(call);
      const at = call.services.now();
      const hadOne = await call.inTransaction(async (transaction) => {
        const { tx } = transaction;
        // Whoever has the lost phone may be signed in with it.
        await revokeSessionsOf(tx, found.id, 'operator', at);
        const { rowCount } = await tx
          .delete(authenticator)
          .where(eq(authenticator.accountId, found.id));
        if (rowCount !== 1) return false;
        const notice = {
          accountId: found.id,
          texts: ACCOUNT_NOTICES['two-step-off-by-us'],
          at,
          address: '',
        } as const;
        await notifyOfChange(transaction, call.services, notice);
        return true;
      });
      if (!hadOne) throw new CommandError(`${found.username} has no two-step login.`);
      call.say(
        `${found.username} can now log in with the password alone; its sessions were ended.`,
      );
    },
  },
  {
    name: 'accounts renew-demo',
    usage: '',
    summary: 'Set and show new passwords for the existing demo accounts',
    async run({ services, say }) {
      const renewed = await renewDemoPasswords(services);
      const rows = renewed.map(({ brandCode, username, password }) => [
        brandCode,
        username,
        password,
      ]);
      for (const line of table([['brand', 'username', 'password'], ...rows])) say(line);
    },
  },
  {
    name: 'sessions revoke',
    usage: '<brand> <username> | <brand> --all',
    summary: 'End the sessions of one account, or of all accounts',
    options: { all: { type: 'boolean' } },
    async run(call) {
      const now = call.services.now();
      if (call.options.all) {
        const brandCode = await readBrandCode(call);
        const ended = await call.inTransaction(({ tx }) =>
          revokeEverySession(tx, brandCode, 'operator', now),
        );
        call.say(`${ended} sessions of ${brandCode} were ended.`);
        return;
      }
      const found = await accountOf(call);
      const ended = await call.inTransaction(({ tx }) =>
        revokeSessionsOf(tx, found.id, 'operator', now),
      );
      call.say(`${ended} sessions of ${found.username} were ended.`);
    },
  },
];
