import { and, eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { foldUsername } from '../session/username.ts';
import { type CommandCall, CommandError, merchantCode, word } from './command.ts';

/** The account of the brand and the username that are named first. @throws CommandError where there is none */
export async function accountOf(call: CommandCall) {
  const merchant = await merchantCode(call);
  const username = word(call, 1, 'username');
  const [found] = await call.services.database
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.usernameKey, foldUsername(username))));
  if (!found) throw new CommandError(`${merchant} has no account "${username}".`);
  return found;
}
