import {
  type BrandPromotion,
  brandPromotion,
  promotionFault,
} from '@palpite/brands/read-promotions.ts';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { promotion } from '../promotion.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { instant, liveBrand, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput, notFound } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { stateOf } from '../promotion-view.ts';
import { timesOf } from '../seed-promotions.ts';

/** Staff's changes to a brand's promotions. A promotion is a page to read: none of this pays anything. */

const { act, look } = staffUseCases();

type Row = typeof promotion.$inferSelect;
type Changes = Partial<Pick<Row, 'startsAt' | 'endsAt' | 'withdrawnAt'>>;

function requireOrder(startsAt: Date, endsAt: Date | null): void {
  if (endsAt !== null && endsAt <= startsAt) throw invalidInput('--until must be after --from.');
}

const oneOfBrand = { brand: word, promotion: word } as const;

/** Changes one promotion, with its row locked. @throws StaffError when the brand has none with that id */
async function change(
  { tx, services, about }: StaffContext<unknown>,
  input: { readonly brand: string; readonly promotion: string },
  changesOf: (row: Row) => Changes,
): Promise<string> {
  const { code: brandCode } = await liveBrand(services, input.brand);
  const one = and(eq(promotion.brandCode, brandCode), eq(promotion.code, input.promotion));
  const [row] = await tx.select().from(promotion).where(one).for('update');
  if (!row) throw notFound(`${brandCode} has no promotion ${input.promotion}.`);
  about({ subject: `${brandCode}, promotion ${row.code}` });
  await tx.update(promotion).set(changesOf(row)).where(one);
  return row.code;
}

export const listPromotions = look({
  name: 'promotion.list',
  roles: ANY_ROLE,
  input: v.strictObject({ brand: word }),
  async run({ tx, services, now }, input) {
    const { code } = await liveBrand(services, input.brand);
    const rows = await tx
      .select()
      .from(promotion)
      .where(eq(promotion.brandCode, code))
      .orderBy(asc(promotion.category), asc(promotion.startsAt), asc(promotion.code));
    return rows.map((row) => ({
      ...row,
      is: row.withdrawnAt ? 'withdrawn' : stateOf(row, now).replace('_', ' '),
    }));
  },
});

/** @throws StaffError */
function readPromotion(given: unknown, live: LiveBrand): BrandPromotion {
  const result = v.safeParse(brandPromotion, given);
  if (!result.success) {
    const [issue] = result.issues;
    throw invalidInput(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  const fault = promotionFault(result.output, live);
  if (fault) throw invalidInput(`${fault}.`);
  return result.output;
}

/** Adds or replaces a promotion, in the form of an entry of `promotions.json`. */
export const putPromotion = act({
  name: 'promotion.put',
  roles: ['content'],
  fourEyes: NO_MONEY,
  input: v.strictObject({
    brand: word,
    promotion: v.unknown(),
    from: v.optional(instant),
    until: v.optional(instant),
  }),
  async run({ tx, services, now, about }, input) {
    const live = await liveBrand(services, input.brand);
    const written = readPromotion(input.promotion, live);
    const { id: code, category, art, texts } = written;
    about({ subject: `${live.code}, promotion ${code}` });
    const byFile = timesOf(written, now, live.timeZone);
    const startsAt = input.from ?? byFile.startsAt;
    const endsAt = input.until ?? byFile.endsAt;
    requireOrder(startsAt, endsAt);
    const values = { category, art, texts, startsAt, endsAt, byCommand: true, withdrawnAt: null };
    await tx
      .insert(promotion)
      .values({ brandCode: live.code, code, ...values })
      .onConflictDoUpdate({ target: [promotion.brandCode, promotion.code], set: values });
    return { code, languages: Object.keys(texts) };
  },
});

export const changeTimes = act({
  name: 'promotion.times',
  roles: ['content'],
  fourEyes: NO_MONEY,
  /** `until` null: it has no end. */
  input: v.strictObject({
    ...oneOfBrand,
    from: v.optional(instant),
    until: v.optional(v.nullable(instant)),
  }),
  async run(context, { from, until, ...named }) {
    if (from === undefined && until === undefined) {
      throw invalidInput('Missing --from or --until.');
    }
    return change(context, named, (row) => {
      const startsAt = from ?? row.startsAt;
      const endsAt = until === undefined ? row.endsAt : until;
      requireOrder(startsAt, endsAt);
      return { startsAt, endsAt };
    });
  },
});

/** Players no longer see it; the record stays. */
export const removePromotion = act({
  name: 'promotion.remove',
  roles: ['content'],
  fourEyes: NO_MONEY,
  input: v.strictObject(oneOfBrand),
  run: (context, named) => change(context, named, () => ({ withdrawnAt: context.now })),
});

export const restorePromotion = act({
  name: 'promotion.restore',
  roles: ['content'],
  fourEyes: NO_MONEY,
  input: v.strictObject(oneOfBrand),
  run: (context, named) => change(context, named, () => ({ withdrawnAt: null })),
});
