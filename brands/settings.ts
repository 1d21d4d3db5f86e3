import * as v from 'valibot';
import { catalogueSettings } from './settings/catalogue.ts';
import { identitySettings } from './settings/identity.ts';
import { insightSettings } from './settings/insight.ts';
import { moneySettings } from './settings/money.ts';
import type { Settings } from './settings/setting.ts';
import { siteSettings } from './settings/site.ts';
import { talkSettings } from './settings/talk.ts';

/** The settings of a brand: those of each module, none of any other. */
export const brandSettingsSchema = v.strictObject({
  ...siteSettings.entries,
  ...identitySettings.entries,
  ...catalogueSettings.entries,
  ...moneySettings.entries,
  ...talkSettings.entries,
  ...insightSettings.entries,
});
export type BrandSettings = v.InferOutput<typeof brandSettingsSchema>;

export const DECLARED_SETTINGS: readonly Pick<Settings, 'ofMoney' | 'entries'>[] = [
  siteSettings,
  identitySettings,
  catalogueSettings,
  moneySettings,
  talkSettings,
  insightSettings,
];

/** Those that two people change. */
export const SETTINGS_OF_MONEY: ReadonlySet<string> = new Set(
  DECLARED_SETTINGS.flatMap(({ ofMoney }) => ofMoney),
);
