import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@palpite/contract/brand.ts';
import type { BannerGroup } from '@palpite/domain';
import { Carousel } from '@palpite/ui/carousel.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import {
  BannersPlace,
  bannerHeightClass,
  type PageBannersProps,
  STRIP_HEIGHT,
  useBannerGroup,
  WIDE,
} from './banners-place.tsx';
import { menuQuery } from './catalogue-queries.ts';

/** The banners of the page's address, where banners are shown there and the brand has any for it. */
export function PageBanners(props: PageBannersProps) {
  const group = useBannerGroup(props);
  return group && <GroupBanners {...props} group={group} />;
}

/** Of a strip: the dots in a column after the slides, so that they lie on nothing and the strip keeps its height. */
const STRIP_LOOK = {
  frame: 'min-w-0 flex-1 overflow-hidden rounded-card',
  dots: 'h-auto! max-h-22 w-7 shrink-0 flex-col justify-center overflow-hidden',
};

function GroupBanners({
  group,
  form,
  strip = false,
  wide = false,
}: PageBannersProps & { group: BannerGroup }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(menuQuery(useServices(), group));
  if (data === undefined && !isError) return <BannersPlace form={form} strip={strip} wide={wide} />;
  const banners = data?.banners ?? [];
  const own = banners.filter((banner) => banner.groupName === group);
  const total = own.length;
  if (total === 0) return null;
  const carousel = (
    <Carousel
      look={strip ? STRIP_LOOK : undefined}
      label={t`Highlights`}
      roleName={t({
        message: 'carousel',
        comment: 'Said by screen readers after the name of the row of banners',
      })}
      slideRoleName={t({ message: 'slide', comment: 'Said by screen readers after “2 of 4”' })}
      slides={own.map((banner, index) => ({
        id: banner.bannerId,
        content: (
          <Slide
            banner={banner}
            tall={group === 'home'}
            strip={strip}
            height={strip ? STRIP_HEIGHT : bannerHeightClass(group, total > 1)}
            // What is not there on a phone must not load there either.
            loading={index === 0 && !strip && !wide ? 'priority' : 'lazy'}
          />
        ),
      }))}
      slideLabel={(number) => t`${number} of ${total}`}
      showSlideLabel={(number) => t`Show highlight ${number}`}
      pauseLabel={t`Pause`}
      playLabel={t`Resume`}
    />
  );
  if (strip) return <div className="*:flex *:items-stretch">{carousel}</div>;
  return wide ? <div className={WIDE}>{carousel}</div> : carousel;
}

const SIZES = '(width < 48rem) calc(100vw - 1.5rem), (width < 80rem) calc(100vw - 7rem), 75rem';
const STRIP_SIZES = '35rem';

interface SlideProps {
  banner: Banner;
  tall: boolean;
  strip: boolean;
  height: string;
  loading: 'priority' | 'lazy';
}

function Slide({ banner, tall, strip, height, loading }: SlideProps) {
  const { linkageType, url } = banner;
  const body = (
    <>
      <Picture
        source={banner.picture}
        narrow={banner.phonePicture}
        alt=""
        sizes={strip ? STRIP_SIZES : SIZES}
        loading={loading}
        fill
      />
      {/* The text has a shade of its own, whatever the picture shows. */}
      <span
        className={classNames(
          'absolute inset-0',
          strip
            ? 'bg-linear-to-r from-scrim/90 via-scrim/70 via-40% to-transparent to-60%'
            : 'bg-linear-to-t from-scrim/95 via-scrim/55 via-45% to-transparent md:bg-linear-to-r md:from-scrim/85 md:via-scrim/45 md:via-50%',
        )}
      />
      <span
        className={classNames(
          'relative flex h-full flex-col text-on-art',
          strip
            ? 'max-w-[55%] justify-center gap-0.5 px-5'
            : 'max-w-xl justify-end gap-1 p-4 md:max-w-[60%] md:justify-center md:gap-2 md:px-10 md:py-4 lg:max-w-xl',
        )}
      >
        <span
          className={
            tall
              ? 'display text-24 text-balance md:text-32 lg:text-40'
              : classNames('display text-20', strip ? 'truncate' : 'text-balance md:text-24')
          }
        >
          {banner.title}
        </span>
        {banner.text !== undefined && (
          <span
            className={classNames(
              'font-medium',
              strip ? 'line-clamp-2 text-13 leading-4.5' : 'text-14 text-pretty md:text-16',
              !tall && !strip && 'hidden md:block',
            )}
          >
            {banner.text}
          </span>
        )}
      </span>
    </>
  );
  const isLink = linkageType !== 'none' && url !== null;
  // On a dark page the shade of its words has an edge.
  const className = `relative block w-full overflow-hidden rounded-card bg-scrim dark:border dark:border-border ${height}`;
  if (!isLink) return <div className={className}>{body}</div>;
  return (
    <a
      href={url}
      className={`${className} outline-offset-[-4px]`}
      {...(linkageType === 'external' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {body}
      {strip && <Onwards />}
    </a>
  );
}

/** A strip is low: its words leave no room for a button, so its sign says that it leads somewhere. */
function Onwards() {
  return (
    <span className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-on-art text-scrim">
      <ArrowRight size={18} />
    </span>
  );
}
