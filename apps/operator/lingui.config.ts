import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The texts that the operator writes to people; the site's own are in `apps/web`. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en', 'pt-BR', 'zh-Hans', 'id', 'th', 'vi'],
  catalogs: [
    {
      path: '<rootDir>/src/kernel/texts/catalogues/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/node_modules/**', '**/*.test.ts', '**/testing/**'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'messageId',
  fallbackLocales: { default: 'en' },
});
