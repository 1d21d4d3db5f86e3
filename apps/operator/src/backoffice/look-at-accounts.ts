import * as v from 'valibot';
import { accountNamed, newestAccounts, openSessionsOf } from '#modules/identity/index.ts';
import { liveBrand, ofAccount, word } from '#kernel/staff/inputs.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { holdWallet, mainWallet } from '#modules/money/index.ts';

/** Accounts with their money: identity's rows and the ledger, which only the back office reads together. */

const { look } = staffUseCases();

export const LISTED = 50;

export const listAccounts = look({
  name: 'accounts.list',
  roles: ['support', 'cashier', 'risk'],
  input: v.strictObject({ brand: word, guests: v.optional(v.boolean(), false) }),
  async run({ tx, client, services }, { brand, guests }) {
    const { code } = await liveBrand(services, brand);
    const rows = await newestAccounts(tx, code, { guests, most: LISTED });
    const refs = rows.map(({ id }) => mainWallet(id));
    const balances = await services.ledger.balances(client, refs);
    return rows.map((row) => ({ row, balanceMinor: balances.get(mainWallet(row.id)) ?? 0n }));
  },
});

export const showAccount = look({
  name: 'accounts.show',
  roles: ['support', 'cashier', 'risk'],
  input: v.strictObject(ofAccount),
  async run(context, named) {
    const { tx, client, services, now } = context;
    const row = await accountNamed(context, named);
    const [main, hold] = [mainWallet(row.id), holdWallet(row.id)];
    const balances = await services.ledger.balances(client, [main, hold]);
    const sessions = await openSessionsOf(tx, row.id, now);
    const balanceMinor = balances.get(main) ?? 0n;
    return { row, balanceMinor, heldMinor: balances.get(hold) ?? 0n, sessions };
  },
});
