import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@palpite/ui/badge.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { Answered } from '../../lib/answered.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { DisableDialog } from './disable-dialog.tsx';
import { RenewCodesDialog } from './renew-codes-dialog.tsx';
import { useAuthenticator } from './security-api.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

/** With so few recovery codes left, new ones should be made. */
const FEW_CODES = 3;

/** Two-step login: off with a button to set it up, or on with its settings. */
export function TwoStepSection() {
  const answer = useAuthenticator();
  const { data } = answer;
  const [open, setOpen] = useState<'set-up' | 'renew' | 'disable' | null>(null);
  const close = () => setOpen(null);
  return (
    <section
      id="two-step"
      aria-labelledby="two-step-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="two-step-title" className="text-16 font-bold">
          <Trans>Two-step login</Trans>
        </h2>
        {data &&
          (data.enabledAt ? (
            <Badge tone="positive">
              <Trans>On</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans>Off</Trans>
            </Badge>
          ))}
      </div>
      <Answered answer={answer} waiting={<Skeleton className="h-20" />}>
        {({ enabledAt, recoveryCodesLeft }) =>
          enabledAt ? (
            <On since={enabledAt} codesLeft={recoveryCodesLeft}>
              <Button size="md" onClick={() => setOpen('renew')}>
                <Trans>New recovery codes</Trans>
              </Button>
              <Button size="md" tone="danger" onClick={() => setOpen('disable')}>
                <Trans>Turn off</Trans>
              </Button>
            </On>
          ) : (
            <Off onSetUp={() => setOpen('set-up')} />
          )
        }
      </Answered>
      {open === 'set-up' && <SetUpDialog hasPassword={data?.hasPassword ?? true} onClose={close} />}
      {open === 'renew' && (
        <RenewCodesDialog hasPassword={data?.hasPassword ?? true} onClose={close} />
      )}
      {open === 'disable' && (
        <DisableDialog hasPassword={data?.hasPassword ?? true} onClose={close} />
      )}
    </section>
  );
}

function Off({ onSetUp }: { onSetUp: () => void }) {
  return (
    <>
      <p className="text-14 text-muted">
        <Trans>
          Besides your password, login will require a code from an app on your phone. Someone who
          learns your password still cannot log in.
        </Trans>
      </p>
      <Button size="md" tone="accent" className="self-start" onClick={onSetUp}>
        <Trans>Set up</Trans>
      </Button>
    </>
  );
}

function On({
  since,
  codesLeft,
  children,
}: {
  since: string;
  codesLeft: number;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const time = longTimeText(since, timeZone, i18n.locale);
  return (
    <>
      <p className="text-14 text-muted">
        <Trans>Login requires a code from your authenticator app. Set up {time}.</Trans>
      </p>
      <p className={codesLeft <= FEW_CODES ? 'text-14 text-warning' : 'text-14 text-muted'}>
        <Plural
          value={codesLeft}
          _0="No recovery code is left. Make new ones, or you cannot log in without your phone."
          one="# recovery code is left."
          other="# recovery codes are left."
        />
      </p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}
