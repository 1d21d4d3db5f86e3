import { type Kind, SHAPES } from '@palpite/lottery/games.ts';
import { lotteryStaff } from '#modules/lottery/index.ts';
import { type Command, CommandError, command, flagOption, printTable, word } from './command.ts';
import { readJson } from './written-texts.ts';
import { counted } from '#kernel/texts/counted.ts';

/** How many numbers of each prize, of how many digits: `DB 1×5, G1 1×5 …`. */
function orderText(kind: Kind): string {
  const shape = SHAPES[kind];
  if (shape.kind === 'sequence') return `${shape.length} of ${shape.low} to ${shape.high}`;
  return shape.prizes.map(({ code, count, digits }) => `${code} ${count}×${digits}`).join(', ');
}

/** @throws CommandError when the file is no list */
function listIn(read: unknown, expected: string): unknown[] {
  if (Array.isArray(read)) return read;
  throw new CommandError(`The file is no list: expected [${expected}].`);
}

/** Official draws: what waits for numbers, their entry, and results from before. */
export const resultCommands: readonly Command[] = [
  command({
    name: 'lottery awaiting',
    usage: '',
    summary: 'Official draws whose time has come and whose numbers are not in',
    useCase: lotteryStaff.listAwaiting,
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
    name: 'lottery refused',
    usage: '',
    summary:
      'Draws that were refused, since their opened seed is not the one that was committed to',
    useCase: lotteryStaff.listRefused,
    input: () => ({}),
    print(draws, printer) {
      if (draws.length === 0) return printer.say('No draw is refused.');
      printTable(printer, [
        ['brand', 'game', 'numero', 'refused at', 'bets'],
        ...draws.map(({ brand, game, numero, refusedAt, bets }) => [
          brand,
          game,
          numero,
          refusedAt?.toISOString() ?? '',
          String(bets ?? 0),
        ]),
      ]);
    },
  }),
  command({
    name: 'lottery result',
    usage: '<game> <numero> <numbers…>',
    summary: 'Enter the numbers of an official draw, in the order that `lottery awaiting` shows',
    useCase: lotteryStaff.enterResult,
    input: (typed) => ({
      game: word(typed, 0, 'game'),
      numero: word(typed, 1, 'numero'),
      numbers: typed.words.slice(2),
    }),
    print: ({ game, numero, numbers }, { say }) =>
      say(`${game} ${numero} is drawn and settled with these numbers: ${numbers}.`),
  }),
  command({
    name: 'lottery results',
    usage: '<file>',
    summary: 'Enter the numbers of several official draws with one confirmation, all or none',
    useCase: lotteryStaff.enterResults,
    input: async (typed) => ({
      results: listIn(
        await readJson(word(typed, 0, 'file')),
        '{ "game": …, "numero": …, "numbers": […] }',
      ),
    }),
    print(entered, { say }) {
      for (const { draw, numbers } of entered) say(`${draw}: ${numbers}.`);
      say(
        `${counted(entered.length, 'draw is', 'draws are')} drawn and settled with these numbers.`,
      );
    },
  }),
  command({
    name: 'lottery void',
    usage: '<game> <numero> <reason>',
    summary: 'Void an official draw that did not take place: every bet on it returns',
    useCase: lotteryStaff.voidDraw,
    input: (typed) => ({
      game: word(typed, 0, 'game'),
      numero: word(typed, 1, 'numero'),
      reason: typed.words.slice(2).join(' '),
    }),
    print: ({ game, numero, bets }, { say }) =>
      say(`${game} ${numero} is void: ${counted(bets, 'bet returns', 'bets return')}.`),
  }),
  command({
    name: 'lottery history',
    usage: '<file> [--check]',
    summary:
      'Bring in published draws of the time before a brand sold the lottery, all or none; --check only checks the file',
    options: { check: { type: 'boolean' } },
    useCase: lotteryStaff.addHistory,
    input: async (typed) => ({
      draws: listIn(
        await readJson(word(typed, 0, 'file')),
        '{ "gameCode": …, "day": …, "numbers": … }',
      ),
      check: flagOption(typed, 'check'),
    }),
    print({ check, draws, games, added, brands }, { say }) {
      const sound = `${counted(games, 'lottery', 'lotteries')} ${draws === 1 ? 'is' : 'are'} sound`;
      say(`${counted(draws, 'draw')} of ${sound}, at ${counted(brands, 'brand')}.`);
      say(
        check
          ? `Nothing is done yet: ${added} would be added.`
          : `${added} are added; what was there stays as it was.`,
      );
    },
  }),
];
