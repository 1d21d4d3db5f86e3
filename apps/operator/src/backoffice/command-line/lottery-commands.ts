import { KINDS, type Kind, SHAPES } from '@palpite/lottery/games.ts';
import { oneOf } from '#kernel/staff/staff-error.ts';
import { playStaff } from '#modules/play/index.ts';
import {
  type Command,
  command,
  onOrOff,
  printTable,
  type Typed,
  textOption,
  word,
} from './command.ts';

const kindOf = (typed: Typed) => oneOf(word(typed, 0, 'kind'), KINDS, 'kind');
const playWords = (typed: Typed) => ({ kind: kindOf(typed), code: word(typed, 1, 'play') });
const oddsText = (odds: Readonly<Record<string, number>>) =>
  Object.entries(odds)
    .map(([tier, value]) => (tier === 'win' ? `${value / 10_000}` : `${tier} ${value / 10_000}`))
    .slice(0, 6)
    .join(', ');

/** How many numbers of each prize, of how many digits: `DB 1×5, G1 1×5 …`. */
function orderText(kind: Kind): string {
  const shape = SHAPES[kind];
  if (shape.kind === 'sequence') return `${shape.length} of ${shape.low} to ${shape.high}`;
  return shape.prizes.map(({ code, count, digits }) => `${code} ${count}×${digits}`).join(', ');
}

export const lotteryCommands: readonly Command[] = [
  command({
    name: 'lottery plays',
    usage: '<kind>',
    summary: 'The plays of a family of lotteries (north, south, 5d …) with their odds and returns',
    useCase: playStaff.listPlays,
    input: (typed) => ({ kind: kindOf(typed) }),
    print: (plays, printer) =>
      printTable(printer, [
        ['play', 'offered', 'returns %', 'odds'],
        ...plays.map(({ code, isOffered, least, most, odds }) => [
          code,
          isOffered ? 'yes' : 'no',
          least === most ? least : `${least}–${most}`,
          oddsText(odds),
        ]),
      ]),
  }),
  command({
    name: 'lottery odds',
    usage: '<kind> <play> <odds> [--tier <tier>]',
    summary: 'Change what a play pays, for issues whose sale begins a minute from now or later',
    options: { tier: { type: 'string' } },
    useCase: playStaff.setOdds,
    input: (typed) => ({
      ...playWords(typed),
      odds: word(typed, 2, 'odds'),
      tier: textOption(typed, 'tier'),
    }),
    print: ({ kind, code, tier, odds }, { say }) =>
      say(`${kind} ${code} pays ${odds} (${tier}) in issues whose sale begins from now on.`),
  }),
  command({
    name: 'lottery play',
    usage: '<kind> <play> on|off',
    summary: 'Offer a play, or no longer, in issues whose sale begins a minute from now or later',
    useCase: playStaff.offerPlay,
    input: (typed) => ({
      ...playWords(typed),
      offered: onOrOff(word(typed, 2, 'value: on or off')),
    }),
    print: ({ kind, code, offered }, { say }) =>
      say(
        `${kind} ${code} is ${offered ? '' : 'not '}offered in issues whose sale begins from now on.`,
      ),
  }),
  command({
    name: 'lottery awaiting',
    usage: '',
    summary: 'Official draws whose time has come and whose numbers are not in',
    useCase: playStaff.listAwaiting,
    input: () => ({}),
    print(draws, printer) {
      if (draws.length === 0) return printer.say('No draw waits for its numbers.');
      printTable(printer, [
        ['game', 'numero', 'drawn at', 'numbers in this order'],
        ...draws.map(({ game, numero, drawsAt, kind }) => [
          game,
          numero,
          drawsAt.toISOString(),
          orderText(kind),
        ]),
      ]);
    },
  }),
  command({
    name: 'lottery result',
    usage: '<game> <numero> <numbers…>',
    summary: 'Enter the numbers of an official draw, in the order that `lottery awaiting` shows',
    useCase: playStaff.enterResult,
    input: (typed) => ({
      game: word(typed, 0, 'game'),
      numero: word(typed, 1, 'numero'),
      numbers: typed.words.slice(2),
    }),
    print: ({ game, numero, numbers }, { say }) =>
      say(`${game} ${numero} is drawn and settled with these numbers: ${numbers}.`),
  }),
  command({
    name: 'lottery void',
    usage: '<game> <numero> <reason>',
    summary: 'Void an official draw that did not take place: every bet on it returns',
    useCase: playStaff.voidDraw,
    input: (typed) => ({
      game: word(typed, 0, 'game'),
      numero: word(typed, 1, 'numero'),
      reason: typed.words.slice(2).join(' '),
    }),
    print: ({ game, numero, bets }, { say }) =>
      say(`${game} ${numero} is void: ${bets} bets return.`),
  }),
];
