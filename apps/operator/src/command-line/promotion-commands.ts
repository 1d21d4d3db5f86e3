import { readFile } from 'node:fs/promises';
import {
  type BrandPromotion,
  brandPromotion,
  promotionFault,
} from '@palpite/brands/read-promotions.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { promotion } from '../database/schema/promotion.ts';
import { stateOf } from '../promotion/promotion-view.ts';
import { timesOf } from '../promotion/seed-promotions.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  instantOption,
  readBrandCode,
  table,
  word,
} from './command.ts';

type Row = typeof promotion.$inferSelect;
type Changes = Partial<Pick<Row, 'startsAt' | 'endsAt' | 'withdrawnAt'>>;

const TIMES = { from: { type: 'string' }, until: { type: 'string' } } as const;

/** The promotion in the file that `--file` names, in the form of `promotions.json`. */
async function fileOf(call: CommandCall, brandCode: string): Promise<BrandPromotion> {
  const { file } = call.options;
  if (typeof file !== 'string') throw new CommandError('Missing --file.');
  const read = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
  const written = await read().catch((error: Error) => {
    throw new CommandError(`${file} cannot be read: ${error.message}`);
  });
  const result = v.safeParse(brandPromotion, written);
  if (!result.success) {
    const [issue] = result.issues;
    throw new CommandError(`${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}.`);
  }
  const brand = await call.services.brands.brand(brandCode);
  const fault = promotionFault(result.output, brand);
  if (fault) throw new CommandError(`${fault}.`);
  return result.output;
}

function requireOrder(startsAt: Date, endsAt: Date | null): void {
  if (endsAt !== null && endsAt <= startsAt) {
    throw new CommandError('--until must be after --from.');
  }
}

/** Changes the promotion that is named second. @throws CommandError where the brand has none with that id */
async function change(call: CommandCall, changesOf: (row: Row) => Changes): Promise<string> {
  const brandCode = await readBrandCode(call);
  const code = word(call, 1, 'promotion id; see `promotion list`');
  const one = and(eq(promotion.brandCode, brandCode), eq(promotion.code, code));
  await call.inTransaction(async ({ tx }) => {
    const [row] = await tx.select().from(promotion).where(one).for('update');
    if (!row) throw new CommandError(`${brandCode} has no promotion ${code}.`);
    await tx.update(promotion).set(changesOf(row)).where(one);
  });
  return code;
}

async function put(
  tx: Database,
  brandCode: string,
  { id, category, art, texts }: BrandPromotion,
  times: ReturnType<typeof timesOf>,
): Promise<void> {
  const values = { category, art, texts, ...times, byCommand: true, withdrawnAt: null };
  await tx
    .insert(promotion)
    .values({ brandCode, code: id, ...values })
    .onConflictDoUpdate({ target: [promotion.brandCode, promotion.code], set: values });
}

export const promotionCommands: readonly Command[] = [
  {
    name: 'promotion list',
    usage: '<brand>',
    summary: 'Past, current and upcoming promotions of the brand',
    async run(call) {
      const brandCode = await readBrandCode(call);
      const now = call.services.now();
      const rows = await call.services.database
        .select()
        .from(promotion)
        .where(eq(promotion.brandCode, brandCode))
        .orderBy(asc(promotion.category), asc(promotion.startsAt), asc(promotion.code));
      const lines = rows.map((row) => [
        row.code,
        row.category,
        row.withdrawnAt ? 'withdrawn' : stateOf(row, now).replace('_', ' '),
        row.startsAt.toISOString(),
        row.endsAt?.toISOString() ?? '',
        Object.keys(row.texts).join(' '),
        row.byCommand ? 'by command' : 'from the file',
      ]);
      const heads = ['id', 'category', 'is', 'from', 'until', 'in', 'written'];
      for (const line of table([heads, ...lines])) call.say(line);
    },
  },
  {
    name: 'promotion put',
    usage: '<brand> --file <file> [--from <time>] [--until <time>]',
    summary: 'Add or replace a promotion; --file is one entry of promotions.json',
    options: { file: { type: 'string' }, ...TIMES },
    async run(call) {
      const brandCode = await readBrandCode(call);
      const written = await fileOf(call, brandCode);
      const brand = await call.services.brands.brand(brandCode);
      const byFile = timesOf(written, call.services.now(), brand.timeZone);
      const startsAt = instantOption(call, 'from') ?? byFile.startsAt;
      const endsAt = instantOption(call, 'until') ?? byFile.endsAt;
      requireOrder(startsAt, endsAt);
      await call.inTransaction(({ tx }) => put(tx, brandCode, written, { startsAt, endsAt }));
      call.say(`Promotion ${written.id} saved in ${Object.keys(written.texts).join(', ')}.`);
    },
  },
  {
    name: 'promotion times',
    usage: '<brand> <id> [--from <time>] [--until <time>|never]',
    summary: 'Change when a promotion begins or ends',
    options: TIMES,
    async run(call) {
      const never = call.options.until === 'never';
      const from = instantOption(call, 'from');
      const until = never ? null : instantOption(call, 'until');
      if (from === undefined && until === undefined)
        throw new CommandError('Missing --from or --until.');
      const code = await change(call, (row) => {
        const startsAt = from ?? row.startsAt;
        const endsAt = until === undefined ? row.endsAt : until;
        requireOrder(startsAt, endsAt);
        return { startsAt, endsAt };
      });
      call.say(`Promotion ${code} has new times.`);
    },
  },
  {
    name: 'promotion remove',
    usage: '<brand> <id>',
    summary: 'Withdraw a promotion: players no longer see it, the record stays',
    async run(call) {
      const code = await change(call, () => ({ withdrawnAt: call.services.now() }));
      call.say(`Promotion ${code} withdrawn.`);
    },
  },
  {
    name: 'promotion restore',
    usage: '<brand> <id>',
    summary: 'Restore a withdrawn promotion',
    async run(call) {
      const code = await change(call, () => ({ withdrawnAt: null }));
      call.say(`Promotion ${code} restored.`);
    },
  },
];
