import {
  type BrandFieldRule,
  type BrandSettings,
  brandFlagsSchema,
  brandSettingsSchema,
  OPTIONAL_FIELDS,
} from '@palpite/brands/schema.ts';
import { FEATURE_FLAGS } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { brand } from '../database/schema/brand.ts';
import type { BrandOverrides, LiveBrand } from '../http/live-brand.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  oneOf,
  onOrOff,
  table,
  word,
} from './command.ts';
import { readTextOverride } from './text-override.ts';

const SETTINGS = Object.keys(brandSettingsSchema.entries) as (keyof BrandSettings)[];
const FIELD_WAYS = ['off', 'optional', 'required'] as const;
const STATUSES = ['normal', 'maintenance', 'restricted'] as const;

async function findBrand(call: CommandCall) {
  const { brands } = call.services;
  const all = await brands.all();
  const code = oneOf(
    word(call, 0, 'brand'),
    all.map((each) => each.code),
    'brand',
  );
  return brands.brand(code);
}

async function change(call: CommandCall, code: string, values: Partial<typeof brand.$inferInsert>) {
  const updatedAt = call.services.now();
  await call.inTransaction(({ tx }) =>
    tx
      .update(brand)
      .set({ ...values, updatedAt })
      .where(eq(brand.code, code)),
  );
  call.services.brands.forget();
}

/** What is typed for a setting: JSON where it reads as JSON, else the text itself. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function settingOf(name: keyof BrandSettings, text: string): Partial<BrandSettings> {
  const result = v.safeParse(v.partial(brandSettingsSchema), { [name]: readValue(text) });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CommandError(`Invalid value "${text}" for ${name}: ${issue.message}.`);
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

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
      ['status', STATUSES[live.status] ?? String(live.status)],
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

export const brandCommands: readonly Command[] = [
  {
    name: 'brand list',
    usage: '',
    summary: 'The brands, their hosts and whether they are open',
    async run({ services, say }) {
      const rows = (await services.brands.all()).map((each) => [
        each.code,
        each.name,
        each.hosts.join(', '),
        each.currency,
        STATUSES[each.status] ?? '',
      ]);
      for (const line of table([['code', 'name', 'hosts', 'currency', 'status'], ...rows]))
        say(line);
    },
  },
  {
    name: 'brand show',
    usage: '<brand>',
    summary: 'A brand’s flags, settings and registration fields, marking those changed by command',
    async run(call) {
      for (const line of describe(await findBrand(call))) call.say(line);
    },
  },
  {
    name: 'brand flag',
    usage: '<brand> <FLAG> on|off',
    summary: 'Turn a feature on or off; players see it within a second',
    async run(call) {
      const { code, name: brandName, overrides } = await findBrand(call);
      const flag = oneOf(word(call, 1, 'flag'), FEATURE_FLAGS, 'flag');
      const on = onOrOff(word(call, 2, 'value: on or off'));
      const flags = v.parse(v.partial(brandFlagsSchema), { ...overrides.flags, [flag]: on });
      await change(call, code, { overrides: { ...overrides, flags } });
      call.say(`${flag} is ${on ? 'on' : 'off'} for ${brandName}.`);
    },
  },
  {
    name: 'brand set',
    usage: '<brand> <setting> <value>',
    summary: 'Change a setting; lists and booleans are written as JSON',
    async run(call) {
      const { code, name: brandName, overrides } = await findBrand(call);
      const name = oneOf(word(call, 1, 'setting'), SETTINGS, 'setting');
      const changed = settingOf(name, word(call, 2, 'value'));
      const settings = { ...overrides.settings, ...changed };
      await change(call, code, { overrides: { ...overrides, settings } });
      call.say(`${name} is ${shown(changed[name])} for ${brandName}.`);
    },
  },
  {
    name: 'brand field',
    usage: '<brand> <field> off|optional|required',
    summary:
      'What registration asks for besides username and password; applies to forms opened from now on',
    async run(call) {
      const { code, name: brandName, overrides } = await findBrand(call);
      const field = oneOf(word(call, 1, 'field'), OPTIONAL_FIELDS, 'field');
      const way = oneOf(word(call, 2, 'value: off, optional or required'), FIELD_WAYS, 'value');
      if (way === 'optional' && field === 'paymentPassword') {
        throw new CommandError('paymentPassword can only be required or off.');
      }
      const rule = { enabled: way !== 'off', required: way === 'required' };
      const fields = { ...overrides.fields, [field]: rule };
      await change(call, code, { overrides: { ...overrides, fields } });
      call.say(`${field} is ${way} in ${brandName}’s registration.`);
    },
  },
  {
    name: 'brand text',
    usage: '<brand> <LANGUAGE> <text in English> [<own text>]',
    summary:
      'Replace a text of the site with the brand’s own; without one, restore the site’s text',
    async run(call) {
      const { code, name: brandName, languages, overrides } = await findBrand(call);
      const language = oneOf(word(call, 1, 'language'), languages, 'language');
      const text = word(call, 2, 'text');
      const { [text]: _, ...others } = overrides.texts?.[language] ?? {};
      const own = call.words[3];
      const words = own === undefined ? others : { ...others, [text]: readTextOverride(text, own) };
      const texts = { ...overrides.texts, [language]: words };
      await change(call, code, { overrides: { ...overrides, texts } });
      call.say(
        `${brandName} now shows "${own ?? text}" in ${language}${own ? '' : ', the site’s default'}.`,
      );
    },
  },
  {
    name: 'brand reset',
    usage: '<brand>',
    summary:
      'Undo every change made by command: flags, settings, fields and texts return to the brand’s files',
    async run(call) {
      const { code, name: brandName } = await findBrand(call);
      await change(call, code, { overrides: {} });
      call.say(`${brandName} is back to its files.`);
    },
  },
  {
    name: 'brand status',
    usage: '<brand> normal|maintenance|restricted [--until <time>]',
    summary: 'Open or close the site; --until: when maintenance ends (ISO 8601)',
    options: { until: { type: 'string' } },
    async run(call) {
      const { code, name: brandName } = await findBrand(call);
      const status = oneOf(word(call, 1, 'status'), STATUSES, 'status');
      const until = typeof call.options.until === 'string' ? call.options.until : undefined;
      if (until !== undefined && (status !== 'maintenance' || Number.isNaN(Date.parse(until)))) {
        throw new CommandError(
          '--until is only for maintenance and must be a time such as 2026-12-31T23:00:00Z.',
        );
      }
      const maintenanceEnd = until === undefined ? null : new Date(until);
      const place = STATUSES.indexOf(status) as 0 | 1 | 2;
      await change(call, code, { status: place, maintenanceEnd });
      const end = maintenanceEnd ? ` until ${maintenanceEnd.toISOString()}` : '';
      call.say(`${brandName} is ${status}${end}.`);
    },
  },
];
