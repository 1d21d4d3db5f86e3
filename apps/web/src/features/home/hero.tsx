import { useLingui } from '@lingui/react/macro';
import type { Banner } from '@palpite/contract/brand.ts';
import { Carousel } from '@palpite/ui/carousel.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { menuQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { EveningDraw } from './evening-draw.tsx';
import { HERO_LOOKS } from './hero-looks.ts';
import { HeroPlace } from './hero-place.tsx';
import { heroPlaceClass } from './hero-sizes.ts';
import { HeroSlide } from './hero-slide.tsx';

/** How home begins: the banners of its group, in the brand's format. */
export function Hero() {
  const services = useServices();
  const { hero } = services.boot.status.info.whitelabel.face;
  const { data, isError } = useQuery(menuQuery(services, 'home'));
  if (data === undefined && !isError) return <HeroPlace />;
  const banners = (data?.banners ?? []).filter(({ groupName }) => groupName === 'home');
  if (banners.length === 0) return null;
  return (
    <div className={heroPlaceClass(hero)}>
      <div className="relative min-w-0">
        <Slides banners={banners} format={hero} />
        {hero === 'posters' && <Posters posters={banners[0]?.posters ?? []} />}
      </div>
      {hero === 'stage' && <EveningDraw withStrip />}
    </div>
  );
}

function Slides({
  banners,
  format,
}: {
  banners: readonly Banner[];
  format: keyof typeof HERO_LOOKS;
}) {
  const { t } = useLingui();
  const total = banners.length;
  const look = HERO_LOOKS[format];
  return (
    <Carousel
      label={t`Highlights`}
      look={look}
      roleName={t({
        message: 'carousel',
        comment: 'Said by screen readers after the name of the row of banners',
      })}
      slideRoleName={t({ message: 'slide', comment: 'Said by screen readers after “2 of 4”' })}
      slides={banners.map((banner, index) => ({
        id: banner.bannerId,
        name: banner.title,
        content: <HeroSlide banner={banner} look={look} first={index === 0} />,
      }))}
      slideLabel={(number) => t`${number} of ${total}`}
      showSlideLabel={(number) => t`Show highlight ${number}`}
      pauseLabel={t`Pause`}
      playLabel={t`Resume`}
    />
  );
}

/** Where the posters are on the wall, as parts of its drawing: the upper one, the lower one. */
const PLACES = [
  'md:bottom-auto md:left-[61.5%] md:top-[8%] md:w-max md:max-w-[21%] md:-rotate-2 md:bg-on-art md:text-scrim md:rounded-[0.75rem] md:p-3 lg:p-4 left-0 bottom-0 w-1/2 p-2.5 [--ink-of:oklch(0.3_0.09_150)]',
  'right-0 bottom-0 w-1/2 p-2.5 pl-1.5 md:right-auto md:bottom-[7%] md:left-[62.5%] md:w-[17%] md:p-0 [--ink-of:oklch(0.36_0.14_22)]',
] as const;

/** The posters next to the first: links of their own, still while that one changes. */
function Posters({ posters }: { posters: NonNullable<Banner['posters']> }) {
  return posters.map(({ title, action, url }, index) => (
    <a
      key={url}
      href={url}
      className={classNames(
        'group/poster absolute flex flex-col items-start gap-1.5 text-on-art outline-offset-[-3px] md:gap-2.5',
        PLACES[index],
      )}
    >
      {/* Lettered as the wall is: where a name comes to an animal's feathers, its own edge parts the two. */}
      <span
        className={classNames(
          'display text-13 text-balance [paint-order:stroke_fill] max-md:max-w-[6em] max-md:tracking-tight md:text-14 lg:text-20',
          index === 0
            ? 'max-md:[-webkit-text-stroke:0.22em_var(--ink-of)]'
            : '[-webkit-text-stroke:0.22em_var(--ink-of)]',
        )}
      >
        {title}
      </span>
      <span
        className={classNames(
          'inline-flex min-h-7 items-center rounded-control px-1.5 text-12 font-bold whitespace-nowrap md:min-h-10 md:px-2.5 lg:px-3.5 lg:text-14',
          index === 0
            ? 'bg-on-art text-scrim md:bg-ceremony md:text-on-ceremony'
            : 'bg-on-art text-scrim',
        )}
      >
        {action}
      </span>
    </a>
  ));
}
