import { promotionStaff } from '#modules/promotion/index.ts';
import {
  type Command,
  command,
  CommandError,
  instantOption,
  printTable,
  textOption,
  type Typed,
  word,
} from './command.ts';
import { readJson } from './written-texts.ts';

const TIMES = { from: { type: 'string' }, until: { type: 'string' } } as const;

const promotionWords = (typed: Typed) => ({
  brand: word(typed, 0, 'brand'),
  promotion: word(typed, 1, 'promotion id; see `promotion list`'),
});

export const promotionCommands: readonly Command[] = [
  command({
    name: 'promotion list',
    usage: '<brand>',
    summary: 'Past, current and upcoming promotions of the brand',
    useCase: promotionStaff.listPromotions,
    input: (typed) => ({ brand: word(typed, 0, 'brand') }),
    print(rows, printer) {
      const lines = rows.map((row) => [
        row.code,
        row.category,
        row.is,
        row.startsAt.toISOString(),
        row.endsAt?.toISOString() ?? '',
        Object.keys(row.texts).join(' '),
        row.byCommand ? 'by command' : 'from the file',
      ]);
      const heads = ['id', 'category', 'is', 'from', 'until', 'in', 'written'];
      printTable(printer, [heads, ...lines]);
    },
  }),
  command({
    name: 'promotion put',
    usage: '<brand> --file <file> [--from <time>] [--until <time>]',
    summary: 'Add or replace a promotion; --file is one entry of promotions.json',
    options: { file: { type: 'string' }, ...TIMES },
    useCase: promotionStaff.putPromotion,
    async input(typed) {
      const brand = word(typed, 0, 'brand');
      const file = textOption(typed, 'file');
      if (file === undefined) throw new CommandError('Missing --file.');
      return {
        brand,
        promotion: await readJson(file),
        from: instantOption(typed, 'from'),
        until: instantOption(typed, 'until'),
      };
    },
    print: ({ code, languages }, { say }) =>
      say(`Promotion ${code} saved in ${languages.join(', ')}.`),
  }),
  command({
    name: 'promotion times',
    usage: '<brand> <id> [--from <time>] [--until <time>|never]',
    summary: 'Change when a promotion begins or ends',
    options: TIMES,
    useCase: promotionStaff.changeTimes,
    input: (typed) => ({
      ...promotionWords(typed),
      from: instantOption(typed, 'from'),
      until: textOption(typed, 'until') === 'never' ? null : instantOption(typed, 'until'),
    }),
    print: (code, { say }) => say(`Promotion ${code} has new times.`),
  }),
  command({
    name: 'promotion remove',
    usage: '<brand> <id>',
    summary: 'Withdraw a promotion: players no longer see it, the record stays',
    useCase: promotionStaff.removePromotion,
    input: promotionWords,
    print: (code, { say }) => say(`Promotion ${code} withdrawn.`),
  }),
  command({
    name: 'promotion restore',
    usage: '<brand> <id>',
    summary: 'Restore a withdrawn promotion',
    useCase: promotionStaff.restorePromotion,
    input: promotionWords,
    print: (code, { say }) => say(`Promotion ${code} restored.`),
  }),
];
