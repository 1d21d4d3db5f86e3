import type { RasterArt } from '@palpite/brands/face-schema.ts';
import type { BrandBanner } from '@palpite/brands/schema.ts';
import { colourOf } from '@palpite/brands/theme.ts';
import { type Banner, endpoints, type Picture, type Whitelabel } from '@palpite/contract';
import {
  type GameCategory,
  LANGUAGE_TAGS,
  type Language,
  LOBBY_CATEGORIES,
  type LobbySegment,
} from '@palpite/domain';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { textIn } from '#kernel/brand/localized.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import type { Pictures } from '#kernel/pictures.ts';
import type { Services } from '#kernel/services.ts';
import type { BrandNeeds, Lobby } from './lobby.ts';

/** How many vendors the footer shows. */
const FOOTER_PROVIDERS = 12;

/** The brand's own face: names, marks and the footer. */
export async function whitelabelOf(
  { database, pictures }: Pick<Services, 'database' | 'pictures'>,
  lobby: Lobby,
  brand: LiveBrand,
  language: Language,
): Promise<Whitelabel> {
  const say = (text: Parameters<typeof textIn>[0]) => textIn(text, language, brand);
  const offered = await lobby.categories(database);
  const providers = await lobby.vendors(database, FOOTER_PROVIDERS);
  return {
    brandName: brand.name,
    slogan: say(brand.slogan),
    description: descriptionOf(brand, offered, language),
    logo: logoOf(brand, pictures),
    appIcons: pictures.appIcons(brand),
    shareImage: pictures.shareImage(brand),
    face: faceOf(brand, pictures, say),
    footer: {
      groups: brand.footer.groups.map(({ title, links }) => ({
        title: say(title),
        links: links.map(({ label, url }) => ({ label: say(label), url })),
      })),
      affiliateUrl: brand.footer.affiliateUrl,
      payments: brand.footer.payments.map(({ code, name }) => ({
        code,
        name,
        icon: pictures.brandMark(brand, `payment-${code}.svg`),
      })),
      providers: providers.map(({ code, name }) => ({
        code,
        name,
        icon: pictures.vendorMark(code, 'wordmark'),
      })),
      copyright: say(brand.footer.copyright),
      playMoneyNotice: say(brand.footer.playMoneyNotice),
      responsiblePlay: say(brand.footer.responsiblePlay),
    },
  };
}

function logoOf(brand: LiveBrand, pictures: Pictures): Whitelabel['logo'] {
  const at = (ground: string) => pictures.brandMark(brand, `logo-${ground}.svg`);
  const [, , width, height] = brand.marks.wordmark.box;
  return {
    light: at('light'),
    dark: at('dark'),
    barLight: at('bar-light'),
    barDark: at('bar-dark'),
    mark: pictures.brandMark(brand, 'mark.svg'),
    markDark: pictures.brandMark(brand, 'mark-dark.svg'),
    width: Math.round((width / height) * 48),
  };
}

type Say = (text: BrandBanner['title']) => string;

/** What pages need of the brand's face; its colours are the status answer's theme. */
function faceOf(brand: LiveBrand, pictures: Pictures, say: Say): Whitelabel['face'] {
  const { face } = brand;
  return {
    shell: face.shell,
    hero: face.hero,
    tile: face.tile.shape,
    motion: face.motion,
    drawSky: face.drawSky,
    type: face.type,
    doors: face.doors.map(({ category, ink, picture, wide }) => ({
      category,
      ink,
      picture: picture ? pictures.brandArt(brand, `${picture.name}.${picture.format}`) : null,
      wide,
    })),
    rails: face.rails.map(({ rail, title, reason, block }) => ({
      rail,
      block,
      title: say(title),
      reason: reason ? say(reason) : null,
    })),
    clock: face.clock,
    signs: face.signs.map((place) => ({
      place,
      picture: pictures.brandArt(brand, `icon-${place.toLowerCase()}.svg`),
    })),
    scenes: face.scenes.map((scene) => ({
      scene,
      picture: pictures.brandArt(brand, `scene-${scene}.svg`),
    })),
  };
}

/** The placeholder in a brand's description for the categories that it offers. */
const CATEGORIES_PLACE = '{categories}';

/**
 * The brand's description, with the categories that have games in its placeholder, so that it promises nothing that
 * does not exist. A brand without any game has only its slogan.
 */
function descriptionOf(
  brand: LiveBrand,
  offered: ReadonlySet<GameCategory>,
  language: Language,
): string {
  const text = textIn(brand.description, language, brand);
  if (!text.includes(CATEGORIES_PLACE)) return text;
  const names = brand.menu
    .filter(({ category }) => offered.has(category))
    .map(({ label }, index) => {
      const name = textIn(label, language, brand);
      // Within a sentence: a name in capitals stays so.
      return index === 0 || name === name.toUpperCase() ? name : name.toLowerCase();
    });
  if (names.length === 0) return textIn(brand.slogan, language, brand);
  const list = new Intl.ListFormat(LANGUAGE_TAGS[language], { type: 'conjunction' }).format(names);
  return text.replace(CATEGORIES_PLACE, list);
}

/** A lobby without games shows no banner, which would promise games. */
function hasGames(group: BrandBanner['group'], offered: ReadonlySet<GameCategory>): boolean {
  return !isLobby(group) || offered.has(LOBBY_CATEGORIES[group]);
}

const isLobby = (group: string): group is LobbySegment => Object.hasOwn(LOBBY_CATEGORIES, group);

/** A banner that invites to register is a picture with words while registration is closed. */
const isClosed = ({ url }: BrandBanner, { flags }: LiveBrand): boolean =>
  url === '/register' && !flags.DIRECTREG3;
const NO_TARGET = { action: undefined, linkage: 'none', url: null } as const;

/** A banner as the wire carries it, its texts in one language. */
function bannerIn(banner: BrandBanner, say: Say, brand: LiveBrand, pictures: Pictures): Banner {
  const { id, group, title, text, art, own, posters } = banner;
  const { action, linkage, url } = isClosed(banner, brand) ? NO_TARGET : banner;
  return {
    bannerId: id,
    groupName: group,
    title: say(title),
    ...(text ? { text: say(text) } : {}),
    ...(action ? { action: say(action) } : {}),
    linkageType: linkage,
    url,
    ...(own
      ? ownPictures(own, (file) => pictures.brandArt(brand, file))
      : { picture: pictures.banner(art, 'wide'), phonePicture: pictures.banner(art, 'phone') }),
    ...(posters
      ? {
          posters: posters.map((each) => ({
            title: say(each.title),
            action: say(each.action),
            url: each.url,
          })),
        }
      : {}),
  };
}

/** The pictures that a brand has painted for a banner. */
function ownPictures(
  { art, words, ground }: NonNullable<BrandBanner['own']>,
  addressOf: (file: string) => string,
): Pick<Banner, 'picture' | 'phonePicture' | 'dark' | 'words' | 'ground'> {
  const painted = ({ width, height }: RasterArt['wide'], file: string): Picture => ({
    template: addressOf(`${art.name}-${file}.avif`),
    widths: [width],
    formats: ['avif'],
    width,
    height,
  });
  return {
    picture: painted(art.wide, 'wide'),
    phonePicture: painted(art.phone, 'phone'),
    ...(art.dark
      ? {
          dark: {
            picture: painted(art.wide, 'wide-dark'),
            phonePicture: painted(art.phone, 'phone-dark'),
          },
        }
      : {}),
    words,
    ...(ground === undefined ? {} : { ground: colourOf(ground) }),
  };
}

/** The side menu's categories, in the brand's order, and banners; both only when there are games. */
export const systemGetMenu = handlerOf<BrandNeeds>()(
  endpoints.system.getMenu,
  async ({ query, brand, language, tx, services, own }) => {
    const offered = await own.lobby.categories(tx);
    const say = (text: BrandBanner['title']) => textIn(text, language, brand);
    return {
      menu: brand.menu
        .filter(({ category }) => offered.has(category))
        .map(({ category, label, hot }) => ({
          gameCategory: category,
          labelName: say(label),
          icon: null,
          hot,
        })),
      banners: brand.banners
        .filter(({ group }) => query.groupName === undefined || group === query.groupName)
        .filter(({ group }) => hasGames(group, offered))
        .map((banner) => bannerIn(banner, say, brand, services.pictures)),
    };
  },
);
