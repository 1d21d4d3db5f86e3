import { type BannerGroup, bannerGroupOf, isBannerPage } from '@palpite/domain';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useMatches } from '@tanstack/react-router';

export interface PageBannersProps {
  /** Of a form that has banners of its own, on any page. */
  form?: 'w_reg';
  /** Low enough to be beside a page's name, its dots in a column. */
  strip?: boolean;
  /** Not on a phone, where the page's name says the same. */
  wide?: boolean;
}

/** The banners that the page's address shows; null where it shows none. */
export function useBannerGroup({ form }: PageBannersProps): BannerGroup | null {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  return form ?? (isBannerPage(pathname) ? bannerGroupOf(pathname) : null);
}

/** Of several slides each leaves 28 px to the dots below: the row is as high as a banner alone, and its place is known. */
const HEIGHTS = {
  tall: { one: 'h-56 md:h-64 lg:h-80', many: 'h-49 md:h-57 lg:h-73' },
  low: { one: 'h-32 md:h-40', many: 'h-25 md:h-33' },
} as const;

/** Of a strip, whether it has one slide or many. */
export const STRIP_HEIGHT = 'h-22';

/** Height of a banner, home's being the tall ones. @param many one of several slides */
export function bannerHeightClass(group: BannerGroup, many = false): string {
  return HEIGHTS[group === 'home' ? 'tall' : 'low'][many ? 'many' : 'one'];
}

/** Where banners are not on a phone. */
export const WIDE = 'max-md:hidden';

/** The place of banners that are on their way. */
export function BannersPlace(props: PageBannersProps) {
  const group = useBannerGroup(props);
  const height = group && (props.strip ? STRIP_HEIGHT : bannerHeightClass(group));
  const only = props.wide ? WIDE : '';
  return height && <Skeleton className={`rounded-card ${height} ${only}`} />;
}
