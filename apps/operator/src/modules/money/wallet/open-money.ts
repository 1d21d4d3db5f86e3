import { payee } from '../tables/payee.table.ts';
import type { OpenMoney } from '#modules/identity/index.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { openWallets } from './accounts.ts';
import { grantOpeningBalance } from './opening-balance.ts';
import { giveOpeningBalance, giveRegistrationBonus } from './welcome-money.ts';

/** Opens an account's wallets and credits its opening money: identity's port `OpenMoney`. */
export function createOpenMoney(needs: TurnoverNeeds): OpenMoney {
  return async (call, accountId, opening) => {
    const { tx, client, services, brand } = call;
    const { ledger } = services;
    await openWallets(ledger, client, accountId, brand);
    switch (opening.kind) {
      case 'member':
        if (opening.payee !== undefined)
          await tx.insert(payee).values({ accountId, ...opening.payee });
        await giveOpeningBalance(call, needs, accountId);
        if (opening.bonus !== null) {
          await giveRegistrationBonus(call, needs, accountId, opening.bonus);
        }
        return;
      case 'guest':
        return grantOpeningBalance(ledger, client, accountId, 'free-play', brand);
      case 'demo':
        return grantOpeningBalance(ledger, client, accountId, 'play-money', brand);
    }
  };
}
