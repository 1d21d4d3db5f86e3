import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/browser.ts';

/** Journeys: the real browser against the real site, one site for the run (`tests/journeys/shared-site.ts`). */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  globalSetup: './tests/journeys/shared-site.ts',
  workers: 2,
  // `npm test` runs a failed file again, alone, once the machine is quiet (`scripts/test/again.ts`).
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: 'tests/journeys/specimen/{arg}{ext}',
      // The letters are the site's own font, drawn unhinted; what is left of the machine is how edges are smoothed.
      maxDiffPixelRatio: 0.01,
    },
  },
  reporter: [['list']],
  use: {
    // Longer than a draw takes. Without it what never comes ends with its test, which does not say what it waited for.
    actionTimeout: 150_000,
    navigationTimeout: 150_000,
    browserName: 'chromium',
    launchOptions: { executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] },
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Where only the log is kept nobody would open it, and it costs a picture of the page at every step.
    // It keeps each step's document and no film: drawing one takes a core's time from the pages.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
