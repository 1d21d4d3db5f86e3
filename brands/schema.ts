import { RESOURCE_TYPES } from '@palpite/contract';
import {
  BANNER_GROUPS,
  CURRENCY_DIGITS,
  type Currency,
  FEATURE_FLAGS,
  GAME_CATEGORIES,
  LANGUAGE_TAGS,
  type Language,
} from '@palpite/domain';
import { THEME_IDS } from '@palpite/sandbox/themes.ts';
import * as v from 'valibot';
import { depositsSchema } from './deposits.ts';
import { colourText, faceSchema, marksSchema, rasterArt } from './face-schema.ts';
import { brandPayoutsSchema } from './payouts-schema.ts';
import { brandSettingsSchema } from './settings.ts';
import { code, keysOf, localized, number, text } from './words.ts';

/**
 * What a brand is: data, in a closed shape. Every object is strict, every text is bounded, colours come
 * from hues and addresses from a short list of kinds, so that a brand's file is never code, CSS or markup.
 */

const hostName = v.pipe(v.string(), v.regex(/^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/));
const address = v.pipe(
  v.string(),
  v.maxLength(300),
  v.regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/),
);

export const brandLanguage = v.picklist(keysOf<Language>(LANGUAGE_TAGS));

export const brandFlagsSchema = v.strictObject(v.entriesFromList(FEATURE_FLAGS, v.boolean()));
export type BrandFlags = v.InferOutput<typeof brandFlagsSchema>;

const menuEntry = v.strictObject({
  category: v.picklist(GAME_CATEGORIES),
  label: localized(40),
  hot: v.boolean(),
});

const banner = v.strictObject({
  id: code,
  group: v.picklist(BANNER_GROUPS),
  title: localized(80),
  text: v.optional(localized(140)),
  linkage: v.picklist(['none', 'internal', 'external']),
  url: v.nullable(address),
  /** The words of its button. */
  action: v.optional(localized(24)),
  /** The scene that is drawn for it. */
  art: v.strictObject({ theme: v.picklist(THEME_IDS), seed: code }),
  /** The brand's own picture in place of that scene, and the tone of the words on it. */
  own: v.optional(
    v.strictObject({
      art: rasterArt,
      words: v.picklist(['light', 'dark', 'theme']),
      /** The ground of the words until the picture is there, for one that has no holes. */
      ground: v.optional(colourText),
    }),
  ),
  /** Posters next to it on the same wall. */
  posters: v.optional(
    v.pipe(
      v.array(v.strictObject({ title: localized(30), action: localized(24), url: address })),
      v.maxLength(2),
    ),
  ),
});

const footerGroup = v.strictObject({
  title: localized(40),
  links: v.array(v.strictObject({ label: localized(60), url: address })),
});

/** What a registration may ask for beside a username and a password. */
export const OPTIONAL_FIELDS = [
  'payeeName',
  'paymentPassword',
  'nickname',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'telegram',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'affiliateCode',
  'recommenderId',
  'referralCode',
  'captcha',
] as const;
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/** A field rule under a short name: the operator's handler writes the pattern that goes with it. */
const fieldRule = v.strictObject({
  enabled: v.boolean(),
  required: v.boolean(),
});
export type BrandFieldRule = v.InferOutput<typeof fieldRule>;

export const brandSchema = v.strictObject({
  code,
  name: text(40),
  slogan: localized(80),
  description: localized(200),
  hosts: v.pipe(v.array(hostName), v.minLength(1)),
  languages: v.pipe(v.array(brandLanguage), v.minLength(1)),
  defaultLanguage: brandLanguage,
  currency: v.picklist(keysOf<Currency>(CURRENCY_DIGITS)),
  currencySymbol: text(4),
  timeZone: v.pipe(v.string(), v.regex(/^[A-Za-z_]+(\/[A-Za-z_+-]+){0,2}$/)),
  face: faceSchema,
  marks: marksSchema,
  flags: brandFlagsSchema,
  settings: brandSettingsSchema,
  /** Optional registration fields that are on; username, password and the like always are. */
  registration: v.strictObject({
    fields: v.record(v.picklist(OPTIONAL_FIELDS), fieldRule),
    mobileDigits: v.strictObject({
      from: v.pipe(number(4, 15), v.integer()),
      to: v.pipe(number(4, 15), v.integer()),
    }),
  }),
  payouts: brandPayoutsSchema,
  /** The side menu's categories, in the order they stand; one without vendors is not shown. */
  menu: v.array(menuEntry),
  banners: v.array(banner),
  resources: v.array(
    v.strictObject({
      type: v.picklist(RESOURCE_TYPES),
      url: address,
      qrCodeUrl: v.nullable(address),
      label: text(60),
    }),
  ),
  footer: v.strictObject({
    groups: v.pipe(v.array(footerGroup), v.maxLength(6)),
    affiliateUrl: v.nullable(address),
    payments: v.array(v.strictObject({ code, name: text(20) })),
    copyright: localized(120),
    playMoneyNotice: localized(400),
    responsiblePlay: localized(600),
  }),
  deposits: depositsSchema,
  domains: v.array(v.strictObject({ host: hostName, name: text(40) })),
});
export type Brand = v.InferOutput<typeof brandSchema>;
export type BrandBanner = Brand['banners'][number];

/** Every place of a brand where a language that it offers has no text: empty for a complete brand. */
export function missingTexts(brand: Brand): string[] {
  const missing: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const keys = Object.keys(value);
    const isText = keys.length > 0 && keys.every((key) => key in LANGUAGE_TAGS);
    if (isText) {
      for (const language of brand.languages) {
        if (!(language in value)) missing.push(`${path}.${language}`);
      }
      return;
    }
    for (const [key, inner] of Object.entries(value)) visit(inner, path ? `${path}.${key}` : key);
  };
  visit(brand, '');
  return missing;
}
