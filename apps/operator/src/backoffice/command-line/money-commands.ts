import { CURRENCY_DIGITS, type Currency, decimalText } from '@palpite/domain';
import { rotatePayloadKey } from '../rotate-payload-key.ts';
import { catalogueStaff } from '#modules/catalogue/index.ts';
import { seamlessStaff } from '#modules/seamless/index.ts';
import { moneyStaff } from '#modules/money/index.ts';
import {
  type Command,
  command,
  CommandError,
  numberWord,
  type Printer,
  printTable,
  word,
} from './command.ts';
import { outcomeFrom } from './deposit-commands.ts';
import { counted } from '#kernel/texts/counted.ts';

const inCurrency = (minor: bigint, currency: string) =>
  currency in CURRENCY_DIGITS ? decimalText(minor, currency as Currency) : minor.toString();

type Verified = Awaited<ReturnType<typeof moneyStaff.verifyLedger.run>>;
type Reconciled = Awaited<ReturnType<typeof seamlessStaff.reconcileVendors.run>>;

/** @throws CommandError when the ledger does not balance */
function printVerified({ report, head }: Verified, { say }: Printer): void {
  for (const [currency, sum] of Object.entries(report.sumByCurrency)) {
    say(`${currency}: all accounts together ${inCurrency(sum, currency)}`);
  }
  if (report.chain.ok) say(`The chain of ${counted(report.chain.sealed, 'transfer')} is intact.`);
  for (const ref of report.guardedBelowZero) say(`Below zero: ${ref}`);
  for (const { ref, keptMinor, countedMinor } of report.balancesOff) {
    say(`${ref} has a balance of ${keptMinor}, but its postings sum to ${countedMinor}.`);
  }
  for (const { holdId, ref, keptMinor, countedMinor } of report.holdsOff) {
    say(`Hold ${holdId} keeps ${keptMinor} from ${ref}, but its transfers sum to ${countedMinor}.`);
  }
  if (!report.chain.ok) {
    const { transferId, reason } = report.chain.firstBroken;
    say(`The chain breaks at transfer ${transferId}: ${reason}.`);
  }
  if (!report.ok) {
    throw new CommandError(
      'The ledger is inconsistent. Stop the site, keep this database unchanged, and restore the last backup separately to compare.',
    );
  }
  if (head) say(`The last link, to record elsewhere: ${head.seq}:${head.hash}`);
  say('The ledger is consistent.');
}

/** @throws CommandError when a difference is open or a vendor could not be compared */
function printReconciled({ report, open }: Reconciled, printer: Printer): void {
  printer.say(
    `${counted(report.compared, 'transaction')} compared, ${counted(report.found, 'new difference')}, ${report.resolved} resolved on their own.`,
  );
  const rows = open.map((each) => [
    String(each.id),
    each.vendorCode,
    each.kind,
    each.transactionId,
    each.foundAt.toISOString(),
  ]);
  if (rows.length === 0) printer.say('There are no open differences.');
  else printTable(printer, [['id', 'studio', 'kind', 'transaction', 'found'], ...rows]);
  if (report.unreachable > 0) {
    throw new CommandError('The game host is not responding. Start it, then compare again.');
  }
  if (report.failed > 0) {
    throw new CommandError(
      `${counted(report.failed, 'vendor')} could not be compared; the log says why.`,
    );
  }
  if (open.length > 0) {
    throw new CommandError('Investigate the open differences; "reconcile resolve" closes them.');
  }
}

export const moneyCommands: readonly Command[] = [
  command({
    name: 'verify-ledger',
    usage: '[<number>:<hash>]',
    summary: 'Check every posting: sums, balances, the hash chain (from a link noted earlier)',
    useCase: moneyStaff.verifyLedger,
    input: ({ words: [link] }) => ({ link }),
    print: printVerified,
  }),
  command({
    name: 'reconcile',
    usage: '',
    summary: 'Compare our record of vendor calls with the vendors’ and show open differences',
    useCase: seamlessStaff.reconcileVendors,
    input: () => ({}),
    print: printReconciled,
  }),
  command({
    name: 'reconcile resolve',
    usage: '<id> <outcome>',
    summary: 'Close a difference with a note; no money is moved',
    useCase: seamlessStaff.resolveDifference,
    input: (typed) => ({
      difference: numberWord(typed, 0, 'difference number'),
      outcome: outcomeFrom(typed, 1),
    }),
    print: (difference, { say }) => say(`Difference ${difference} is closed.`),
  }),
  command({
    name: 'keys rotate payload',
    usage: '',
    summary: 'Create a new key for encrypted payloads',
    useCase: rotatePayloadKey,
    input: () => ({}),
    print: (kid, { say }) =>
      say(`The new key is ${kid}. The previous one still opens payloads for a day.`),
  }),
  command({
    name: 'keys rotate',
    usage: '<studio>',
    summary: 'Create a new signing secret for a vendor',
    useCase: catalogueStaff.rotateVendorSecret,
    input: (typed) => ({ vendor: word(typed, 0, 'key: payload or a vendor’s code') }),
    print(name, { say }) {
      say(`${name} has a new secret; the site and its game host use it within ten seconds.`);
      say('Calls refused in the meantime are retried, so nothing is lost.');
    },
  }),
];
