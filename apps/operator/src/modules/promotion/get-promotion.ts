import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { filled, richTextOf } from '#kernel/brand/rich-text.ts';
import { promotion } from './promotion.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { parametersOf, promotionView, textOf } from './promotion-view.ts';

/** One promotion of the brand with its conditions, including one that has ended; never a withdrawn one. */
export const promotionGet = handler(
  endpoints.promotion.get,
  async ({ query, brand, language, now, tx, services }) => {
    const [row] = await tx
      .select()
      .from(promotion)
      .where(
        and(
          eq(promotion.brandCode, brand.code),
          eq(promotion.code, query.id),
          isNull(promotion.withdrawnAt),
        ),
      );
    const text = row && textOf(row, language, brand);
    if (!text) throw new ContractError('not_found');
    const parameters = parametersOf(brand);
    const { turnover, fees, limits } = text.conditions;
    return {
      ...promotionView(row, text, now, services.pictures, brand),
      conditions: {
        turnover: filled(turnover, parameters),
        fees: filled(fees, parameters),
        limits: filled(limits, parameters),
      },
      terms: richTextOf(text.terms, parameters),
    };
  },
);
