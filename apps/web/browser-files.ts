import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';

const CHECKOUT = join(import.meta.dirname, '../..');

/**
 * Says which modules of the build are those of a folder.
 * @param folder within the checkout
 * @param names of files below it
 * @throws Error for a name without a file, so that a rename ends the build instead of changing what pages load
 */
export function modulesOf(folder: string, ...names: readonly string[]) {
  const paths = new Set(names.map((name) => normalizePath(join(CHECKOUT, folder, name))));
  const missing = [...paths].find((path) => !existsSync(path));
  if (missing !== undefined)
    throw new Error(`browser-files.ts names ${missing}, which does not exist`);
  return (id: string): boolean => paths.has(id);
}

/** Says which modules belong to one of several. */
const anyOf =
  (...tests: readonly ((id: string) => boolean)[]) =>
  (id: string): boolean =>
    tests.some((test) => test(id));

/**
 * What goes into one file of the browser's build. Everything else the bundler divides by who imports it.
 * What the groups that name modules are worth is in `docs/adr/0017-web-layers.md`.
 */
export const FILES = [
  // What every page needs: split by who shares what, it compresses a tenth worse.
  { name: 'start', tags: ['$initial' as const], priority: 9 },
  // Of 200 bytes each where several files use them: their names would cost more, and the first file holds those.
  { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2, priority: 5 },
  // Those of forms apart: a page of a form needs no others.
  {
    name: 'form-icons',
    test: /[\\/]lucide-react[\\/].*[\\/](check|chevron-down|circle-(alert|exclamation-point)|eye|eye-off|x)\.mjs$/,
    minShareCount: 2,
    priority: 6,
  },
  // The same of what forms are made of.
  {
    name: 'fields',
    test: anyOf(
      modulesOf('packages/ui/src', 'checkbox.tsx', 'field-frame.tsx', 'text-field.tsx'),
      modulesOf('packages/ui/src', 'form-alert.tsx', 'password-field.tsx'),
      modulesOf('apps/web/src/lib', 'draft.ts', 'field-message.ts'),
      modulesOf('apps/web/src/parts/identity/codes', 'code-ticket.ts'),
    ),
    minShareCount: 2,
    priority: 5,
  },
  // As with the icons: each is smaller than its name in every list of what a page needs.
  {
    name: 'pieces',
    test: anyOf(
      modulesOf('apps/web/src/lib', 'choice-link.tsx', 'copy-text.ts', 'dialog-links.ts'),
      modulesOf('apps/web/src/lib', 'plain-click.ts'),
      modulesOf('apps/web/src/lib', 'rich-text.tsx', 'time-text.ts', 'use-hydrated.ts'),
      modulesOf('apps/web/src/lib', 'use-money-text.ts'),
      modulesOf('apps/web/src/parts', 'catalogue/current-vendor.ts', 'centre/open-centre.ts'),
      // Left to home's rows, it would bring them to every view that shows a balance.
      modulesOf('apps/web/src/parts', 'money/balance-query.ts'),
      modulesOf('packages/contract/src', 'rich-text.ts'),
      modulesOf('packages/domain/src', 'home-paths.ts', 'money.ts'),
      modulesOf('packages/ui/src', 'money.tsx', 'open-dialogs.ts', 'visually-hidden.tsx'),
    ),
    minShareCount: 2,
    priority: 5,
  },
  // What a page of one game shares with lists of games.
  {
    name: 'games',
    test: anyOf(
      modulesOf('apps/web/src/parts/catalogue', 'catalogue-queries.ts', 'favourite-switch.tsx'),
      modulesOf('apps/web/src/parts/catalogue', 'favourites.ts', 'game-link.tsx', 'game-tile.tsx'),
      modulesOf('apps/web/src/parts/catalogue', 'use-favourite-mark.ts'),
      modulesOf('packages/ui/src', 'mark.tsx', 'picture.tsx', 'tile.tsx', 'use-attempts.ts'),
    ),
    minShareCount: 2,
    priority: 4,
  },
  // What most of the other files use: one by one they would be thirty requests of every visit.
  { name: 'shared', minShareCount: 20, priority: 7 },
  // Left to whatever comes first, these would bring all that comes with the calm.
  { name: 'country', test: modulesOf('packages/contract/src', 'country.ts'), priority: 5 },
  { name: 'tabs', test: modulesOf('packages/ui/src', 'tabs.tsx'), priority: 5 },
  // What every page loads once it is calm (`src/lib/load-ahead.ts`).
  {
    name: 'calm',
    test: anyOf(
      modulesOf('apps/web/src/app', 'calm-work.ts', 'start-calls.ts', 'watches.tsx'),
      modulesOf('apps/web/src/features/shell', 'bottom-bar.tsx', 'notices.tsx'),
      modulesOf('apps/web/src/lib', 'make-calls.ts'),
    ),
    priority: 2,
  },
  // What home's rows share with the views of a lottery, which need no rows.
  {
    name: 'draws',
    test: anyOf(
      modulesOf('apps/web/src/lib', 'ticking.ts', 'ticking-text.tsx'),
      modulesOf('apps/web/src/parts/lottery', 'car-colours.ts', 'car.tsx', 'countdown.tsx'),
      modulesOf('apps/web/src/parts/lottery', 'die.tsx', 'issue-clock.ts'),
      modulesOf('apps/web/src/parts/lottery', 'lottery-queries.ts', 'lottery-target.ts'),
      modulesOf('apps/web/src/parts/lottery', 'next-stations.ts', 'passed-of.ts'),
      modulesOf('apps/web/src/parts/lottery', 'vietnam-time.ts'),
      modulesOf('packages/contract/src', 'lottery.ts'),
      modulesOf('packages/lottery/src', 'combinatorics.ts', 'games.ts', 'measures.ts', 'play.ts'),
    ),
    minShareCount: 2,
    // Before the pictures below: a group takes along what its modules import, and a board would wait for them.
    priority: 6,
  },
  // The pictures of a draw and of its sale, which a board shows later than its cells.
  {
    name: 'drawn',
    test: anyOf(
      modulesOf('apps/web/src/parts/lottery', 'draw-day.tsx', 'drawn-numbers.tsx'),
      modulesOf('apps/web/src/parts/lottery', 'fast-lottery.ts', 'moon.tsx', 'sale-dial.tsx'),
      modulesOf('packages/ui/src', 'use-reduced-motion.ts'),
    ),
    minShareCount: 2,
    priority: 4,
  },
  // Every board is made of both.
  {
    name: 'cells',
    test: modulesOf(
      'apps/web/src/features/lottery-bet/board',
      'geometry.ts',
      'pick-cell.tsx',
      'pick-grid.tsx',
      'pick-moves.ts',
      'use-picking.ts',
    ),
    minShareCount: 2,
    priority: 4,
  },
  // What the parts of the betting view share with each other: small files are not compressed.
  {
    name: 'bet',
    test: anyOf(
      modulesOf('apps/web/src/features/lottery-bet/board', 'board-of.ts', 'cell-caps.ts'),
      modulesOf('apps/web/src/features/lottery-bet/board', 'cell-key.ts', 'use-put.ts'),
      modulesOf('apps/web/src/features/lottery-bet/lines', 'slip.ts', 'slip-line.ts'),
      modulesOf('apps/web/src/features/lottery-bet', 'lines/counted.ts', 'offer/use-rooms.ts'),
      modulesOf('apps/web/src/lib', 'kept.ts'),
      modulesOf('apps/web/src/parts/bet/slip', 'order.ts', 'slip.ts', 'use-slip.ts'),
      modulesOf('packages/lottery/src', 'multiple.ts', 'quick-pick.ts'),
    ),
    minShareCount: 2,
    priority: 4,
  },
  // What every visit to home loads then.
  {
    name: 'rows',
    test: anyOf(
      modulesOf('apps/web/src/features/home', 'home-queries.ts', 'home-rows.tsx'),
      modulesOf('apps/web/src/parts/catalogue', 'page-banners.tsx'),
    ),
    priority: 1,
  },
  // What every screen with answers of an account is made of.
  {
    name: 'answers',
    test: anyOf(
      modulesOf('apps/web/src/lib', 'answered.tsx', 'report-search.ts'),
      modulesOf('apps/web/src/parts/centre', 'stale-notice.tsx', 'use-report.ts'),
    ),
    minShareCount: 2,
    priority: 5,
  },
  // What the pages of both centres share.
  {
    name: 'centre',
    test: anyOf(
      modulesOf('apps/web/src/lib', 'place-pager.tsx'),
      modulesOf('apps/web/src/parts', 'centre/club-badge.tsx', 'centre/login-first.tsx'),
      modulesOf('apps/web/src/parts', 'centre/page-steps.tsx', 'money/cashier/fact-row.tsx'),
      modulesOf('apps/web/src/parts', 'report/still-in-play.tsx'),
      modulesOf('packages/contract/src', 'bet-sums.ts', 'report.ts'),
      modulesOf('packages/ui/src', 'pager.tsx'),
    ),
    minShareCount: 2,
    priority: 4,
  },
  // What a sign-in does, whichever way it went, free play too.
  {
    name: 'sign-in',
    test: modulesOf(
      'apps/web/src/parts/identity',
      'begin-free-play.ts',
      'sign-in.ts',
      'use-free-play.ts',
      'use-greeting.ts',
      'use-sign-in.ts',
    ),
    minShareCount: 2,
    priority: 5,
  },
];
