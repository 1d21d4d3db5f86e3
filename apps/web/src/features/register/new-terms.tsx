import { Trans, useLingui } from '@lingui/react/macro';
import { dayText } from '../../lib/time-text.ts';
import { TermsText } from '../../parts/identity/terms-text.tsx';
import { useTermsArticle } from '../../parts/identity/use-terms-article.ts';

/** Terms that changed while the form was being filled in: their full text, above the agreement to them. */
export function NewTerms({ version }: { version: string }) {
  const { i18n } = useLingui();
  const day = dayText(version, i18n.locale);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 font-semibold">
        <Trans>The terms in force since {day}</Trans>
      </p>
      <TermsText {...useTermsArticle()} />
    </div>
  );
}
