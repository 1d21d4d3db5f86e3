import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Errors in the browser that no player would report: every entry fails the journey. */
export interface PageWatch {
  readonly problems: readonly string[];
  /** From now on an error that matches is part of the journey (a refused login logs a 401). */
  expect(pattern: RegExp): void;
}

/** Watches every page of a context: console errors, uncaught exceptions, policy violations. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const add = (problem: string) => {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  await context.exposeBinding('__palpiteViolation', (_, text: string) => add(text));
  await context.addInitScript(() => {
    const report = Reflect.get(window, '__palpiteViolation') as (text: string) => void;
    document.addEventListener('securitypolicyviolation', (violation) =>
      report(
        `policy: ${violation.effectiveDirective} refused ${violation.blockedURI} (${violation.sample}) on ${location.href}`,
      ),
    );
  });
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  };
  const watch = (page: Page) => {
    page.on('console', onConsole);
    page.on('pageerror', (error) => add(`exception: ${error.stack ?? error.message}`));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  return { problems, expect: (pattern) => void expected.push(pattern) };
}
