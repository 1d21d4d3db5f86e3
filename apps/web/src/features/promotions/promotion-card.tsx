import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@palpite/contract/promotion.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Picture } from '@palpite/ui/picture.tsx';
import { Link } from '@tanstack/react-router';
import { CATEGORY_NAMES } from './category-names.ts';
import { PromotionTimes } from './promotion-times.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** Visible at once: its picture loads without waiting. */
  first: boolean;
  /** Alone in its row on a wide screen: its picture is beside its text. */
  lead: boolean;
  headingLevel: 2 | 3;
}

/** A promotion in the list; the whole card links to its conditions. */
export function PromotionCard({ promotion, first, lead, headingLevel }: PromotionCardProps) {
  const { i18n } = useLingui();
  const { id, category, title, summary, phonePicture, state } = promotion;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface outline-offset-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus',
        lead && 'xl:grid xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]',
      )}
    >
      <div className={classNames('relative aspect-2/1 overflow-hidden', lead && 'xl:aspect-5/2')}>
        <div className="absolute inset-0 transition-[scale] duration-240 ease-out mouse:group-hover:scale-105">
          <Picture
            source={phonePicture}
            alt=""
            sizes="(width < 40rem) calc(100vw - 1.5rem), (width < 80rem) 45vw, 24rem"
            loading={first ? 'priority' : 'lazy'}
            fill
          />
        </div>
        {state === 'coming_soon' && (
          <span className="absolute top-2 left-2">
            <Badge tone="art">
              <Trans>Coming soon</Trans>
            </Badge>
          </span>
        )}
      </div>
      <div
        className={classNames(
          'flex flex-1 flex-col gap-1.5 p-4',
          lead && 'xl:justify-center xl:gap-3 xl:p-8',
        )}
      >
        <p className="text-12 font-bold text-subtle">{i18n._(CATEGORY_NAMES[category])}</p>
        <Heading
          className={classNames(
            'display text-20 leading-6 text-balance shell-top:uppercase',
            lead && 'xl:text-32 xl:leading-9',
          )}
        >
          <Link
            to="/promoDetail"
            search={{ id }}
            activeProps={{}}
            className="outline-none after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        <p className="text-14 text-pretty text-muted">{summary}</p>
        <CardFoot promotion={promotion} lead={lead} />
      </div>
    </article>
  );
}

/** Until when, and what a press leads to. */
function CardFoot({ promotion, lead }: Pick<PromotionCardProps, 'promotion' | 'lead'>) {
  return (
    <div
      className={classNames(
        'mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3',
        lead && 'xl:mt-0',
      )}
    >
      <p className="text-12 text-muted">
        <PromotionTimes promotion={promotion} />
      </p>
      {/* The card is the link; this says so to the eye. */}
      <span
        aria-hidden="true"
        className={`${buttonClass({ tone: lead ? 'accent' : 'neutral', size: lead ? 'md' : 'sm' })} mouse:group-hover:border-border-strong`}
      >
        <Trans>See conditions</Trans>
      </span>
    </div>
  );
}
