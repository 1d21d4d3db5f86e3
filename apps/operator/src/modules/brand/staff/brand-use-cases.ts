import { brandFlagsSchema, OPTIONAL_FIELDS } from '@palpite/brands/schema.ts';
import {
  type BrandSettings,
  brandSettingsSchema,
  SETTINGS_OF_MONEY,
} from '@palpite/brands/settings.ts';
import { FEATURE_FLAGS } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { emit } from '#kernel/events/operator-log.ts';
import { brandChanged } from '../topics.ts';
import { brand } from '../brand.table.ts';
import type { BrandOverrides, LiveBrand } from '#kernel/brand/live-brand.ts';
import { instant, liveBrand, word } from '#kernel/staff/inputs.ts';
import { ANY_ROLE } from '#kernel/staff/roles.ts';
import { invalidInput, oneOf } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import { readTextOverride } from './text-override.ts';

/** Staff's changes to a running brand: they override the brand's files. */

const { act, look } = staffUseCases();

export const BRAND_STATUSES = ['normal', 'maintenance', 'restricted'] as const;
export const FIELD_WAYS = ['off', 'optional', 'required'] as const;
const SETTINGS = Object.keys(brandSettingsSchema.entries) as (keyof BrandSettings)[];

/** Changes a brand's row; every process sees it within a second, this one at once. */
export async function changeBrand(
  { tx, services, now, afterCommit }: StaffContext<unknown>,
  code: string,
  values: Partial<typeof brand.$inferInsert>,
): Promise<void> {
  await tx
    .update(brand)
    .set({ ...values, updatedAt: now })
    .where(eq(brand.code, code));
  await emit(tx, brandChanged, { brandCode: code }, {});
  afterCommit(() => services.brands.forget());
}

/** The brand and its overrides, with its row locked, so that no concurrent change is lost. */
export async function lockBrand(
  { tx, services, about }: StaffContext<unknown>,
  typed: string,
  stateOf?: (live: LiveBrand) => string,
): Promise<{ readonly live: LiveBrand; readonly overrides: BrandOverrides }> {
  const { code } = await liveBrand(services, typed);
  const [row] = await tx
    .select({ overrides: brand.overrides })
    .from(brand)
    .where(eq(brand.code, code))
    .for('update');
  if (row === undefined) throw new Error(`brand ${code} has no row`);
  // The process that held the lock has changed what this one has cached.
  services.brands.forget();
  const live = await services.brands.brand(code);
  about(stateOf ? { subject: code, state: stateOf(live) } : { subject: code });
  return { live, overrides: row.overrides };
}

export const listBrands = look({
  name: 'brand.list',
  roles: ANY_ROLE,
  input: v.strictObject({}),
  run: ({ services }) => services.brands.all(),
});

export const showBrand = look({
  name: 'brand.show',
  roles: ANY_ROLE,
  input: v.strictObject({ brand: word }),
  run: ({ services }, input) => liveBrand(services, input.brand),
});

export const setFlag = act({
  name: 'brand.flag',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, flag: word, on: v.boolean() }),
  async run(context, input) {
    const flag = oneOf(input.flag, FEATURE_FLAGS, 'flag');
    const { live, overrides } = await lockBrand(context, input.brand);
    const flags = v.parse(v.partial(brandFlagsSchema), { ...overrides.flags, [flag]: input.on });
    await changeBrand(context, live.code, { overrides: { ...overrides, flags } });
    return { flag, on: input.on, brandName: live.name };
  },
});

/** The typed value of a setting: JSON if it parses as JSON, otherwise the text itself. */
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
  throw invalidInput(`Invalid value "${text}" for ${name}: ${issue.message}.`);
}

export const setSetting = act({
  name: 'brand.set',
  roles: ['admin'],
  fourEyes: {
    when: ({ setting }) => SETTINGS_OF_MONEY.has(setting),
    otherwise: 'most settings move no money; those that do need two',
  },
  input: v.strictObject({ brand: word, setting: word, value: v.string() }),
  async run(context, input) {
    const name = oneOf(input.setting, SETTINGS, 'setting');
    const changed = settingOf(name, input.value);
    const { live, overrides } = await lockBrand(
      context,
      input.brand,
      ({ settings }) => `${name} is ${JSON.stringify(settings[name])}`,
    );
    const settings = { ...overrides.settings, ...changed };
    await changeBrand(context, live.code, { overrides: { ...overrides, settings } });
    return { name, value: changed[name], brandName: live.name };
  },
});

export const setField = act({
  name: 'brand.field',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, field: word, way: word }),
  async run(context, input) {
    const field = oneOf(input.field, OPTIONAL_FIELDS, 'field');
    const way = oneOf(input.way, FIELD_WAYS, 'value');
    if (way === 'optional' && field === 'paymentPassword') {
      throw invalidInput('paymentPassword can only be required or off.');
    }
    const { live, overrides } = await lockBrand(context, input.brand);
    const rule = { enabled: way !== 'off', required: way === 'required' };
    const fields = { ...overrides.fields, [field]: rule };
    await changeBrand(context, live.code, { overrides: { ...overrides, fields } });
    return { field, way, brandName: live.name };
  },
});

export const setText = act({
  name: 'brand.text',
  roles: ['content', 'admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({
    brand: word,
    language: word,
    text: v.string(),
    own: v.optional(v.string()),
  }),
  async run(context, { text, own, ...input }) {
    const { live, overrides } = await lockBrand(context, input.brand);
    const language = oneOf(input.language, live.languages, 'language');
    const { [text]: _, ...others } = overrides.texts?.[language] ?? {};
    const words = own === undefined ? others : { ...others, [text]: readTextOverride(text, own) };
    const texts = { ...overrides.texts, [language]: words };
    await changeBrand(context, live.code, { overrides: { ...overrides, texts } });
    return { language, text, own, brandName: live.name };
  },
});

export const resetBrand = act({
  name: 'brand.reset',
  roles: ['admin'],
  fourEyes: true,
  input: v.strictObject({ brand: word }),
  async run(context, input) {
    const { live } = await lockBrand(
      context,
      input.brand,
      ({ overrides }) => `changed by staff: ${JSON.stringify(overrides)}`,
    );
    await changeBrand(context, live.code, { overrides: {} });
    return live.name;
  },
});

export const setStatus = act({
  name: 'brand.status',
  roles: ['admin'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ brand: word, status: word, until: v.optional(instant) }),
  async run(context, input) {
    const status = oneOf(input.status, BRAND_STATUSES, 'status');
    if (input.until !== undefined && status !== 'maintenance') {
      throw invalidInput(
        '--until is only for maintenance and must be a time such as 2026-12-31T23:00:00Z.',
      );
    }
    const { live } = await lockBrand(context, input.brand);
    const maintenanceEnd = input.until ?? null;
    const place = BRAND_STATUSES.indexOf(status) as 0 | 1 | 2;
    await changeBrand(context, live.code, { status: place, maintenanceEnd });
    return { status, maintenanceEnd, brandName: live.name };
  },
});
