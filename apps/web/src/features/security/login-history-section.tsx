import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ValueOutput } from '@palpite/contract/endpoint.ts';
import {
  LOGIN_HISTORY_DAYS,
  type LoginOutcome,
  type sessionListLoginAttempts,
} from '@palpite/contract/session.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { PageSteps } from '../../parts/centre/page-steps.tsx';
import { useReport } from '../../parts/centre/use-report.ts';
import { Answered } from '../../lib/answered.tsx';
import { readPlace } from '../../lib/page-place.ts';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { placeText } from './place-text.ts';
import { useLoginAttempts } from './security-api.ts';

type Page = ValueOutput<typeof sessionListLoginAttempts>;
type Attempt = Page['list'][number];

const OUTCOMES: Record<LoginOutcome, MessageDescriptor> = {
  ok: msg`Logged in`,
  wrong_credentials: msg`Wrong password`,
  captcha_wrong: msg`Wrong captcha`,
  account_locked: msg`Refused: the account is locked`,
  not_a_member: msg`Refused: not a member account`,
  not_an_agent: msg`Refused: not an agent account`,
  two_factor_required: msg`Correct password; second step required`,
  second_factor_wrong: msg`Wrong code in the second step`,
};

/** The login attempts on the account: when, with what, from where, and the result. */
export function LoginHistorySection() {
  const [{ logins }] = useReport();
  const answer = useLoginAttempts(readPlace(logins));
  const days = LOGIN_HISTORY_DAYS;
  return (
    <section
      id="logins"
      aria-labelledby="logins-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id="logins-title" className="text-16 font-bold">
          <Trans>Login history</Trans>
        </h2>
        <p className="text-13 text-muted">
          <Trans>The last {days} days. If a login was not yours, change your password.</Trans>
        </p>
      </div>
      <Answered answer={answer} waiting={<Skeleton className="h-64" />}>
        {(data) => <Attempts data={data} />}
      </Answered>
    </section>
  );
}

function Attempts({ data }: { data: Page }) {
  const { t } = useLingui();
  return (
    <>
      <ul className="flex flex-col divide-y divide-border">
        {data.list.map((attempt) => (
          <AttemptRow key={`${attempt.at} ${attempt.outcome}`} attempt={attempt} />
        ))}
      </ul>
      {data.list.length === 0 && (
        <p className="text-14 text-muted">
          <Trans>There is nothing here.</Trans>
        </p>
      )}
      <PageSteps label={t`Pages of the login history`} pages={data.pages} name="logins" />
    </>
  );
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const isIn = attempt.outcome === 'ok';
  const Icon = isIn ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <Icon
        size={20}
        className={classNames('mt-0.5 shrink-0', isIn ? 'text-positive' : 'text-warning')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 sm:grid sm:grid-cols-2 sm:gap-x-4">
        <p className="text-14 font-semibold">{i18n._(OUTCOMES[attempt.outcome])}</p>
        <p className="text-13 text-muted sm:text-right">
          {longTimeText(attempt.at, timeZone, i18n.locale)}
        </p>
        <p className="text-13 text-muted">{attempt.device || t`Unknown device`}</p>
        <p className="text-13 break-all text-muted sm:text-right">
          {placeText(attempt, i18n.locale)}
        </p>
      </div>
    </li>
  );
}
