import { endpoints } from '@palpite/contract';
import { MOST_PROMOTIONS } from '@palpite/contract/promotion.ts';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { promotion } from './promotion.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { promotionView, textOf } from './promotion-view.ts';

/** The brand's current and coming promotions: the newest current one first, then the next to begin. */
export const promotionList = handler(
  endpoints.promotion.list,
  async ({ query, brand, language, now, tx, services }) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    const rows = await tx
      .select()
      .from(promotion)
      .where(
        and(
          eq(promotion.brandCode, brand.code),
          isNull(promotion.withdrawnAt),
          or(isNull(promotion.endsAt), gt(promotion.endsAt, now)),
          query.category && eq(promotion.category, query.category),
        ),
      )
      .orderBy(
        sql`${promotion.startsAt} > ${at}`,
        sql`abs(extract(epoch from ${promotion.startsAt} - ${at}))`,
        asc(promotion.code),
      )
      .limit(MOST_PROMOTIONS);
    return {
      list: rows.flatMap((row) => {
        const text = textOf(row, language, brand);
        return text ? [promotionView(row, text, now, services.pictures, brand)] : [];
      }),
    };
  },
);
