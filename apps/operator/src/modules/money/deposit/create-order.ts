import type { BrandChannel, BrandDepositMethod } from '@palpite/brands/deposits.ts';
import { endpoints } from '@palpite/contract';
import type { PaymentInstructions } from '@palpite/contract/deposit.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { depositOrderNumber, parseMinor } from '@palpite/domain';
import { lockFor } from '@palpite/server/database/lock.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import type { DepositTerms } from '../tables/deposit.table.ts';
import { handlerOf, type PreparedCall } from '#kernel/http/handler.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { findChannel } from './channels.ts';
import { countOpenOrders, drawOrderId, insertOrder } from './deposit-orders.ts';
import { orderView } from './order-view.ts';
import type { PaymentProviders } from './payment-provider.ts';

type Create = typeof endpoints.deposit.create;

export interface DepositNeeds {
  /** The payment providers, by the code that brands' channels name. */
  readonly paymentProviders: PaymentProviders;
}

const depositHandler = handlerOf<DepositNeeds>();

/** An order that its provider expects and that is not inserted yet. */
interface Prepared {
  readonly id: number;
  readonly method: BrandDepositMethod;
  readonly channel: BrandChannel;
  readonly amountMinor: bigint;
  readonly expiresAt: Date;
  readonly instructions: PaymentInstructions;
}

/**
 * Makes an order. The provider is called before anything is written, so that no transaction waits for it. When its
 * answer is lost, or the order is refused after all, a payment that still arrives has no order and is kept for staff.
 */
export const depositCreate = depositHandler<Create, Prepared>(endpoints.deposit.create, {
  prepare,
  async work({ tx, session, brand, language, now }, prepared) {
    const { id, method, channel, amountMinor, expiresAt, instructions } = prepared;
    const { accountId } = session;
    // Without the lock two requests at once would not count each other.
    await lockFor(tx, `deposits ${accountId}`);
    await refuseBeyondLimit(tx, accountId, brand, now);
    const { deposits, depositReviewMinutes: reviewMinutes } = brand.settings;
    const { turnoverPercent } = deposits;
    const order = await insertOrder(
      { tx },
      {
        id,
        brandCode: brand.code,
        accountId,
        kind: method.kind,
        channel: channel.code,
        provider: channel.provider,
        terms: termsOf(method, channel, { turnoverPercent, reviewMinutes }),
        currency: brand.currency,
        amountMinor,
        instructions,
        status: 'awaiting-payment',
        createdAt: now,
        expiresAt,
      },
      { actor: 'member' },
    );
    return orderView(tx, order, { brand, language, now });
  },
});

/** Checks the request, draws the order's number and makes the provider expect the payment. */
async function prepare(call: PreparedCall<Create, DepositNeeds>): Promise<Prepared> {
  const { body, brand, session, services, own, now, log } = call;
  const { method, channel } = findChannel(brand, body.channel) ?? {};
  if (!method || !channel?.open) throw new ContractError('deposit_channel_closed');
  if (body.currency !== brand.currency) {
    throw new ContractError('field_invalid', {
      fields: [{ field: 'currency', reason: 'is not the currency of the account' }],
    });
  }
  const amountMinor = parseMinor(body.amountMinor);
  if (amountMinor < BigInt(channel.minMinor) || amountMinor > BigInt(channel.maxMinor)) {
    throw new ContractError('amount_out_of_range');
  }
  const provider = own.paymentProviders.get(channel.provider);
  if (provider === undefined) throw new ContractError('deposit_channel_closed');
  // A request that will be refused calls no provider. The decisive count is made again under the lock.
  await refuseBeyondLimit(services.database, session.accountId, brand, now);
  const id = await drawOrderId(services.database);
  const expiresAt = new Date(now.getTime() + channel.timeoutMinutes * 60_000);
  const expected = {
    reference: depositOrderNumber(id),
    amountMinor,
    currency: brand.currency,
    payee: channel.payee,
    expiresAt,
  };
  try {
    const instructions = await provider.expect(expected);
    return { id, method, channel, amountMinor, expiresAt, instructions };
  } catch (error) {
    log.error({ err: error, provider: channel.provider }, 'payment provider did not answer');
    throw new ContractError('unavailable');
  }
}

/** @throws ContractError `deposit_limit_reached` for an account at its limit of open orders */
async function refuseBeyondLimit(
  database: Database,
  accountId: number,
  brand: LiveBrand,
  now: Date,
): Promise<void> {
  const { openOrders } = brand.settings.deposits;
  if ((await countOpenOrders(database, accountId, now)) >= openOrders) {
    throw new ContractError('deposit_limit_reached');
  }
}

const termsOf = (
  method: BrandDepositMethod,
  channel: BrandChannel,
  promised: Pick<DepositTerms, 'turnoverPercent' | 'reviewMinutes'>,
): DepositTerms => ({
  methodName: method.name,
  channelName: channel.name,
  providerName: channel.providerName,
  fee: channel.fee,
  expectedMinutes: channel.expectedMinutes,
  reviewed: channel.reviewed,
  ...promised,
});
