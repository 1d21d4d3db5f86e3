import { and, asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { supportMessage } from '../../tables/support.table.ts';
import { accountsById } from '#modules/identity/index.ts';
import { liveBrand, word } from '#kernel/staff/inputs.ts';
import { invalidInput, notFound } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { answerMessage, LONGEST_ANSWER } from '../answer-message.ts';
import { readReference, type SupportMessage } from '../leave-message.ts';

const { act, look } = staffUseCases();

export const SUPPORT_LISTED = 50;

async function messageOf(
  { tx, about }: StaffContext<unknown>,
  typed: string,
): Promise<SupportMessage> {
  const reference = readReference(typed);
  const [row] =
    reference === null
      ? []
      : await tx.select().from(supportMessage).where(eq(supportMessage.reference, reference));
  if (!row) throw notFound(`Message "${typed}" not found.`);
  const { accountId } = row;
  about(accountId === null ? { subject: row.reference } : { subject: row.reference, accountId });
  return row;
}

/** The oldest first. */
export const listSupport = look({
  name: 'support.list',
  roles: ['support'],
  input: v.strictObject({ brand: word, answered: v.optional(v.boolean(), false) }),
  async run({ tx, services }, { brand, answered }) {
    const { code } = await liveBrand(services, brand);
    const rows = await tx
      .select()
      .from(supportMessage)
      .where(
        and(
          eq(supportMessage.brandCode, code),
          answered ? undefined : isNull(supportMessage.answeredAt),
        ),
      )
      .orderBy(asc(supportMessage.id))
      .limit(SUPPORT_LISTED);
    const ids = rows.flatMap(({ accountId }) => accountId ?? []);
    const accounts = await accountsById(tx, ids);
    return rows.map((row) => ({
      message: row,
      username: accounts.get(row.accountId ?? 0)?.username,
    }));
  },
});

export const showSupport = look({
  name: 'support.show',
  roles: ['support'],
  input: v.strictObject({ reference: word }),
  run: (context, { reference }) => messageOf(context, reference),
});

export const answerSupport = act({
  name: 'support.answer',
  roles: ['support'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ reference: word, answer: v.pipe(v.string(), v.trim()) }),
  async run(context, { reference, answer }) {
    const message = await messageOf(context, reference);
    if (answer === '') throw invalidInput('Missing answer.');
    if (answer.length > LONGEST_ANSWER) {
      throw invalidInput(`An answer can have at most ${LONGEST_ANSWER} characters.`);
    }
    await answerMessage(context.tx, message, answer, context.now);
    return message.reference;
  },
});
