import { Trans, useLingui } from '@lingui/react/macro';
import type { openSession } from '@palpite/contract/session.ts';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { Badge } from '@palpite/ui/badge.tsx';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { callMessage } from '../../lib/call-message.ts';
import { Answered } from '../../lib/answered.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { placeText } from './place-text.ts';
import { useSessions, useSignOutElsewhere } from './security-api.ts';

type OpenSession = InferOutput<typeof openSession>;
/** What a confirmation is about: one session, or every other one. */
type Asked = OpenSession | 'others';

/** How many show at first: other sections are below, and most accounts have fewer. */
const SHOWN_FIRST = 5;

/** The open sessions of the account: device, address, place and last use, with a button to end each. */
export function SessionsSection() {
  const { t } = useLingui();
  const answer = useSessions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const others = answer.data?.list.filter(({ current }) => !current) ?? [];
  return (
    <section
      id="sessions"
      aria-labelledby="sessions-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 id="sessions-title" className="text-16 font-bold">
            <Trans>Where you are logged in</Trans>
          </h2>
          <p className="text-13 text-muted">
            <Trans>
              If you do not recognise one of these, log it out and change your password.
            </Trans>
          </p>
        </div>
        {others.length > 1 && (
          <Button size="sm" tone="danger" onClick={() => setAsked('others')}>
            <Trans>Log out everywhere else</Trans>
          </Button>
        )}
      </div>
      <Answered
        answer={answer}
        failed={t`Your sessions could not be loaded`}
        waiting={<Skeleton className="h-32" />}
      >
        {({ list }) => <SessionList list={list} onSignOut={setAsked} />}
      </Answered>
      {answer.data && others.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>You are not logged in anywhere else.</Trans>
        </p>
      )}
      <SignOutDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
}

function SessionList({
  list,
  onSignOut,
}: {
  list: readonly OpenSession[];
  onSignOut: (session: OpenSession) => void;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? list : list.slice(0, SHOWN_FIRST);
  const count = list.length;
  return (
    <>
      <ul className="flex flex-col divide-y divide-border">
        {shown.map((session) => (
          <SessionRow key={session.sessionId} session={session} onSignOut={onSignOut} />
        ))}
      </ul>
      {shown.length < count && (
        <Button size="md" className="self-start" onClick={() => setAll(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
}

function SessionRow({
  session,
  onSignOut,
}: {
  session: OpenSession;
  onSignOut: (session: OpenSession) => void;
}) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const device = session.device || t`Unknown device`;
  const lastSeen = longTimeText(session.lastSeenAt, timeZone, i18n.locale);
  const since = longTimeText(session.signedInAt, timeZone, i18n.locale);
  return (
    <li className="flex items-start gap-4 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted"
      >
        <MonitorSmartphone size={20} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-44 flex-1 flex-col gap-0.5">
          <p className="flex flex-wrap items-center gap-2 text-14 font-semibold">
            {device}
            {session.current && (
              <Badge tone="positive">
                <Trans>This device</Trans>
              </Badge>
            )}
          </p>
          <p className="text-13 text-muted">
            <span className="break-all">{placeText(session, i18n.locale)}</span>
          </p>
          <p className="text-13 text-muted">
            <Trans>Last used {lastSeen}</Trans>
          </p>
          <p className="text-12 text-subtle">
            <Trans>Logged in {since}</Trans>
          </p>
        </div>
        {!session.current && (
          <Button
            size="sm"
            aria-label={t`Log out ${device}, ${session.address}`}
            onClick={() => onSignOut(session)}
          >
            <Trans>Log out</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Asks before a session ends: the other device may be in the middle of a game. */
function SignOutDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const signOut = useSignOutElsewhere();
  const everywhere = asked === 'others';
  const confirm = () => {
    if (asked === null) return;
    signOut.mutate(everywhere ? null : asked.sessionId, {
      onSuccess: () => showToast({ tone: 'positive', text: t`Logged out there.` }),
      onError: (error) => showToast({ tone: 'negative', text: callMessage(i18n, error) }),
      onSettled: onClose,
    });
  };
  return (
    <AlertDialog
      name="sign-out-elsewhere"
      open={asked !== null}
      title={everywhere ? t`Log out everywhere else?` : t`Log out this device?`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Cancel`}
      danger
      busy={signOut.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {everywhere ? (
        <Trans>Every other device will be logged out now.</Trans>
      ) : (
        asked !== null && (
          <Trans>
            {asked.device || t`Unknown device`}, {asked.address}, will be logged out now. Any round
            in progress there finishes under its rules.
          </Trans>
        )
      )}
    </AlertDialog>
  );
}
