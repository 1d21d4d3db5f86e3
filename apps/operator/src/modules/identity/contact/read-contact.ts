import type { NewContact } from '@palpite/contract/contact.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { EMAIL_SHAPE, findFieldProblem, tidyEmail } from '@palpite/domain';
import { readMobile } from '../codes/phone.ts';
import { refuseWhereFirebaseSends } from '../codes/phone-verifier.ts';
import type { CodeTarget } from '../codes/verification-code.ts';
import type { CallContext } from '#kernel/http/handler.ts';
import type { Contact } from '#kernel/notify/contact.ts';

/**
 * Reads a contact by the brand's rules. Setting a number needs a code of this operator: not available when Firebase
 * sends them.
 * @throws ContractError field_invalid | code_not_allowed
 */
export async function readContact(call: CallContext, typed: NewContact): Promise<Contact> {
  if (typed.channel === 'sms') {
    refuseWhereFirebaseSends(call);
    const recipient = readMobile(call.brand, typed);
    return { channel: 'sms', recipient };
  }
  const email = tidyEmail(typed.email);
  const reason = findFieldProblem({ ...EMAIL_SHAPE, required: true }, email);
  if (reason !== null) {
    throw new ContractError('field_invalid', { fields: [{ field: 'email', reason }] });
  }
  return { channel: 'email', recipient: email };
}

/** The target of a code for a contact: one account, and that one contact of it. */
export function contactTarget(
  brandCode: string,
  accountId: number,
  { channel, recipient }: Contact,
): CodeTarget {
  return { brandCode, purpose: 'contact', recipient: `${accountId}\n${channel}\n${recipient}` };
}
