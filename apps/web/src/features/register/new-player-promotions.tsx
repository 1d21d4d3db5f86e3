import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@palpite/contract/promotion.ts';
import { Carousel } from '@palpite/ui/carousel.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { promotionsQuery } from '../../parts/promotion/promotion-queries.ts';

/**
 * A slider of promotions for new players, next to the form. When there are none or they cannot be loaded, it is left
 * out and the form works without it.
 */
export function NewPlayerPromotions({ className }: { className: string }) {
  const { t } = useLingui();
  const query = promotionsQuery(useServices(), 'new_player');
  const list = useQuery({ ...query, throwOnError: false }).data?.list ?? [];
  const total = list.length;
  if (total === 0) return null;
  return (
    <div className={className}>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24">
        <p aria-hidden className="text-16 font-bold">
          <Trans>Promotions for new players</Trans>
        </p>
        <Carousel
          label={t`Promotions for new players`}
          roleName={t({
            message: 'carousel',
            comment: 'Said by screen readers after the name of the row of banners',
          })}
          slideRoleName={t({ message: 'slide', comment: 'Said by screen readers after “2 of 4”' })}
          slides={list.map((promotion, index) => ({
            id: promotion.id,
            content: <Slide promotion={promotion} first={index === 0} />,
          }))}
          slideLabel={(number) => t`${number} of ${total}`}
          showSlideLabel={(number) => t`Show promotion ${number}`}
          pauseLabel={t`Pause`}
          playLabel={t`Resume`}
        />
      </div>
    </div>
  );
}

function Slide({ promotion, first }: { promotion: Promotion; first: boolean }) {
  const { id, title, summary, phonePicture, state } = promotion;
  return (
    <Link
      to="/promotions"
      search={{ id }}
      activeProps={{}}
      draggable={false}
      className="relative block aspect-video min-h-44 w-full overflow-hidden rounded-card bg-scrim outline-offset-[-4px]"
    >
      <Picture
        source={phonePicture}
        alt=""
        sizes="(width < 64rem) 24rem, 22rem"
        loading={first ? 'eager' : 'lazy'}
        fill
      />
      {/* The text has a shade behind it, so that it is readable on any picture. */}
      <span className="absolute inset-0 bg-linear-to-t from-scrim/95 via-scrim/60 via-50% to-transparent" />
      <span className="relative flex h-full flex-col justify-end gap-1 p-4 text-on-art">
        {state === 'coming_soon' && (
          <span className="text-12 font-bold">
            <Trans>Coming soon</Trans>
          </span>
        )}
        <span className="text-20 font-bold text-balance">{title}</span>
        <span className="text-14 font-medium text-pretty">{summary}</span>
      </span>
    </Link>
  );
}
