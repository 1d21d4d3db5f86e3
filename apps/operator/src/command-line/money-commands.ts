import { randomBytes } from 'node:crypto';
import { CURRENCY_DIGITS, type Currency, decimalText } from '@palpite/domain';
import { asc, eq, isNull } from 'drizzle-orm';
import { vendor } from '../database/schema/catalogue.ts';
import { reconciliationDifference } from '../database/schema/game-round.ts';
import { markResolved } from '../vendor/differences.ts';
import { reconcile } from '../vendor/reconcile.ts';
import { type Command, type CommandCall, CommandError, table, word } from './command.ts';

const inCurrency = (minor: bigint, currency: string) =>
  currency in CURRENCY_DIGITS ? decimalText(minor, currency as Currency) : minor.toString();

async function showDifferences({ services, say }: CommandCall): Promise<number> {
  const open = await services.database
    .select()
    .from(reconciliationDifference)
    .where(isNull(reconciliationDifference.resolvedAt))
    .orderBy(asc(reconciliationDifference.id));
  const rows = open.map((each) => [
    String(each.id),
    each.vendorCode,
    each.kind,
    each.transactionId,
    each.foundAt.toISOString(),
  ]);
  if (rows.length === 0) say('There are no open differences.');
  else
    for (const line of table([['id', 'studio', 'kind', 'transaction', 'found'], ...rows]))
      say(line);
  return rows.length;
}

export const moneyCommands: readonly Command[] = [
  {
    name: 'verify-ledger',
    usage: '[<number>:<hash>]',
    summary: 'Check every posting: sums, balances, the hash chain (from a link noted earlier)',
    async run({ services, say, words }) {
      if (words[0] && !/^\d+:[0-9a-f]{64}$/.test(words[0])) {
        throw new CommandError('Invalid link: give it as this command showed it, number:hash.');
      }
      await services.ledger.seal();
      const [seq, hash = ''] = words[0]?.split(':') ?? [];
      const found = await services.ledger.verify({ anchor: seq ? { seq, hash } : undefined });
      for (const [currency, sum] of Object.entries(found.sumByCurrency)) {
        say(`${currency}: all accounts together ${inCurrency(sum, currency)}`);
      }
      if (found.chain.ok) say(`The chain of ${found.chain.sealed} transfers is intact.`);
      for (const ref of found.guardedBelowZero) say(`Below zero: ${ref}`);
      for (const { ref, keptMinor, countedMinor } of found.balancesOff) {
        say(`${ref} has a balance of ${keptMinor}, but its postings sum to ${countedMinor}.`);
      }
      if (!found.chain.ok) {
        const { transferId, reason } = found.chain.firstBroken;
        say(`The chain breaks at transfer ${transferId}: ${reason}.`);
      }
      if (!found.ok) {
        throw new CommandError(
          'The ledger is inconsistent. Stop the site, keep this database unchanged, and restore the last backup separately to compare.',
        );
      }
      const head = await services.ledger.chainHead();
      if (head) say(`The last link, to record elsewhere: ${head.seq}:${head.hash}`);
      say('The ledger is consistent.');
    },
  },
  {
    name: 'reconcile',
    usage: '',
    summary: 'Compare our record of vendor calls with the vendors’ and show open differences',
    async run(call) {
      const { services, vendorHosts, say } = call;
      const report = await reconcile(services, vendorHosts);
      say(
        `${report.compared} transactions compared, ${report.found} new differences, ${report.resolved} resolved on their own.`,
      );
      const open = await showDifferences(call);
      if (report.unreachable > 0) {
        throw new CommandError('The game host is not responding. Start it, then compare again.');
      }
      if (report.failed > 0) {
        throw new CommandError(`${report.failed} vendors could not be compared; the log says why.`);
      }
      if (open > 0)
        throw new CommandError(
          'Investigate the open differences; "reconcile resolve" closes them.',
        );
    },
  },
  {
    name: 'reconcile resolve',
    usage: '<id> <outcome>',
    summary: 'Close a difference with a note; no money is moved',
    async run(call) {
      const text = word(call, 0, 'difference');
      const note = call.words.slice(1).join(' ').trim();
      if (!/^\d{1,15}$/.test(text)) throw new CommandError(`Invalid difference number "${text}".`);
      if (note.length < 5) throw new CommandError('Missing outcome: describe it in a few words.');
      const { now } = call.services;
      const closed = await call.inTransaction(({ tx }) =>
        markResolved(tx, Number(text), note.slice(0, 500), now()),
      );
      if (!closed) throw new CommandError(`No open difference has the number ${text}.`);
      call.say(`Difference ${text} is closed.`);
    },
  },
  {
    name: 'keys rotate',
    usage: 'payload | <studio>',
    summary: 'Create a new key for encrypted payloads, or a new signing secret for a vendor',
    async run(call) {
      const which = word(call, 0, 'key: payload or a vendor’s code');
      const { services, say } = call;
      if (which === 'payload') {
        const kid = await services.payloadKeys.rotate();
        say(`The new key is ${kid}. The previous one still opens payloads for a day.`);
        return;
      }
      const sealedSecret = await services.secrets.seal(
        'vendor-secret',
        randomBytes(32).toString('base64url'),
      );
      const changed = await call.inTransaction(({ tx }) =>
        tx
          .update(vendor)
          .set({ sealedSecret })
          .where(eq(vendor.code, which))
          .returning({ name: vendor.name }),
      );
      const [studio] = changed;
      if (!studio) throw new CommandError(`Vendor "${which}" not found; see \`catalogue list\`.`);
      say(`${studio.name} has a new secret; the site and its game host use it within ten seconds.`);
      say('Calls refused in the meantime are retried, so nothing is lost.');
    },
  },
];
