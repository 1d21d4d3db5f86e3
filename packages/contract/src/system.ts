import { FEATURE_FLAGS } from '@palpite/domain';
import * as v from 'valibot';
import { banner, bannerGroup, resource, whitelabel } from './brand.ts';
import { encryptionKey } from './encryption-key.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { HOME_RAILS } from './face.ts';
import { fieldRules } from './field-rule.ts';
import { richText } from './rich-text.ts';
import { theme } from './theme.ts';
import {
  address,
  count,
  currency,
  day,
  gameCategory,
  id,
  instant,
  label,
  language,
  money,
  origin,
  positiveMinorUnits,
  zeroOrOne,
} from './wire.ts';

/** System status: 0 normal, 1 maintenance, 2 restricted by address or region (spec section 4). */
export const SYSTEM_STATUS = { normal: 0, maintenance: 1, restricted: 2 } as const;

/** A Firebase project as browsers need it: none of this is secret. */
export const firebaseProject = v.object({
  apiKey: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
  authDomain: v.pipe(v.string(), v.regex(/^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/)),
  projectId: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/)),
  appId: v.pipe(v.string(), v.regex(/^[\w:.-]{4,100}$/)),
  /** A Firebase emulator to use instead, on a development machine. */
  emulatorUrl: v.nullable(origin),
});
export type FirebaseProject = v.InferOutput<typeof firebaseProject>;

/** Play money for a new account, and its turnover requirement before a withdrawal. */
const welcomeMoney = v.object({ ...money.entries, turnoverMinor: positiveMinorUnits });
export type WelcomeMoney = v.InferOutput<typeof welcomeMoney>;

export const settings = v.object({
  /** Every page except a few exempt ones redirects visitors to the login. */
  loginToHomePage: v.boolean(),
  termsPreTicked: v.boolean(),
  minimumAge: v.pipe(v.number(), v.integer(), v.minValue(18), v.maxValue(25)),
  openingBalance: v.nullable(welcomeMoney),
  registrationBonus: v.nullable(welcomeMoney),
  memberCentre: v.boolean(),
  agentCentre: v.boolean(),
  /** Shows the side and top bars also on the pages that otherwise hide them (/seamless, /vnlottery). */
  barsOnFullScreenPages: v.boolean(),
  /** How many recent games the "continue playing" rail holds; 0 hides it. */
  recentGames: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
  winners: v.boolean(),
  /** The home page's rails, in order; `categories` is one rail for each category. */
  homeRails: v.array(v.picklist(HOME_RAILS)),
  chatHeaderColor: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  defaultTheme: v.picklist(['light', 'dark']),
});
export type Settings = v.InferOutput<typeof settings>;

/** The caller's location as the operator sees it. */
const location = v.object({ ip: v.pipe(v.string(), v.maxLength(45)), country: v.nullable(label) });

/** Everything that a page needs before it renders: the shell is made from this answer alone. */
export const systemStatus = v.object({
  status: v.picklist([0, 1, 2]),
  /**
   * Changes whenever anything of the brand changes: its switches, settings, texts or documents. Caches of pages rendered from
   * this answer use it as their key.
   */
  version: id,
  merchantCode: id,
  brandName: label,
  info: v.object({
    whitelabel,
    /** Registration in brief; `system.getRegisterSettings` has the rules themselves. */
    register: v.object({ username: v.boolean(), mobile: v.boolean(), direct: v.boolean() }),
    resources: v.array(resource),
    customerService: v.object({
      available: v.boolean(),
      /** In a panel of the page; otherwise in a window of its own. */
      panel: v.boolean(),
      vipAboveRank: count,
    }),
    analytics: v.object({
      gtagId: v.nullable(v.pipe(v.string(), v.regex(/^(G|GT|AW)-[A-Z\d]{4,16}$/))),
    }),
    /** Sends the codes that confirm a number at registration and login; null where the operator sends its own. */
    firebase: v.nullable(firebaseProject),
    /**
     * The operator's own wording in the caller's language: from a text of the site in English to its replacement. Both are ICU
     * messages, with the same values and marks.
     */
    texts: v.record(
      v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
      v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
    ),
    /** Hosts of images and game launches, best first; empty means this site. */
    imageCDNs: v.array(origin),
    launchGameCDNs: v.array(origin),
  }),
  flags: v.array(v.object({ modId: v.picklist(FEATURE_FLAGS), enabled: zeroOrOne })),
  settings,
  languages: v.pipe(v.array(language), v.minLength(1)),
  defaultLanguage: language,
  currency,
  currencySymbol: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(4)), '$'),
  /** IANA name; every time on a screen is in this zone. */
  timeZone: v.pipe(v.string(), v.regex(/^[A-Za-z_]+(\/[A-Za-z_+-]+){0,2}$/)),
  theme,
  location,
  maintenance: v.nullable(v.object({ maintenanceEnd: v.nullable(instant) })),
  regionRestriction: v.nullable(v.object({ reason: v.picklist(['address', 'region']) })),
  /** The site is restricted: another visitor may receive another status. */
  restrictsCallers: v.boolean(),
  encryption: v.object({ keys: v.pipe(v.array(encryptionKey), v.minLength(1)) }),
  /** All addresses of the site, including this one: a page can measure them to find the fastest. */
  siteOrigins: v.array(origin),
  /** The only origins that a game frame may have and that messages are accepted from. */
  gamesOrigins: v.array(origin),
});
export type SystemStatus = v.InferOutput<typeof systemStatus>;

export const systemGetStatus = endpoint({
  summary: 'Permission and status of the site for this host and visitor',
  method: 'GET',
  path: '/wps/system/status',
  query: v.object({
    host: v.optional(v.pipe(v.string(), v.maxLength(255), v.regex(/^[\w.:[\]-]+$/))),
  }),
  value: systemStatus,
  errors: ['unknown_merchant'],
  idempotency: 'safe',
});

export const systemGetState = endpoint({
  summary: 'Whether the site is open to this visitor: light, for pages that ask again and again',
  method: 'GET',
  path: '/wps/system/state',
  origin: 'extension',
  value: v.object({
    status: v.picklist([0, 1, 2]),
    /** As in the status: another one than the page was drawn with says that the brand has changed since. */
    version: id,
    maintenanceEnd: v.nullable(instant),
    /** Only where the site is restricted, for the page that says so. */
    location: v.nullable(location),
  }),
  idempotency: 'safe',
  staleOn: { brand: 0 },
});

export type SiteState = v.InferOutput<typeof systemGetState.value>;

/** One entry of the side menu's games, in the operator's order. */
export const menuEntry = v.object({
  gameCategory,
  labelName: label,
  icon: v.nullable(address),
  hot: v.boolean(),
});

export const systemGetMenu = endpoint({
  summary: 'The brand’s menu and its banners, all groups or one',
  method: 'GET',
  path: '/wps/system/whitelabel',
  query: v.object({ groupName: v.optional(bannerGroup) }),
  value: v.object({ menu: v.array(menuEntry), banners: v.array(banner) }),
  idempotency: 'safe',
});

export const systemGetRegisterSettings = endpoint({
  summary: 'Registration rules per field, and the terms that a new member agrees to',
  method: 'GET',
  path: '/wps/system/setting/register',
  value: v.object({
    rules: fieldRules,
    mobileRules: fieldRules,
    /** The version of the terms in force: `register` sends it back. */
    termsVersion: day,
  }),
  idempotency: 'safe',
});

export const systemListDomainRoutes = endpoint({
  summary: 'The site’s addresses and its resources; the client measures each address’s speed',
  method: 'GET',
  path: '/wps/system/domainRoute',
  value: v.object({
    domainList: v.array(v.object({ domain: origin, name: label })),
    resources: v.array(resource),
  }),
  idempotency: 'safe',
});

export const helpArticle = v.object({
  articleId: id,
  title: label,
  content: richText,
  updatedOn: day,
});
export type HelpArticle = v.InferOutput<typeof helpArticle>;

export const helpSection = v.object({
  sectionId: id,
  title: label,
  articles: v.array(helpArticle),
});
export type HelpSection = v.InferOutput<typeof helpSection>;

export const systemGetHelpCenter = endpoint({
  summary: 'The help centre: sections and their articles',
  method: 'GET',
  path: '/wps/system/helpCenter',
  value: v.object({ sections: v.array(helpSection) }),
  idempotency: 'safe',
  staleOn: { terms: 0 },
});

/** The calls of this file, by noun and verb. */
export const calls = {
  system: {
    getStatus: systemGetStatus,
    getState: systemGetState,
    getMenu: systemGetMenu,
    getRegisterSettings: systemGetRegisterSettings,
    listDomainRoutes: systemListDomainRoutes,
    getHelpCenter: systemGetHelpCenter,
  },
} as const satisfies EndpointTree;
