import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@palpite/contract/brand.ts';
import type { BannerGroup } from '@palpite/domain';
import { Carousel } from '@palpite/ui/carousel.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import {
  bannerHeightClass,
  BannersPlace,
  type PageBannersProps,
  useBannerGroup,
} from './banners-place.tsx';
import { menuQuery } from './catalogue-queries.ts';

/** The banners of the page's address, where banners are shown there and the brand has any for it. */
export function PageBanners(props: PageBannersProps) {
  const group = useBannerGroup(props);
  return group && <GroupBanners group={group} form={props.form} />;
}

function GroupBanners({ group, form }: PageBannersProps & { group: BannerGroup }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(menuQuery(useServices(), group));
  if (data === undefined && !isError) return <BannersPlace form={form} />;
  const banners = data?.banners ?? [];
  const own = banners.filter((banner) => banner.groupName === group);
  const total = own.length;
  if (total === 0) return null;
  return (
    <Carousel
      label={t`Highlights`}
      roleName={t({
        message: 'carousel',
        comment: 'Said by screen readers after the name of the row of banners',
      })}
      slideRoleName={t({ message: 'slide', comment: 'Said by screen readers after “2 of 4”' })}
      slides={own.map((banner, index) => ({
        id: banner.bannerId,
        content: <Slide banner={banner} group={group} many={total > 1} first={index === 0} />,
      }))}
      slideLabel={(number) => t`${number} of ${total}`}
      showSlideLabel={(number) => t`Show highlight ${number}`}
      pauseLabel={t`Pause`}
      playLabel={t`Resume`}
    />
  );
}

interface SlideProps {
  banner: Banner;
  group: BannerGroup;
  many: boolean;
  first: boolean;
}

function Slide({ banner, group, many, first }: SlideProps) {
  const tall = group === 'home';
  const { linkageType, url } = banner;
  const body = (
    <>
      <Picture
        source={banner.picture}
        narrow={banner.phonePicture}
        alt=""
        sizes="(width < 48rem) calc(100vw - 1.5rem), (width < 80rem) calc(100vw - 7rem), 75rem"
        loading={first ? 'priority' : 'lazy'}
        fill
      />
      {/* The text has a shade of its own, whatever the picture shows. */}
      <span className="absolute inset-0 bg-linear-to-t from-scrim/95 via-scrim/55 via-45% to-transparent md:bg-linear-to-r md:from-scrim/85 md:via-scrim/45 md:via-50%" />
      <span className="relative flex h-full max-w-xl flex-col justify-end gap-1 p-4 text-on-art md:max-w-[60%] md:justify-center md:gap-2 md:px-10 md:py-4 lg:max-w-xl">
        <span
          className={
            tall
              ? 'display text-24 text-balance md:text-32 lg:text-40'
              : 'display text-20 text-balance md:text-24'
          }
        >
          {banner.title}
        </span>
        {banner.text !== undefined && (
          <span
            className={`text-14 font-medium text-pretty md:text-16 ${tall ? '' : 'hidden md:block'}`}
          >
            {banner.text}
          </span>
        )}
      </span>
    </>
  );
  const height = bannerHeightClass(group, many);
  const className = `relative block w-full overflow-hidden rounded-card bg-scrim ${height}`;
  if (linkageType === 'none' || url === null) return <div className={className}>{body}</div>;
  return (
    <a
      href={url}
      className={`${className} outline-offset-[-4px]`}
      {...(linkageType === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {body}
    </a>
  );
}
