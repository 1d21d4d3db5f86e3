import { and, eq } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { foldUsername } from '../session/username.ts';
import { type CommandCall, CommandError, readBrandCode, word } from './command.ts';

/** The account of the brand and the username that are named first. @throws CommandError where there is none */
export async function accountOf(call: CommandCall) {
  const brandCode = await readBrandCode(call);
  const username = word(call, 1, 'username');
  const [found] = await call.services.database
    .select()
    .from(account)
    .where(and(eq(account.brandCode, brandCode), eq(account.usernameKey, foldUsername(username))));
  if (!found) throw new CommandError(`${brandCode} has no account "${username}".`);
  return found;
}
