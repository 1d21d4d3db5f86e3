import { Trans, useLingui } from '@lingui/react/macro';
import type { PromotionDetail } from '@palpite/contract/promotion.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { Picture } from '@palpite/ui/picture.tsx';
import type { ReactNode } from 'react';
import { RichText } from '../../lib/rich-text.tsx';
import { CATEGORY_NAMES } from './category-names.ts';
import { PosterPicture } from './poster-picture.tsx';
import { PromotionTimes } from './promotion-times.tsx';

/** One promotion: title, time, main conditions, and then everything else. */
export function PromotionArticle({ promotion }: { promotion: PromotionDetail }) {
  const { i18n } = useLingui();
  const { category, title, summary, picture, phonePicture, poster, state } = promotion;
  return (
    <article className="overflow-hidden rounded-card border border-border bg-surface">
      {poster ? (
        <div className={`ink-${poster.ink} relative isolate h-44 overflow-hidden bg-ink md:h-64`}>
          <PosterPicture poster={poster} />
        </div>
      ) : (
        <div className="relative h-44 md:h-64">
          <Picture
            source={picture}
            narrow={phonePicture}
            alt=""
            sizes="(width < 52rem) 100vw, 50rem"
            loading="priority"
            fill
          />
        </div>
      )}
      <div className="flex flex-col gap-6 p-4 md:p-6">
        <header className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center gap-2 text-12 font-bold text-subtle">
            {i18n._(CATEGORY_NAMES[category])}
            {state === 'coming_soon' && (
              <Badge tone="info">
                <Trans>Coming soon</Trans>
              </Badge>
            )}
            {state === 'closed' && (
              <Badge>
                <Trans>Ended</Trans>
              </Badge>
            )}
          </p>
          <h1 className="display text-24 text-balance shell-top:uppercase md:text-32">{title}</h1>
          {state === 'closed' && (
            <p className="font-semibold">
              <Trans>This promotion has ended. Its conditions are kept here to read.</Trans>
            </p>
          )}
          <p className="text-16 text-pretty text-muted">{summary}</p>
          <p className="text-14 font-semibold">
            <PromotionTimes promotion={promotion} exact />
          </p>
        </header>
        <Conditions promotion={promotion} />
      </div>
    </article>
  );
}

/** Turnover, fees and limits first; the other terms after them. */
function Conditions({ promotion }: { promotion: PromotionDetail }) {
  const { conditions, terms } = promotion;
  return (
    <section aria-labelledby="promotion-conditions" className="flex flex-col gap-4">
      <h2 id="promotion-conditions" className="text-16 font-bold">
        <Trans>Conditions</Trans>
      </h2>
      <dl className="grid gap-3 md:grid-cols-3">
        <Condition name={<Trans>Turnover</Trans>}>{conditions.turnover}</Condition>
        <Condition name={<Trans>Fees</Trans>}>{conditions.fees}</Condition>
        <Condition name={<Trans>Limits</Trans>}>{conditions.limits}</Condition>
      </dl>
      <RichText blocks={terms} headingLevel={3} />
    </section>
  );
}

function Condition({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-box bg-sunken p-3">
      <dt className="text-12 font-bold text-muted">{name}</dt>
      <dd className="text-14 font-medium text-pretty">{children}</dd>
    </div>
  );
}
