import { isOutage } from '@palpite/server/database/outage.ts';
import { Hono } from 'hono';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { createApi } from './api.ts';
import type { ClientFiles } from './client-files.ts';
import { gamePage, languageOf, notFoundPage, verifyPage } from './page.ts';
import { createVendorRoutes } from './vendor.ts';

const GAME_ENTRY = 'src/client/play/main.ts';
const VERIFY_ENTRY = 'src/client/verify/main.ts';

/** Every address of the game host. */
export function createApp(services: Services, files: ClientFiles): Hono {
  const { frameAncestors } = services.config;
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // the address of a game contains its launch token, which no other site may learn
    c.header('Referrer-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (c.res.headers.get('Content-Type')?.startsWith('text/html')) {
      c.header('Content-Security-Policy', contentSecurityPolicy(frameAncestors));
    }
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  app.get('/play/:gameCode', (c) => {
    const language = languageOf(c.req.query('lang'));
    const entry = files.entry(GAME_ENTRY);
    const page = gamePage(entry, c.req.param('gameCode'), language, frameAncestors);
    return page ? c.html(page) : c.html(notFoundPage(), 404);
  });
  app.get('/verify', (c) =>
    c.html(verifyPage(files.entry(VERIFY_ENTRY), languageOf(c.req.query('lang')))),
  );
  app.get('/', (c) => c.redirect('/verify'));
  app.get('/assets/*', (c) => files.serve(c));
  app.get('/favicon.ico', (c) => c.body(null, 204, { 'Cache-Control': 'public, max-age=86400' }));
  app.get('/robots.txt', (c) => c.text('User-agent: *\nDisallow: /\n'));
  app.get('/healthz', (c) => c.text('ok\n'));
  app.route('/api', createApi(services));
  app.route('/', createVendorRoutes(services));
  app.notFound((c) => c.html(notFoundPage(), 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      const { code, status, retryAfterMs } = error;
      if (retryAfterMs !== undefined) {
        c.header('Retry-After', String(Math.ceil(retryAfterMs / 1_000)));
      }
      return c.json({ code }, status);
    }
    if (isOutage(error)) {
      services.log.warn({ err: error }, 'the database is overloaded or unavailable');
      const { code, status } = new Refusal('unavailable');
      return c.json({ code }, status);
    }
    services.log.error({ err: error, path: c.req.path }, 'unexpected error');
    return c.json({ code: 'internal_error' }, 500);
  });
  return app;
}

function contentSecurityPolicy(frameAncestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${frameAncestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
