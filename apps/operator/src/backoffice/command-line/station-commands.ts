import { LANGUAGES, type Language } from '@palpite/domain';
import { oneOf } from '#kernel/staff/staff-error.ts';
import { lotteryStaff } from '#modules/lottery/index.ts';
import {
  type Command,
  CommandError,
  command,
  type Printer,
  type Typed,
  textOption,
  word,
} from './command.ts';
import { listOption, numberOf, numberOption } from './list-options.ts';
import { counted } from '#kernel/texts/counted.ts';

/** Lotteries that are new, have another name, or draw no more. */

const REGIONS = ['central', 'south'] as const;

const NAME_OPTIONS = {
  name: { type: 'string' },
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`name-${language.toLowerCase()}`, { type: 'string' } as const]),
  ),
} as const;
const NAMES_USAGE = '--name <text> [--name-pt|en|zh|id|th|vi <text>]…';

/** `--name` in all languages, but those that have one of their own. */
function namesOf(typed: Typed): Partial<Record<Language, string>> {
  const all = textOption(typed, 'name');
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const own = textOption(typed, `name-${language.toLowerCase()}`) ?? all;
      return own === undefined ? [] : [[language, own]];
    }),
  );
}

/** @throws CommandError naming the languages that are left */
function allNames(typed: Typed): Record<Language, string> {
  const names = namesOf(typed);
  const left = LANGUAGES.filter((language) => names[language] === undefined);
  if (left.length > 0) throw new CommandError(`Missing the name in ${left.join(', ')}: --name.`);
  return names as Record<Language, string>;
}

function needed<Value>(value: Value | undefined, option: string): Value {
  if (value === undefined) throw new CommandError(`Missing --${option}.`);
  return value;
}

const sayAdded = (
  { code, state, made }: { code: string; state: string; made: readonly string[] },
  { say }: Printer,
) =>
  say(`${code} is on sale ${state}. ${counted(made.length, 'issue is', 'issues are')} made ahead.`);

export const stationCommands: readonly Command[] = [
  command({
    name: 'lottery game add',
    usage: '<game> --like <game> --minutes <1–10> [--close-before <seconds>]',
    summary: 'Add a fast draw with the plays of another, by a clock of its own',
    options: {
      like: { type: 'string' },
      minutes: { type: 'string' },
      'close-before': { type: 'string' },
    },
    useCase: lotteryStaff.addLotteryClock,
    input: (typed) => ({
      code: word(typed, 0, 'game'),
      like: needed(textOption(typed, 'like'), 'like'),
      everyMinutes: needed(numberOption(typed, 'minutes'), 'minutes'),
      closeBeforeSeconds: numberOption(typed, 'close-before'),
    }),
    print: sayAdded,
  }),
  command({
    name: 'lottery station add',
    usage: `<game> --region central|south --weekdays 1,2… [--draw-at HH:MM] [--close-before <seconds>] ${NAMES_USAGE}`,
    summary: 'Add a station of Vietnam; without times it is drawn and closes as its region',
    options: {
      region: { type: 'string' },
      weekdays: { type: 'string' },
      'draw-at': { type: 'string' },
      'close-before': { type: 'string' },
      ...NAME_OPTIONS,
    },
    useCase: lotteryStaff.addStation,
    input: (typed) => ({
      code: word(typed, 0, 'game'),
      region:
        `vn-${oneOf(needed(textOption(typed, 'region'), 'region'), REGIONS, 'region')}` as const,
      names: allNames(typed),
      weekdays: needed(listOption(typed, 'weekdays'), 'weekdays').map((day) =>
        numberOf(day, 'weekdays'),
      ),
      drawAt: textOption(typed, 'draw-at'),
      closeBeforeSeconds: numberOption(typed, 'close-before'),
    }),
    print: sayAdded,
  }),
  command({
    name: 'lottery station rename',
    usage: `<game> ${NAMES_USAGE}`,
    summary: 'Give a station another name, in all languages or in those that are named',
    options: NAME_OPTIONS,
    useCase: lotteryStaff.renameStation,
    input: (typed) => ({ code: word(typed, 0, 'game'), names: namesOf(typed) }),
    print: ({ code, names }, { say }) => say(`${code} is called ${names}.`),
  }),
  command({
    name: 'lottery station end',
    usage: '<game> <reason>',
    summary: 'End a station that draws no more: no bets, no further issues; what is sold is drawn',
    useCase: lotteryStaff.endStation,
    input: (typed) => ({
      code: word(typed, 0, 'game'),
      reason: typed.words.slice(1).join(' '),
    }),
    print({ code, removed, stay }, { say }) {
      say(`${code} has ended. Of the issues made ahead ${removed.length} are gone.`);
      if (stay.length > 0) say(`Drawn, or to be voided: ${stay.join(' ')}.`);
    },
  }),
];
