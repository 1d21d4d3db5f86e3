import { KINDS, PRIZE_MODES } from '@palpite/lottery/games.ts';
import { PRIZE_LEVELS } from '@palpite/lottery/price.ts';
import { oneOf } from '#kernel/staff/staff-error.ts';
import { lotteryStaff } from '#modules/lottery/index.ts';
import {
  type Command,
  CommandError,
  command,
  flagOption,
  onOrOff,
  printTable,
  type Typed,
  textOption,
  word,
} from './command.ts';
import { resultCommands } from './lottery-result-commands.ts';
import { listOption, numberOf, numberOption } from './list-options.ts';
import { stationCommands } from './station-commands.ts';

const kindOf = (typed: Typed) => oneOf(word(typed, 0, 'kind'), KINDS, 'kind');
const playWords = (typed: Typed) => ({ kind: kindOf(typed), code: word(typed, 1, 'play') });
const oddsText = (odds: Readonly<Record<string, number>>) =>
  Object.entries(odds)
    .map(([tier, value]) => (tier === 'win' ? `${value / 10_000}` : `${tier} ${value / 10_000}`))
    .slice(0, 6)
    .join(', ');

const modeOf = (text: string) => oneOf(text, PRIZE_MODES, 'prize mode');

const gameCommands: readonly Command[] = [
  command({
    name: 'lottery games',
    usage: '',
    summary: 'The lotteries with when they are drawn and close, their menus, and which are at rest',
    useCase: lotteryStaff.listLotteries,
    input: () => ({}),
    print(games, printer) {
      printTable(printer, [
        ['game', 'kind', 'prize modes', 'maintenance', 'drawn'],
        ...games.map(({ code, kind, prizeModes, maintenance, hasEnded, clock }) => [
          code,
          kind,
          prizeModes.join(' '),
          hasEnded ? 'ended' : maintenance ? 'yes' : 'no',
          clock,
        ]),
      ]);
      for (const { code } of games.filter(({ lacksHolidays }) => lacksHolidays)) {
        printer.say(
          `Warning: ${code} has no days without a draw from today on, and its station rests at Tết. Set them with \`lottery game ${code} --holidays YYYY-MM-DD,…\`.`,
        );
      }
    },
  }),
  command({
    name: 'lottery game',
    usage:
      '<game> [--draw-at HH:MM] [--weekdays 1,2…] [--holidays YYYY-MM-DD,…] [--close-before <seconds>] [--modes Lott,ZY,Elott,SEA] [--maintenance on|off] [--reason <text>]',
    summary:
      'Change when a lottery is drawn and closes, for issues whose sale begins a minute from now or later; its menus and maintenance at once',
    options: {
      'draw-at': { type: 'string' },
      weekdays: { type: 'string' },
      holidays: { type: 'string' },
      'close-before': { type: 'string' },
      modes: { type: 'string' },
      maintenance: { type: 'string' },
      reason: { type: 'string' },
    },
    useCase: lotteryStaff.changeLottery,
    input: (typed) => ({
      code: word(typed, 0, 'game'),
      drawAt: textOption(typed, 'draw-at'),
      weekdays: listOption(typed, 'weekdays')?.map((day) => numberOf(day, 'weekdays')),
      holidays: listOption(typed, 'holidays'),
      closeBeforeSeconds: numberOption(typed, 'close-before'),
      prizeModes: listOption(typed, 'modes')?.map(modeOf),
      maintenance: maintenanceOf(textOption(typed, 'maintenance')),
      reason: textOption(typed, 'reason'),
    }),
    print({ code, state, moved, made, removed, stay }, { say }) {
      say(`${code}: ${state}.`);
      if (stay.length > 0)
        say(`As before, since on sale or within a minute of it: ${stay.join(' ')}.`);
      say(
        `Of the issues made ahead ${moved.length} moved, ${made.length} are new, ${removed.length} gone.`,
      );
    },
  }),
];

const termsCommands: readonly Command[] = [
  command({
    name: 'lottery terms',
    usage: '<brand>',
    summary: 'The prize levels and limits of a brand, in minor units',
    useCase: lotteryStaff.showLotteryTerms,
    input: (typed) => ({ brand: word(typed, 0, 'brand') }),
    print: ({ brand, currency, terms }, { say }) => say(`${brand} (${currency}): ${terms}.`),
  }),
  command({
    name: 'lottery set-terms',
    usage:
      '<brand> [--level <level>] [--levels <level>,…] [--least-unit <minor>] [--most-line <minor>] [--number-cap <minor>] [--play-cap <minor>]',
    summary: 'Change what a brand offers, for issues whose sale begins a minute from now or later',
    options: {
      level: { type: 'string' },
      levels: { type: 'string' },
      'least-unit': { type: 'string' },
      'most-line': { type: 'string' },
      'number-cap': { type: 'string' },
      'play-cap': { type: 'string' },
    },
    useCase: lotteryStaff.setLotteryTerms,
    input(typed) {
      const level = textOption(typed, 'level');
      return {
        brand: word(typed, 0, 'brand'),
        prizeLevel: level === undefined ? undefined : levelOf(level),
        prizeLevels: listOption(typed, 'levels')?.map(levelOf),
        leastUnitMinor: textOption(typed, 'least-unit'),
        mostLineMinor: textOption(typed, 'most-line'),
        numberCapMinor: textOption(typed, 'number-cap'),
        playCapMinor: textOption(typed, 'play-cap'),
      };
    },
    print: ({ brand, currency, terms }, { say }) =>
      say(`${brand} (${currency}) in issues whose sale begins from now on: ${terms}.`),
  }),
];

/** @throws CommandError that shows the levels */
function levelOf(text: string) {
  const level = PRIZE_LEVELS.find((each) => String(each) === text);
  if (level === undefined) {
    throw new CommandError(`Invalid level "${text}". Choose one of: ${PRIZE_LEVELS.join(', ')}.`);
  }
  return level;
}

const maintenanceOf = (text: string | undefined) =>
  text === undefined ? undefined : onOrOff(text);

export const lotteryCommands: readonly Command[] = [
  ...gameCommands,
  ...stationCommands,
  ...termsCommands,
  command({
    name: 'lottery plays',
    usage: '<kind>',
    summary: 'The plays of a family of lotteries (north, south, 5d …) with their odds and returns',
    useCase: lotteryStaff.listPlays,
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
    usage: '<kind> <play> <odds> [--tier <tier>] | <kind> <play> --by-level',
    summary: 'Change what a play pays, for issues whose sale begins a minute from now or later',
    options: { tier: { type: 'string' }, 'by-level': { type: 'boolean' } },
    useCase: lotteryStaff.setOdds,
    input: (typed) => ({
      ...playWords(typed),
      odds: flagOption(typed, 'by-level') ? typed.words[2] : word(typed, 2, 'odds'),
      byLevel: flagOption(typed, 'by-level'),
      tier: textOption(typed, 'tier'),
    }),
    print: ({ kind, code, tier, odds }, { say }) =>
      say(
        odds === null
          ? `${kind} ${code} pays by the prize level in issues whose sale begins from now on.`
          : `${kind} ${code} pays ${odds} (${tier}) in issues whose sale begins from now on.`,
      ),
  }),
  command({
    name: 'lottery play',
    usage: '<kind> <play> on|off',
    summary: 'Offer a play, or no longer, in issues whose sale begins a minute from now or later',
    useCase: lotteryStaff.offerPlay,
    input: (typed) => ({
      ...playWords(typed),
      offered: onOrOff(word(typed, 2, 'value: on or off')),
    }),
    print: ({ kind, code, offered }, { say }) =>
      say(
        `${kind} ${code} is ${offered ? '' : 'not '}offered in issues whose sale begins from now on.`,
      ),
  }),
  ...resultCommands,
];
