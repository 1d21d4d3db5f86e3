import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '@palpite/ui/text-field.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { CopyButton } from '../../lib/copy-button.tsx';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import type { useKeys } from './use-keys.ts';

interface KeyChoiceProps extends ReturnType<typeof useKeys> {
  ownKey: string;
  onType: (key: string) => void;
  /** There is a verdict above it: it begins closed, unless a key was typed. */
  folded: boolean;
}

/** With which key signatures are checked, and where it comes from. */
export function KeyChoice(props: KeyChoiceProps) {
  const { asked, published, isOwnWrong, ownKey, onType, folded } = props;
  const { t } = useLingui();
  const { origin } = useServices().boot;
  const site = new URL(origin).host;
  const [isOpen, setOpen] = useState(!folded || ownKey !== '');
  const isFailed = published === undefined && asked.isError;
  return (
    <details
      open={isOpen || isFailed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group overflow-hidden rounded-card border border-border bg-surface"
    >
      <summary className="flex list-none items-center justify-between gap-3 bg-ceremony px-4 py-2.5 text-on-ceremony shell-rail:bg-transparent shell-rail:text-default">
        <h2 className="font-display text-20 font-bold">{t`Signature key`}</h2>
        <ChevronDown size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 p-4">
        {isFailed && (
          <LoadFailed
            headingLevel={3}
            title={t`The site’s keys could not be loaded`}
            error={asked.error}
            busy={asked.isFetching}
            onRetry={() => void asked.refetch()}
          />
        )}
        {(published ?? asked.isPending) && (
          <div className="flex flex-col gap-2">
            <p className="text-14">
              <Trans>
                {site} publishes these keys, and this page has just asked it for them. A dishonest
                site could show you another one: compare it with what others see, or with one that
                you kept.
              </Trans>
            </p>
            {published ? <PublishedKeys keys={published} /> : <KeyOnItsWay />}
          </div>
        )}
        <TextField
          label={t`Another key, in place of the site’s`}
          hint={t`64 digits of 0–9 and a–f, from a place that you trust. Leave it empty to use the site’s.`}
          error={
            isOwnWrong && (
              <span role="alert">{t`This is no key: it needs 64 digits of 0–9 and a–f.`}</span>
            )
          }
          value={ownKey}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      </div>
    </details>
  );
}

type Keys = NonNullable<KeyChoiceProps['published']>;

function PublishedKeys({ keys }: { keys: Keys }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <ul className="flex flex-col gap-2">
      {keys.map(({ publicKey, since }) => {
        const day = momentText(since, timeZone, i18n.locale);
        return (
          <li key={publicKey} className="rounded-box bg-sunken p-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="text-13 text-muted">{t`since ${day}`}</span>
              <CopyButton size="sm" tone="quiet" text={publicKey} label={t`Copy the key`} />
            </div>
            <code className="font-mono text-13 break-all">{publicKey}</code>
          </li>
        );
      })}
    </ul>
  );
}

/** As high as the one key that a site has from its first day. */
function KeyOnItsWay() {
  return (
    <div aria-hidden="true" className="animate-pulse rounded-box bg-skeleton p-3">
      <div className="h-9" />
      <code className="invisible font-mono text-13 break-all">{'0'.repeat(64)}</code>
    </div>
  );
}
