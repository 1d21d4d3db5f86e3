import type { BrandFieldRule } from '@palpite/brands/schema.ts';
import { BRAND_STATUSES, brandStaff, type FIELD_WAYS } from '#modules/brand/index.ts';
import type { BrandOverrides, LiveBrand } from '#kernel/brand/live-brand.ts';
import {
  type Command,
  command,
  CommandError,
  onOrOff,
  printTable,
  table,
  textOption,
  type Typed,
  word,
} from './command.ts';

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const brandWord = (typed: Typed) => word(typed, 0, 'brand');

const wayOf = ({ enabled, required }: BrandFieldRule): (typeof FIELD_WAYS)[number] =>
  enabled ? (required ? 'required' : 'optional') : 'off';

function describe(live: LiveBrand): string[] {
  const { overrides } = live;
  const own = (group: 'flags' | 'settings' | 'fields', name: string) =>
    name in (overrides[group] ?? {}) ? 'changed here' : '';
  const flags = Object.entries(live.flags);
  const settings = Object.entries(live.settings);
  const fields = Object.entries(live.registration.fields);
  return [
    ...table([
      ['name', live.name],
      ['hosts', live.hosts.join(', ')],
      ['languages', live.languages.join(', ')],
      ['currency', `${live.currency}, times in ${live.timeZone}`],
      ['status', BRAND_STATUSES[live.status] ?? String(live.status)],
    ]),
    '',
    ...table([
      ['flag', 'is', ''],
      ...flags.map(([name, on]) => [name, on ? 'on' : 'off', own('flags', name)]),
    ]),
    '',
    ...table([
      ['setting', 'is', ''],
      ...settings.map(([name, value]) => [name, shown(value), own('settings', name)]),
    ]),
    '',
    ...table([
      ['registration field', 'is', ''],
      ...fields.map(([name, rule]) => [name, wayOf(rule), own('fields', name)]),
    ]),
    ...describeTexts(overrides),
  ];
}

function describeTexts({ texts = {} }: BrandOverrides): string[] {
  const rows = Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words).map(([text, own]) => [language, text, own]),
  );
  return rows.length === 0 ? [] : ['', ...table([['language', 'text', 'own text'], ...rows])];
}

const lookCommands: readonly Command[] = [
  command({
    name: 'brand list',
    usage: '',
    summary: 'The brands, their hosts and whether they are open',
    useCase: brandStaff.listBrands,
    input: () => ({}),
    print(brands, printer) {
      const rows = brands.map((each) => [
        each.code,
        each.name,
        each.hosts.join(', '),
        each.currency,
        BRAND_STATUSES[each.status] ?? '',
      ]);
      printTable(printer, [['code', 'name', 'hosts', 'currency', 'status'], ...rows]);
    },
  }),
  command({
    name: 'brand show',
    usage: '<brand>',
    summary: 'A brand’s flags, settings and registration fields, marking those changed by command',
    useCase: brandStaff.showBrand,
    input: (typed) => ({ brand: brandWord(typed) }),
    print(live, { say }) {
      for (const line of describe(live)) say(line);
    },
  }),
];

const changeCommands: readonly Command[] = [
  command({
    name: 'brand flag',
    usage: '<brand> <FLAG> on|off',
    summary: 'Turn a feature on or off; players see it within a second',
    useCase: brandStaff.setFlag,
    input: (typed) => ({
      brand: brandWord(typed),
      flag: word(typed, 1, 'flag'),
      on: onOrOff(word(typed, 2, 'value: on or off')),
    }),
    print: ({ flag, on, brandName }, { say }) =>
      say(`${flag} is ${on ? 'on' : 'off'} for ${brandName}.`),
  }),
  command({
    name: 'brand set',
    usage: '<brand> <setting> <value>',
    summary: 'Change a setting; lists and booleans are written as JSON',
    useCase: brandStaff.setSetting,
    input: (typed) => ({
      brand: brandWord(typed),
      setting: word(typed, 1, 'setting'),
      value: word(typed, 2, 'value'),
    }),
    print: ({ name, value, brandName }, { say }) =>
      say(`${name} is ${shown(value)} for ${brandName}.`),
  }),
  command({
    name: 'brand field',
    usage: '<brand> <field> off|optional|required',
    summary:
      'What registration asks for besides username and password; applies to forms opened from now on',
    useCase: brandStaff.setField,
    input: (typed) => ({
      brand: brandWord(typed),
      field: word(typed, 1, 'field'),
      way: word(typed, 2, 'value: off, optional or required'),
    }),
    print: ({ field, way, brandName }, { say }) =>
      say(`${field} is ${way} in ${brandName}’s registration.`),
  }),
  command({
    name: 'brand text',
    usage: '<brand> <LANGUAGE> <text in English> [<own text>]',
    summary:
      'Replace a text of the site with the brand’s own; without one, restore the site’s text',
    useCase: brandStaff.setText,
    input: (typed) => ({
      brand: brandWord(typed),
      language: word(typed, 1, 'language'),
      text: word(typed, 2, 'text'),
      own: typed.words[3],
    }),
    print: ({ language, text, own, brandName }, { say }) =>
      say(
        `${brandName} now shows "${own ?? text}" in ${language}${own ? '' : ', the site’s default'}.`,
      ),
  }),
  command({
    name: 'brand reset',
    usage: '<brand>',
    summary:
      'Undo every change made by command: flags, settings, fields and texts return to the brand’s files',
    useCase: brandStaff.resetBrand,
    input: (typed) => ({ brand: brandWord(typed) }),
    print: (brandName, { say }) => say(`${brandName} is back to its files.`),
  }),
  command({
    name: 'brand status',
    usage: '<brand> normal|maintenance|restricted [--until <time>]',
    summary: 'Open or close the site; --until: when maintenance ends (ISO 8601)',
    options: { until: { type: 'string' } },
    useCase: brandStaff.setStatus,
    input(typed) {
      const until = textOption(typed, 'until');
      if (until !== undefined && Number.isNaN(Date.parse(until))) {
        throw new CommandError(
          '--until is only for maintenance and must be a time such as 2026-12-31T23:00:00Z.',
        );
      }
      return { brand: brandWord(typed), status: word(typed, 1, 'status'), until };
    },
    print({ status, maintenanceEnd, brandName }, { say }) {
      const end = maintenanceEnd ? ` until ${maintenanceEnd.toISOString()}` : '';
      say(`${brandName} is ${status}${end}.`);
    },
  }),
];

export const brandCommands: readonly Command[] = [...lookCommands, ...changeCommands];
