import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@palpite/contract/message.ts';
import { RichText } from '../../lib/rich-text.tsx';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';

interface EarlierStepsProps {
  steps: Message['earlier'];
}

/** What a message said before its newest step, newest first. */
export function EarlierSteps({ steps }: EarlierStepsProps) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <section aria-labelledby="message-earlier" className="flex flex-col gap-3">
      <h3 id="message-earlier" className="text-14 font-bold text-muted">
        <Trans>Earlier</Trans>
      </h3>
      <ol className="flex flex-col gap-4 border-l border-border pl-4">
        {steps.map(({ title, sentAt, content }) => (
          <li key={`${sentAt} ${title}`} className="flex flex-col gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 text-14 font-semibold wrap-anywhere">{title}</span>
              <time dateTime={sentAt} className="text-12 text-muted tabular">
                {momentText(sentAt, timeZone, i18n.locale)}
              </time>
            </p>
            <div className="text-13 text-muted wrap-anywhere">
              <RichText blocks={content} headingLevel={4} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
