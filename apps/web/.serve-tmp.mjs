import { readBrand } from '/work/main/brands/read-brand.ts';
import { FEATURE_FLAGS } from '@palpite/domain';
import { serve } from '@hono/node-server';
import { readFileSync, existsSync } from 'node:fs';
import { createWebHandler } from '/work/main/apps/web/dist/server/server.js';
const b = await readBrand('/work/main/brands', 'palpite');
const L = 'PT';
const themeMod = await import('/work/main/brands/theme.ts');
const pick = (t) => (typeof t === 'object' && t ? t.PT : t);
console.log(Object.keys(themeMod));
const theme = themeMod.deriveTheme
  ? themeMod.deriveTheme(b.theme)
  : themeMod.themeOf
    ? themeMod.themeOf(b.theme)
    : Object.values(themeMod)[0](b.theme);
const status = {
  status: 0,
  merchantCode: b.code,
  brandName: b.name,
  info: {
    whitelabel: {
      brandName: b.name,
      slogan: pick(b.slogan),
      description: pick(b.description),
      logo: { light: '/images/logo.svg', dark: '/images/logo.svg', mark: '/images/m.svg' },
      footer: {
        groups: [],
        affiliateUrl: null,
        payments: [],
        providers: [],
        copyright: 'c',
        playMoneyNotice: 'Play money only </script><script>alert(1)</script>',
        responsiblePlay: null,
      },
    },
    register: { username: true, mobile: true, direct: true },
    resources: [],
    customerService: { available: false, vipAboveRank: 4 },
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
  },
  flags: FEATURE_FLAGS.map((modId) => ({ modId, enabled: 1 })),
  settings: {
    loginToHomePage: false,
    termsPreTicked: false,
    minimumAge: 18,
    registrationBonus: null,
    memberCentre: true,
    agentCentre: true,
    barsOnFullScreenPages: false,
    recentGames: 10,
    winners: true,
    chatHeaderColor: '#123456',
    defaultTheme: 'light',
    homeRails: ['recent', 'hot'],
  },
  languages: ['PT', 'EN'],
  defaultLanguage: 'PT',
  currency: 'BRL',
  currencySymbol: 'R$',
  timeZone: 'America/Sao_Paulo',
  theme,
  location: { ip: '127.0.0.1', country: null },
  maintenance: null,
  regionRestriction: null,
  encryption: {
    keys: [
      {
        kid: 'k1',
        kty: 'EC',
        crv: 'P-256',
        x: 'A'.repeat(43),
        y: 'A'.repeat(43),
        use: 'enc',
        alg: 'ECDH-ES',
      },
    ],
  },
  gamesOrigins: ['http://localhost:3999'],
};
const ok = (value) => Response.json({ success: true, message: 'ok', value });
const api = async (r) => {
  const u = new URL(r.url);
  console.log('api', r.method, u.pathname, r.headers.get('host'));
  if (u.pathname === '/wps/system/status') return ok(status);
  if (u.pathname === '/wps/system/countryCodes') return ok({ countries: [] });
  return Response.json(
    { success: false, message: 'not_implemented', value: null },
    { status: 501 },
  );
};
const web = createWebHandler({ api });
const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
serve(
  {
    port: Number(process.env.PORT ?? 3456),
    fetch: (r) => {
      const u = new URL(r.url);
      const f = '/work/main/apps/web/dist/client' + u.pathname;
      if (u.pathname.startsWith('/assets/') && existsSync(f))
        return new Response(readFileSync(f), {
          headers: { 'content-type': types[f.split('.').pop()] ?? 'x' },
        });
      if (/^\/(wps|lgw|lotto|images)\//.test(u.pathname)) return api(r);
      return web(r);
    },
  },
  (i) => console.log('up', i.port),
);
