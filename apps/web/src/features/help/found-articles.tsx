import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import SearchX from 'lucide-react/icons/search-x';
import { findArticles } from './find-articles.ts';
import { HelpContents, type HelpContentsProps } from './help-contents.tsx';

/** The contents with the articles alone that have every word of `wanted`. */
export function FoundArticles({ wanted, ...all }: HelpContentsProps & { wanted: string }) {
  const { t } = useLingui();
  const sections = findArticles(all.sections, wanted);
  return (
    <>
      {sections.length === 0 && (
        <EmptyState
          headingLevel={all.headingLevel}
          picture={<SearchX size={28} />}
          title={t`Nothing matches`}
        >
          <Trans>Try another word, or ask customer service.</Trans>
        </EmptyState>
      )}
      <HelpContents {...all} sections={sections} />
    </>
  );
}
