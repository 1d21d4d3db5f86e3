import { Trans, useLingui } from '@lingui/react/macro';
import type { Banner } from '@palpite/contract/brand.ts';
import { Carousel } from '@palpite/ui/carousel.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { menuQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { useWelcome } from './use-welcome.ts';

/** A strip above the form; on a wide page a picture next to the form, and as tall. */
type CoverForm = 'strip' | 'page';

const HEIGHTS: Readonly<Record<CoverForm, string>> = {
  strip: 'h-24',
  // To the foot of the window, wherever the page is scrolled to: its place in `register-screen.tsx` sticks below the header.
  page: 'h-32 md:h-[calc(100dvh-5rem)] md:min-h-120',
};

/**
 * The brand's own pictures for the registration, with what a new account gets. The band keeps its height while they load,
 * and says the same where there are none.
 */
export function RegisterCover({ form }: { form: CoverForm }) {
  const { t } = useLingui();
  const services = useServices();
  const { data, isPending } = useQuery({ ...menuQuery(services, 'w_reg'), throwOnError: false });
  const banners = data?.banners.filter(({ groupName }) => groupName === 'w_reg') ?? [];
  const total = banners.length;
  if (total === 0) {
    return (
      <div className={classNames('relative bg-ceremony text-on-ceremony', HEIGHTS[form])}>
        {!isPending && <Words form={form} title={services.boot.status.brandName} />}
      </div>
    );
  }
  return (
    <Carousel
      label={t`Highlights`}
      roleName={t({
        message: 'carousel',
        comment: 'Said by screen readers after the name of the row of banners',
      })}
      slideRoleName={t({ message: 'slide', comment: 'Said by screen readers after “2 of 4”' })}
      slides={banners.map((banner) => ({
        id: banner.bannerId,
        content: <Slide banner={banner} form={form} />,
      }))}
      slideLabel={(number) => t`${number} of ${total}`}
      showSlideLabel={(number) => t`Show highlight ${number}`}
      pauseLabel={t`Pause`}
      playLabel={t`Resume`}
      look={{
        frame: 'overflow-hidden',
        dots: 'absolute right-2 bottom-2 z-2 rounded-control bg-scrim px-1 text-on-art [--dot:white] [--dot-on:var(--color-ceremony)] [&>button:last-child]:text-inherit!',
      }}
    />
  );
}

function Slide({ banner, form }: { banner: Banner; form: CoverForm }) {
  const { picture, phonePicture, title, linkageType, url } = banner;
  // The scenes that are drawn for a brand without pictures of its own have no room for words.
  const drawn = banner.words === undefined;
  const body = (
    <>
      <Picture
        source={form === 'strip' ? (phonePicture ?? picture) : picture}
        narrow={phonePicture}
        alt=""
        sizes="(width < 48rem) 28rem, 22rem"
        loading="eager"
        fill
      />
      <span
        className={classNames(
          'absolute inset-0 bg-linear-to-r from-scrim/45 via-scrim/15 via-50% to-transparent shell-side:hidden',
          form === 'page' && 'md:bg-linear-to-t md:from-scrim/70 md:via-30% ',
          drawn && 'block! from-scrim/95! via-scrim/60!',
        )}
      />
      <Words form={form} title={title} />
    </>
  );
  const className = `relative block overflow-hidden bg-scrim text-on-art ${HEIGHTS[form]}`;
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

function Words({ form, title }: { form: CoverForm; title: string }) {
  const welcome = useWelcome();
  const { given = '', turnover = null } = welcome ?? {};
  return (
    <span
      className={classNames(
        'absolute inset-0 flex max-w-[56%] flex-col justify-center gap-1 px-5 py-3',
        form === 'page' &&
          'md:max-w-none md:justify-end md:gap-2 md:p-7 md:pb-10 shell-side:md:justify-start',
      )}
    >
      <span
        className={classNames(
          'display text-20 text-balance shell-top:uppercase',
          form === 'page' && 'md:text-40',
        )}
      >
        {title}
      </span>
      {welcome && (
        <span
          className={classNames(
            'text-13 font-semibold text-pretty',
            form === 'page' && 'md:text-16',
          )}
        >
          {turnover === null ? (
            <Trans>{given} of play money in a new account. No turnover.</Trans>
          ) : (
            <Trans>{given} of play money in a new account.</Trans>
          )}
        </span>
      )}
    </span>
  );
}
