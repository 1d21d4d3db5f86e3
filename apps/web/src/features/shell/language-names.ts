import type { Language } from '@palpite/domain';

/** The name of each language in that language: never translated, so that its readers find it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  PT: 'Português',
  EN: 'English',
  ZH: '简体中文',
  ID: 'Bahasa Indonesia',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
};
