import { BANNER_GROUPS } from '@palpite/domain';
import * as v from 'valibot';
import { face } from './face.ts';
import { colour } from './theme.ts';
import { address, id, label, longText, picture } from './wire.ts';

/** What a brand shows around every page: marks, banners, footer, links to apps and social networks. */

/** Where banners appear: one group for each kind of page, and `w_reg` next to the registration form. */
export const bannerGroup = v.picklist(BANNER_GROUPS);

/** A poster next to a banner, on the same wall: always a link. */
export const poster = v.object({ title: label, action: label, url: address });

export const banner = v.object({
  bannerId: id,
  groupName: bannerGroup,
  /** The slide's text in the requested language; also its accessible name. */
  title: label,
  text: v.optional(label),
  /** `none`: the slide is not a link. `internal`: `url` is a path of this site. `external`: it is another site. */
  linkageType: v.picklist(['none', 'internal', 'external']),
  url: v.nullable(address),
  picture,
  /** The same scene composed for a narrow screen; without it, `picture` is used on both. */
  phonePicture: v.optional(picture),
  /** The same in the dark theme, where it is another drawing. */
  dark: v.optional(v.object({ picture, phonePicture: picture })),
  /** What a press on it does, in words; without it the slide has no button. */
  action: v.optional(label),
  /** The tone of the words on the picture: `theme` is dark on a light page and light on a dark one. */
  words: v.optional(v.picklist(['light', 'dark', 'theme'])),
  /** The ground of the words until the picture is there; without it the page itself. */
  ground: v.optional(colour),
  /** Posters next to it on the same wall: the upper and the lower one. */
  posters: v.optional(v.pipe(v.array(poster), v.maxLength(2))),
});
export type Banner = v.InferOutput<typeof banner>;

export const RESOURCE_TYPES = [
  'android',
  'ios',
  'facebook',
  'instagram',
  'telegram',
  'affiliate',
  'payment',
  'licence',
] as const;

/** An address outside the pages: app downloads, social networks, the affiliate programme. */
export const resource = v.object({
  resourceType: v.picklist(RESOURCE_TYPES),
  url: address,
  /** The content of the QR code; null where there is only the link. */
  qrCodeUrl: v.nullable(address),
  labelNameEn: label,
});
export type Resource = v.InferOutput<typeof resource>;

/** A small drawn mark with its name (payment methods, providers). */
export const mark = v.object({ code: id, name: label, icon: address });

export const footerGroup = v.object({
  title: label,
  links: v.array(v.object({ label, url: address })),
});

export const footer = v.object({
  groups: v.pipe(v.array(footerGroup), v.maxLength(6)),
  /** Where the affiliate start button leads; null hides it. */
  affiliateUrl: v.nullable(address),
  payments: v.array(mark),
  providers: v.array(mark),
  copyright: label,
  /** States that the site uses only play money; null on a site that does not. */
  playMoneyNotice: v.nullable(longText),
  /** The brand's statement about responsible play, with places that offer help. */
  responsiblePlay: v.nullable(longText),
});
export type Footer = v.InferOutput<typeof footer>;

/** A square PNG, the site's icon on a home screen; a `maskable` one may be cropped to a circle or another shape. */
export const appIcon = v.object({
  src: address,
  size: v.pipe(v.number(), v.integer(), v.minValue(48), v.maxValue(1_024)),
  purpose: v.picklist(['any', 'maskable']),
});

/** The preview picture when someone shares a link to the site: JPEG or PNG, about 1.91 : 1. */
export const shareImage = v.object({
  src: address,
  width: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(4_096)),
  height: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(4_096)),
});

/** The look of the brand: names, marks, face and the footer. */
export const whitelabel = v.object({
  brandName: label,
  slogan: label,
  description: longText,
  /** On a light page, on a dark one, in the header of each theme; and the sign alone, on light and on dark. */
  logo: v.object({
    light: address,
    dark: address,
    barLight: address,
    barDark: address,
    mark: address,
    markDark: address,
    /** Width of the logos for a height of 48. */
    width: v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(1_000)),
  }),
  appIcons: v.array(appIcon),
  shareImage,
  face,
  footer,
});
export type Whitelabel = v.InferOutput<typeof whitelabel>;
