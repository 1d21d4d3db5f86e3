import { ContractError } from '@palpite/contract/errors.ts';
import { lockFor } from '@palpite/server/database/lock.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { outboxIsReadable } from '#kernel/messages/messages.ts';
import { sandboxBankNotice, sandboxBankPayment, sandboxBankRefund } from './bank.table.ts';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { limitForm } from '#kernel/http/limit-form.ts';
import type { Services } from '#kernel/services.ts';
import { developerHeaders, requireDeveloper } from '../developer-page.ts';
import { bankPage, type BankPayment } from './bank-page.ts';
import { findExpected, newPaymentId, SANDBOX_BANK_PATH } from './sandbox-bank.ts';
import { writeNotice } from './notify-operator.ts';

/** Payments on the page: the newest. */
const SHOWN = 50;

/** Names of orders and refunds; PostgreSQL stores no zero byte. */
const id = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/));

/** Acts of a payer that a developer can trigger. Amounts in minor units. */
const act = v.variant('event', [
  v.object({
    reference: id,
    event: v.picklist(['seen', 'settled', 'refused']),
    amountMinor: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)),
  }),
  v.object({
    reference: id,
    event: v.picklist(['refunded', 'refund-failed']),
    refundId: id,
  }),
]);
type Act = v.InferOutput<typeof act>;

/**
 * The sandbox bank's counter, for developers on the machine itself, under the same conditions as the outbox: elsewhere
 * there is no such page, so that play payments cannot be made there.
 */
export function mountSandboxBank(app: Hono<OperatorEnv>, services: Services): void {
  if (!outboxIsReadable(services.config)) return;
  app.use(SANDBOX_BANK_PATH, limitForm(4_096));
  app.get(SANDBOX_BANK_PATH, async (c) => {
    requireDeveloper(c);
    c.set('operation', 'sandbox bank');
    const nonce = developerHeaders(c, { forms: true });
    const asked = v.safeParse(v.optional(id), c.req.query('payment') || undefined);
    if (!asked.success) throw new ContractError('invalid_request', { fields: [] });
    const reference = asked.output;
    return c.html(await bankPage(await readPayments(services, reference), reference, nonce));
  });
  app.post(SANDBOX_BANK_PATH, async (c) => {
    requireDeveloper(c);
    c.set('operation', 'sandbox bank');
    requireOwnPage(c);
    const read = v.safeParse(act, await c.req.parseBody());
    if (!read.success) throw new ContractError('invalid_request', { fields: [] });
    const { output } = read;
    await ('refundId' in output ? noteRefund(services, output) : note(services, output));
    services.work.wake();
    return c.redirect(`${SANDBOX_BANK_PATH}?payment=${read.output.reference}`, 303);
  });
}

/** @throws ContractError `forbidden` for a form of another site, which must not be able to make payments */
function requireOwnPage(c: Context<OperatorEnv>): void {
  const origin = c.req.header('origin') ?? '';
  const host = c.req.header('host');
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new ContractError('forbidden');
}

/**
 * Stores the bank's next notification. A payment in progress is settled or refused; otherwise each act is a separate
 * payment, so that an order can be paid twice.
 */
async function note(
  services: Services,
  { reference, event, amountMinor }: Extract<Act, { amountMinor: string }>,
): Promise<void> {
  const expected = await findExpected(services, reference);
  if (expected === undefined) throw new ContractError('not_found');
  await inTransaction(services.pool, async ({ tx }) => {
    await lockFor(tx, `sandbox bank ${reference}`);
    const [last] = await tx
      .select()
      .from(sandboxBankNotice)
      .where(eq(sandboxBankNotice.reference, reference))
      .orderBy(desc(sandboxBankNotice.id))
      .limit(1);
    const isOnItsWay = last?.event === 'seen' && event !== 'seen';
    const paymentId = isOnItsWay ? last.paymentId : newPaymentId();
    await writeNotice(tx, services, {
      reference,
      paymentId,
      event,
      amountMinor: BigInt(amountMinor),
      at: services.now(),
    });
  });
}

/** Stores the outcome of a refund that the operator ordered; the first one stays. */
async function noteRefund(
  services: Services,
  { event, refundId }: Extract<Act, { refundId: string }>,
): Promise<void> {
  await inTransaction(services.pool, async ({ tx }) => {
    const [refund] = await tx
      .select()
      .from(sandboxBankRefund)
      .where(eq(sandboxBankRefund.refundId, refundId))
      .for('update');
    if (refund === undefined) throw new ContractError('not_found');
    const told = await tx.$count(sandboxBankNotice, eq(sandboxBankNotice.refundId, refundId));
    if (told > 0) return;
    const { reference, paymentId, amountMinor } = refund;
    const at = services.now();
    await writeNotice(tx, services, { reference, paymentId, event, refundId, amountMinor, at });
  });
}

async function readPayments(
  { database }: Services,
  reference: string | undefined,
): Promise<BankPayment[]> {
  const payments = await database
    .select()
    .from(sandboxBankPayment)
    .where(reference ? eq(sandboxBankPayment.reference, reference) : undefined)
    .orderBy(desc(sandboxBankPayment.openedAt))
    .limit(SHOWN);
  const notices = await database
    .select()
    .from(sandboxBankNotice)
    .where(
      inArray(
        sandboxBankNotice.reference,
        payments.map((each) => each.reference),
      ),
    )
    .orderBy(asc(sandboxBankNotice.id));
  const refunds = await database
    .select()
    .from(sandboxBankRefund)
    .where(
      inArray(
        sandboxBankRefund.reference,
        payments.map((each) => each.reference),
      ),
    )
    .orderBy(asc(sandboxBankRefund.askedAt));
  return payments.map((payment) => ({
    ...payment,
    refunds: refunds.filter((each) => each.reference === payment.reference),
    notices: notices.filter((each) => each.reference === payment.reference),
  }));
}
