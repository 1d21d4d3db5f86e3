import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { offeredMethods } from './channels.ts';
import { countOpenOrders, lastChannelOf } from './deposit-orders.ts';

/** The methods to deposit that are open now, and how many orders the caller may still make. */
export const depositListMethods = handler(
  endpoints.deposit.listMethods,
  async ({ tx, session, brand, language, now }) => {
    const { turnoverPercent, openOrders } = brand.settings.deposits;
    return {
      currency: brand.currency,
      methods: offeredMethods(brand, language),
      turnoverPercent,
      openOrders: await countOpenOrders(tx, session.accountId, now),
      mostOpenOrders: openOrders,
      lastChannel: await lastChannelOf(tx, session.accountId),
    };
  },
);
