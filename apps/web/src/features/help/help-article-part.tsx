import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@palpite/contract/system.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef } from 'react';
import { RichText } from '../../lib/rich-text.tsx';
import { dayText } from '../../lib/time-text.ts';
import { useArrivalFocus } from '../../lib/use-arrival-focus.ts';
import type { HelpCentreProps } from './help-centre-props.ts';

interface HelpArticleProps extends Omit<HelpCentreProps, 'articleId'> {
  article: HelpArticle;
  /** The reader chose it; otherwise it is shown by default. */
  chosen: boolean;
}

/** One article, with the date of its last change. */
export function HelpArticlePart({ article, chosen, searchFor, headingLevel }: HelpArticleProps) {
  const { i18n } = useLingui();
  const { articleId, title, content, updatedOn } = article;
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;
  const day = dayText(updatedOn, i18n.locale);
  useArrivalFocus(heading, chosen ? articleId : undefined);
  return (
    <article className="flex flex-col gap-3">
      <Link
        to="."
        search={searchFor()}
        resetScroll={false}
        activeProps={{}}
        className={classNames(
          buttonClass({ tone: 'quiet', size: 'sm' }),
          '-ml-3 self-start md:hidden',
        )}
      >
        <ArrowLeft size={18} />
        <Trans>All articles</Trans>
      </Link>
      <Heading ref={heading} tabIndex={-1} className="text-20 font-bold outline-none">
        {title}
      </Heading>
      <p className="text-12 text-muted">
        <Trans>Updated on {day}</Trans>
      </p>
      <RichText blocks={content} headingLevel={headingLevel === 2 ? 3 : 4} />
    </article>
  );
}
