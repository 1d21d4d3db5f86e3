import { themeOf } from '@palpite/brands/theme.ts';
import { endpoints, type SystemStatus } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { FEATURE_FLAGS, LANGUAGE_TAGS, type Language } from '@palpite/domain';
import { handler, handlerOf } from '#kernel/http/handler.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';
import type { BrandNeeds } from './lobby.ts';
import {
  type CallerLocation,
  type Restriction,
  restrictsCallers,
} from '#kernel/brand/restriction.ts';
import { siteOrigins } from '#kernel/brand/site-origins.ts';
import { whitelabelOf } from './whitelabel.ts';

/** Everything that a page needs before it renders, for the requested host. */
export const systemGetStatus = handlerOf<BrandNeeds>()(endpoints.system.getStatus, async (call) => {
  const { query, language, address, country, now, services, own } = call;
  const brand = query.host ? await brandOfHost(services, query.host) : call.brand;
  const keys = (await services.payloadKeys.ring()).publicKeys(now);
  return {
    ...viewOf(brand, brand.restriction({ address, country })),
    version: brand.version,
    ...identityOf(brand, services, own),
    info: await infoOf(brand, language, services, own),
    location: locationOf({ address, country }, language),
    encryption: { keys },
    siteOrigins: siteOrigins(brand, services.config.publicOrigins[0]).map(({ domain }) => domain),
    gamesOrigins: [own.gamesOrigin],
  };
});

/** The state that open pages poll, to follow a site that is closed or opened. */
export const systemGetState = handler(endpoints.system.getState, {
  answer({ brand, language, address, country }) {
    const restriction = brand.restriction({ address, country });
    const { status: view, maintenance } = viewOf(brand, restriction);
    return {
      status: view,
      version: brand.version,
      maintenanceEnd: maintenance?.maintenanceEnd ?? null,
      location: view === 2 ? locationOf({ address, country }, language) : null,
    };
  },
});

function locationOf({ address, country }: CallerLocation, language: Language) {
  return { ip: address, country: country && countryName(country, language) };
}

/** A country's name in the caller's language; its code when the language has none. */
function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(LANGUAGE_TAGS[language], { type: 'region' }).of(code) ?? code;
}

async function brandOfHost(services: Services, host: string): Promise<LiveBrand> {
  const brand = await services.brands.byHost(host.replace(/:\d+$/, ''));
  if (!brand) throw new ContractError('unknown_merchant');
  return brand;
}

/** What this visitor sees: an open brand may still be closed to some. */
function viewOf(
  { status: own, maintenanceEnd, settings }: LiveBrand,
  restriction: Restriction | null,
) {
  const view = own === 0 && restriction !== null ? 2 : own;
  return {
    status: view,
    maintenance: view === 1 ? { maintenanceEnd: maintenanceEnd?.toISOString() ?? null } : null,
    regionRestriction: view === 2 ? { reason: restriction ?? ('region' as const) } : null,
    restrictsCallers: restrictsCallers(settings),
  };
}

function identityOf(brand: LiveBrand, services: Services, { welcomeOf }: BrandNeeds) {
  const { flags, settings } = brand;
  return {
    merchantCode: brand.code,
    brandName: brand.name,
    flags: FEATURE_FLAGS.map((modId) => ({ modId, enabled: flags[modId] ? 1 : 0 }) as const),
    settings: {
      loginToHomePage: settings.loginToHomePage,
      termsPreTicked: settings.termsPreTicked,
      minimumAge: settings.minimumAge,
      ...welcomeOf(brand, services),
      memberCentre: settings.memberCentre,
      agentCentre: settings.agentCentre,
      barsOnFullScreenPages: settings.barsOnFullScreenPages,
      recentGames: settings.recentGames,
      winners: settings.winners,
      // A row that the brand chose no games for is no row.
      homeRails: settings.homeRails.filter(
        (rail) => rail !== 'chosen' || brand.face.chosen.length > 0,
      ),
      chatHeaderColor: settings.chatHeaderColor,
      defaultTheme: settings.defaultTheme,
    },
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: brand.currency,
    currencySymbol: brand.currencySymbol,
    timeZone: brand.timeZone,
    theme: themeOf(brand.face),
  };
}

async function infoOf(
  brand: LiveBrand,
  language: Language,
  services: Services,
  { lobby, firebaseEmulator }: BrandNeeds,
): Promise<SystemStatus['info']> {
  const { flags, settings } = brand;
  return {
    whitelabel: await whitelabelOf(services, lobby, brand, language),
    register: {
      username: flags.USERNAMEREG3,
      mobile: flags.MOBILENUMREG3,
      direct: flags.DIRECTREG3,
    },
    resources: resourcesOf(brand),
    customerService: {
      available: settings.customerService,
      panel: settings.customerServiceIn === 'panel',
      vipAboveRank: settings.vipAboveRank,
    },
    analytics: { gtagId: settings.gtagId },
    firebase: settings.firebase && {
      ...settings.firebase,
      emulatorUrl: firebaseEmulator,
    },
    texts: brand.overrides.texts?.[language] ?? {},
    imageCDNs: [],
    launchGameCDNs: [],
  };
}

/** Addresses outside the pages: apps, networks. */
export function resourcesOf({ resources }: LiveBrand): SystemStatus['info']['resources'] {
  return resources.map(({ type, url, qrCodeUrl, label }) => ({
    resourceType: type,
    url,
    qrCodeUrl,
    labelNameEn: label,
  }));
}
