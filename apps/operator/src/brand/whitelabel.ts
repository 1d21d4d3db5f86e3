import type { BrandBanner } from '@palpite/brands/schema.ts';
import { type Banner, endpoints, type Whitelabel } from '@palpite/contract';
import type { Language } from '@palpite/domain';
import { asc } from 'drizzle-orm';
import { appIcons } from '../art/app-icons.ts';
import { bannerPicture, brandMarkAddress, vendorMarkAddress } from '../art/addresses.ts';
import { bannerTint } from '../art/scene.ts';
import { shareImage } from '../art/share-picture.ts';
import { game, vendor } from '../database/schema/catalogue.ts';
import type { Database } from '../database/transaction.ts';
import { handler } from '../http/handler.ts';
import type { BrandState } from './brand-state.ts';
import { textIn } from './localized.ts';

/** How many studios the footer shows. */
const FOOTER_PROVIDERS = 12;

/** The brand's own face: names, marks and the footer. */
export async function whitelabelOf(
  database: Database,
  { brand }: BrandState,
  language: Language,
): Promise<Whitelabel> {
  const say = (text: Parameters<typeof textIn>[0]) => textIn(text, language, brand);
  const providers = await database
    .select({ code: vendor.code, name: vendor.name })
    .from(vendor)
    .orderBy(asc(vendor.rank))
    .limit(FOOTER_PROVIDERS);
  return {
    brandName: brand.name,
    slogan: say(brand.slogan),
    description: say(brand.description),
    logo: {
      light: brandMarkAddress(brand, 'logo-light.svg'),
      dark: brandMarkAddress(brand, 'logo-dark.svg'),
      mark: brandMarkAddress(brand, 'mark.svg'),
    },
    appIcons: appIcons(brand),
    shareImage: shareImage(brand),
    footer: {
      groups: brand.footer.groups.map(({ title, links }) => ({
        title: say(title),
        links: links.map(({ label, url }) => ({ label: say(label), url })),
      })),
      affiliateUrl: brand.footer.affiliateUrl,
      payments: brand.footer.payments.map(({ code, name }) => ({
        code,
        name,
        icon: brandMarkAddress(brand, `payment-${code}.svg`),
      })),
      providers: providers.map(({ code, name }) => ({
        code,
        name,
        icon: vendorMarkAddress(code, 'wordmark'),
      })),
      copyright: say(brand.footer.copyright),
      playMoneyNotice: say(brand.footer.playMoneyNotice),
      responsiblePlay: say(brand.footer.responsiblePlay),
    },
  };
}

/** A banner as the wire carries it, its texts in one language. */
function bannerIn(banner: BrandBanner, say: (text: BrandBanner['title']) => string): Banner {
  const { id, group, title, text, linkage, url, art } = banner;
  const tint = bannerTint(art.theme, art.seed);
  return {
    bannerId: id,
    groupName: group,
    title: say(title),
    ...(text ? { text: say(text) } : {}),
    linkageType: linkage,
    url,
    picture: { ...bannerPicture(art, 'wide'), tint },
    phonePicture: { ...bannerPicture(art, 'phone'), tint },
  };
}

/** The side menu's categories, in the brand's order and only where there is something to play, and banners. */
export const whitelabelMenu = handler(
  endpoints.whitelabelMenu,
  async ({ query, merchant, language, tx, services }) => {
    const { brand } = await services.merchants.brand(merchant.code);
    const offered = new Set(
      (await tx.selectDistinct({ category: game.category }).from(game)).map((row) => row.category),
    );
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
        .map((banner) => bannerIn(banner, say)),
    };
  },
);
