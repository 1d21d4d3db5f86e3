import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageSummary } from '@palpite/contract/message.ts';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';

/** Who wrote to whom, and when. */
export function MessageHead({ correspondent, sentAt }: MessageSummary) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-muted">
      {correspondent && (
        <span className="wrap-anywhere">
          <Correspondent {...correspondent} />
        </span>
      )}
      <time dateTime={sentAt} className="tabular" title={timeZone}>
        {momentText(sentAt, timeZone, i18n.locale)}
      </time>
    </span>
  );
}

function Correspondent({ relation, name, sent }: NonNullable<MessageSummary['correspondent']>) {
  if (relation === 'upline') {
    return sent ? <Trans>To your upline {name}</Trans> : <Trans>From your upline {name}</Trans>;
  }
  return sent ? <Trans>To {name}</Trans> : <Trans>From {name}</Trans>;
}
