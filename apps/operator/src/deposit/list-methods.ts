import { endpoints } from '@palpite/contract';
import { settingsOf } from '../brand/brand-state.ts';
import { handler } from '../http/handler.ts';
import { offeredMethods } from './channels.ts';
import { countOpenOrders } from './deposit-orders.ts';

/** The ways to deposit that are open now, and how many orders the caller may still make. */
export const depositMethods = handler(
  endpoints.depositMethods,
  async ({ tx, session, brand, language, services, now }) => {
    const state = await services.brands.state(brand.code);
    const { turnoverPercent, openOrders } = settingsOf(state).deposits;
    return {
      currency: brand.currency,
      methods: offeredMethods(state, language),
      turnoverPercent,
      openOrders: await countOpenOrders(tx, session.accountId, now),
      mostOpenOrders: openOrders,
    };
  },
);
