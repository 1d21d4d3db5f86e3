import { Trans, useLingui } from '@lingui/react/macro';
import type { Promotion } from '@palpite/contract/promotion.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import { Link } from '@tanstack/react-router';
import { CATEGORY_NAMES } from './category-names.ts';
import { PromotionTimes } from './promotion-times.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** Visible at once: its picture loads without waiting. */
  first: boolean;
  headingLevel: 2 | 3;
}

/** A promotion in the list; the whole card links to its conditions. */
export function PromotionCard({ promotion, first, headingLevel }: PromotionCardProps) {
  const { i18n } = useLingui();
  const { id, category, title, summary, phonePicture, state } = promotion;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-border bg-surface outline-offset-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus">
      <div className="relative aspect-2/1 overflow-hidden">
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
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-12 font-bold text-subtle">{i18n._(CATEGORY_NAMES[category])}</p>
        <Heading className="text-16 font-bold text-balance">
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
        <p className="mt-auto pt-2 text-12 text-muted">
          <PromotionTimes promotion={promotion} />
        </p>
      </div>
    </article>
  );
}
