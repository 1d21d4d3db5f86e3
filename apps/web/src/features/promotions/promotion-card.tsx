import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@palpite/contract/promotion.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Link } from '@tanstack/react-router';
import { CATEGORY_NAMES } from './category-names.ts';
import { PosterPicture } from './poster-picture.tsx';
import { PromotionTimes } from './promotion-times.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** Visible at once: its picture loads without waiting. */
  first: boolean;
  headingLevel: 2 | 3;
}

/** A promotion in the list, as a poster: its words on the brand's ink, next to the brand's own figure. The whole card links to its conditions. */
export function PromotionCard({ promotion, first, headingLevel }: PromotionCardProps) {
  const { i18n } = useLingui();
  const { id, category, title, summary, poster, turnover, state } = promotion;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(
        'group @container relative isolate flex h-full min-h-76 flex-col overflow-hidden rounded-[max(1rem,var(--radius-box))] p-5 outline-offset-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus shell-rail:rounded-card md:p-6',
        poster ? `ink-${poster.ink} bg-ink text-on-ink` : 'border border-border bg-surface',
      )}
    >
      {poster ? (
        <PosterPicture poster={poster} />
      ) : (
        <DrawnPicture promotion={promotion} first={first} />
      )}
      <div
        className={classNames(
          'flex flex-1 flex-col items-start gap-2',
          poster && (poster.isCutOut ? 'w-[64%] xl:max-w-96' : 'w-[58%] md:w-1/2'),
        )}
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 font-bold">
          {i18n._(CATEGORY_NAMES[category])}
          {state === 'coming_soon' && (
            <span className="shrink-0 whitespace-nowrap">
              <Badge tone="art">
                <Trans>Coming soon</Trans>
              </Badge>
            </span>
          )}
        </p>
        <Heading className="display mb-1 max-w-full text-24 leading-7! text-balance hyphens-auto wrap-break-word shell-top:uppercase @md:text-32 @md:leading-9!">
          <Link
            to="/promoDetail"
            search={{ id }}
            activeProps={{}}
            className="outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="text-14 text-pretty md:text-16">{summary}</p>
        <div className="mt-auto flex flex-col items-start gap-2 pt-3">
          {/* The card is the link; this says so to the eye. */}
          <span
            aria-hidden="true"
            className={classNames(
              buttonClass({ tone: 'accent' }),
              'whitespace-nowrap',
              poster && 'bg-(--on-ink)! text-(--ink)! shadow-none!',
            )}
          >
            <Trans>See conditions</Trans>
          </span>
          <p className="text-12 leading-4 font-semibold">
            <PromotionTimes promotion={promotion} />
            {' · '}
            {turnover}
          </p>
        </div>
      </div>
    </article>
  );
}

/** The scene that is drawn for a brand without a figure of its own. */
function DrawnPicture({ promotion, first }: { promotion: Promotion; first: boolean }) {
  return (
    <div className="relative -mx-5 -mt-5 mb-4 aspect-5/2 overflow-hidden md:-mx-6 md:-mt-6">
      <Picture
        source={promotion.phonePicture}
        alt=""
        sizes="(width < 40rem) calc(100vw - 1.5rem), (width < 80rem) 45vw, 24rem"
        loading={first ? 'priority' : 'lazy'}
        fill
      />
    </div>
  );
}
