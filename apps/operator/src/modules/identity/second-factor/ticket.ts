import { createHash } from 'node:crypto';
import { SECOND_FACTORS, type SecondFactorMethod } from '@palpite/contract/second-factor.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import * as v from 'valibot';
import type { account } from '../tables/account.table.ts';
import type { Services } from '#kernel/services.ts';
import { defineSecret } from '#kernel/secrets/secret-box.ts';

const TICKET = defineSecret('second-factor');

/**
 * The ticket of the first proof while the second is required. Nothing is stored: the ticket contains the login, its
 * possible second factors and the password that it was issued for, sealed. Once the password changes, the ticket is
 * worthless.
 */
const sealedTicket = v.object({
  brandCode: v.string(),
  accountId: v.number(),
  /** The first proof: how the session will have begun. */
  by: v.picklist(['username', 'sms', 'password']),
  passwordMark: v.string(),
  methods: v.array(v.picklist(SECOND_FACTORS)),
  expiresAt: v.number(),
});
export type Ticket = v.InferOutput<typeof sealedTicket>;

type AccountRow = Pick<typeof account.$inferSelect, 'id' | 'brandCode' | 'passwordHash'>;

export async function issueTicket(
  { secrets, limits }: Services,
  row: AccountRow,
  by: Ticket['by'],
  methods: readonly SecondFactorMethod[],
  now: Date,
): Promise<{ ticket: string; expiresAt: string }> {
  const expiresAt = new Date(now.getTime() + limits.secondFactorSeconds * 1_000);
  const sealed: Ticket = {
    brandCode: row.brandCode,
    accountId: row.id,
    by,
    passwordMark: passwordMark(row),
    methods: [...methods],
    expiresAt: expiresAt.getTime(),
  };
  const ticket = await secrets.seal(TICKET, JSON.stringify(sealed));
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** @throws ContractError second_factor_expired for one that is over, another brand's, of another way, or invented */
export async function openTicket(
  { secrets }: Services,
  brandCode: string,
  { ticket, method }: { readonly ticket: string; readonly method: SecondFactorMethod },
  now: Date,
): Promise<Ticket> {
  const text = await secrets.open(TICKET, ticket).catch(() => null);
  const opened = v.safeParse(sealedTicket, text === null ? null : JSON.parse(text));
  const isGood =
    opened.success &&
    opened.output.brandCode === brandCode &&
    opened.output.methods.includes(method) &&
    opened.output.expiresAt > now.getTime();
  if (!isGood) throw new ContractError('second_factor_expired');
  return opened.output;
}

/** Distinguishes one password from the next; the hash itself stays in the database. */
export function passwordMark({ passwordHash }: Pick<AccountRow, 'passwordHash'>): string {
  return createHash('sha256').update(`${passwordHash}`).digest('base64url');
}
