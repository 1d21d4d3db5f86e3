import { themeOf } from '@palpite/brands/theme.ts';
import { endpoints, type SystemStatus } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { FEATURE_FLAGS, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { welcomeOf } from '../wallet/welcome-money.ts';
import { type BrandState, flagsOf, settingsOf } from './brand-state.ts';
import {
  createRestriction,
  type Restriction,
  restrictsCallers,
  type CallerLocation,
} from './restriction.ts';
import { siteOrigins } from './site-origins.ts';
import { whitelabelOf } from './whitelabel.ts';

/** Everything that a page needs before it draws anything, for the host that was asked with. */
export const status = handler(
  endpoints.status,
  async ({ query, brand, language, address, country, now, services }) => {
    const code = query.host ? await codeOfHost(services, query.host) : brand.code;
    const state = await services.brands.state(code);
    const keys = (await services.payloadKeys.ring()).publicKeys(now);
    return {
      ...viewOf(state, createRestriction(settingsOf(state))({ address, country })),
      version: state.version,
      ...identityOf(state, services),
      info: await infoOf(state, language, services),
      location: locationOf({ address, country }, language),
      encryption: { keys },
      siteOrigins: siteOrigins(state, services).map(({ domain }) => domain),
      gamesOrigins: [services.config.gamesOrigin],
    };
  },
);

/** What pages that are open ask, to follow a site that is closed or opened. */
export const siteState = handler(
  endpoints.siteState,
  async ({ brand, language, address, country, services }) => {
    const state = await services.brands.state(brand.code);
    const restriction = createRestriction(settingsOf(state))({ address, country });
    const { status: view, maintenance } = viewOf(state, restriction);
    return {
      status: view,
      maintenanceEnd: maintenance?.maintenanceEnd ?? null,
      location: view === 2 ? locationOf({ address, country }, language) : null,
    };
  },
);

function locationOf({ address, country }: CallerLocation, language: Language) {
  return { ip: address, country: country && countryName(country, language) };
}

/** A country's name in the caller's language; its code where the language has none. */
function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' }).of(code) ?? code;
}

async function codeOfHost(services: Services, host: string): Promise<string> {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const brand = await services.brands.byHost(name);
  if (!brand) throw new ContractError('unknown_merchant');
  return brand.code;
}

/** What this visitor sees: a brand that is open may still not be open to everybody. */
function viewOf(state: BrandState, restriction: Restriction | null) {
  const { maintenanceEnd } = state;
  const view = state.status === 0 && restriction !== null ? 2 : state.status;
  return {
    status: view,
    maintenance: view === 1 ? { maintenanceEnd: maintenanceEnd?.toISOString() ?? null } : null,
    regionRestriction: view === 2 ? { reason: restriction ?? ('region' as const) } : null,
    restrictsCallers: restrictsCallers(settingsOf(state)),
  };
}

function identityOf(state: BrandState, services: Services) {
  const { brand } = state;
  const flags = flagsOf(state);
  const settings = settingsOf(state);
  return {
    merchantCode: brand.code,
    brandName: brand.name,
    flags: FEATURE_FLAGS.map((modId) => ({ modId, enabled: flags[modId] ? 1 : 0 }) as const),
    settings: {
      loginToHomePage: settings.loginToHomePage,
      termsPreTicked: settings.termsPreTicked,
      minimumAge: settings.minimumAge,
      ...welcomeOf(state, services),
      memberCentre: settings.memberCentre,
      agentCentre: settings.agentCentre,
      barsOnFullScreenPages: settings.barsOnFullScreenPages,
      recentGames: settings.recentGames,
      winners: settings.winners,
      homeRails: settings.homeRails,
      chatHeaderColor: settings.chatHeaderColor,
      defaultTheme: settings.defaultTheme,
    },
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    timeZone: brand.timeZone,
    theme: themeOf(brand.theme),
  };
}

async function infoOf(
  state: BrandState,
  language: Language,
  services: Services,
): Promise<SystemStatus['info']> {
  const flags = flagsOf(state);
  const settings = settingsOf(state);
  return {
    whitelabel: await whitelabelOf(services, state, language),
    register: {
      username: flags.USERNAMEREG3,
      mobile: flags.MOBILENUMREG3,
      direct: flags.DIRECTREG3,
    },
    resources: resourcesOf(state),
    customerService: {
      available: settings.customerService,
      vipAboveRank: settings.vipAboveRank,
    },
    analytics: { gtagId: settings.gtagId },
    firebase: settings.firebase && {
      ...settings.firebase,
      emulatorUrl: services.config.firebase?.emulator ?? null,
    },
    texts: state.overrides.texts?.[language] ?? {},
    imageCDNs: [],
    launchGameCDNs: [],
  };
}

/** Addresses outside the pages: apps, networks. */
export function resourcesOf({ brand }: BrandState): SystemStatus['info']['resources'] {
  return brand.resources.map(({ type, url, qrCodeUrl, label }) => ({
    resourceType: type,
    url,
    qrCodeUrl,
    labelNameEn: label,
  }));
}
