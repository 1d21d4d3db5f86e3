import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { EMAIL_SHAPE, findFieldProblem, foldUsername, tidyEmail } from '@palpite/domain';
import { registrationRules } from '../account/registration-rules.ts';
import { findByEmail } from '../account/find-by-contact.ts';
import { admitCode, codeHandler, sendCodeToAccount } from '../codes/send-code.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

/** An account's name and the address that it was registered with, as typed. */
interface NameAndEmail {
  readonly username: string;
  readonly email: string;
}

/** The recipient of a code by e-mail: one address, for one account's name. */
export const emailRecipient = ({ username, email }: NameAndEmail): string =>
  `${foldUsername(username)}\n${tidyEmail(email).toLowerCase()}`;

/**
 * Reads both by the brand's rules.
 * @throws ContractError field_invalid
 */
export function readNameAndEmail(brand: LiveBrand, body: NameAndEmail): NameAndEmail {
  const { rules } = registrationRules(brand);
  const typed = { username: body.username.trim(), email: tidyEmail(body.email) };
  const problems = [
    {
      field: 'username',
      reason: rules.username && findFieldProblem(rules.username, typed.username),
    },
    { field: 'email', reason: findFieldProblem({ ...EMAIL_SHAPE, required: true }, typed.email) },
  ];
  const fields = problems.flatMap(({ field, reason }) => (reason ? [{ field, reason }] : []));
  if (fields.length > 0) throw new ContractError('field_invalid', { fields });
  return typed;
}

/**
 * Sends a code to choose another password with to the address that the account was registered with. For another name
 * or address the answer is the same. It has no transaction, since a message cannot be recalled.
 */
export const passwordSendResetCode = codeHandler(endpoints.password.sendResetCode, {
  async answer(call) {
    const { body, brand, services } = call;
    const typed = readNameAndEmail(brand, body);
    // Name and address together: with invented addresses a stranger uses up none of the owner's codes.
    await admitCode(call, 'email', emailRecipient(typed));
    const account = await findByEmail(services.database, brand.code, typed);
    return sendCodeToAccount(
      call,
      {
        channel: 'email',
        target: { brandCode: brand.code, purpose: 'password', recipient: emailRecipient(typed) },
        // An address that differs in case may be another mailbox: the code goes to the registered one.
        recipient: account?.email ?? typed.email,
      },
      account?.id ?? null,
    );
  },
});
