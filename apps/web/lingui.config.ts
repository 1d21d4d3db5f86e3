import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Languages whose texts exist; a new one is a line here and a catalogue beside the others. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'pt-BR', 'zh-Hans', 'id', 'th', 'vi'],
  catalogs: [{ path: '<rootDir>/src/lib/i18n/catalogues/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'message',
  // A text without its translation shows in English until it has one; a test refuses to let it stay so.
  fallbackLocales: { default: 'en' },
});
