import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useRegisterRules } from './register-api.ts';
import { RegisterForm } from './register-form.tsx';

/** The registration form once its rules are there: on the page, and in the login popup. */
export function RegisterPanel({ withReset = false }: { withReset?: boolean }) {
  const { i18n } = useLingui();
  const { data, error, isPending, refetch } = useRegisterRules();
  if (isPending) return <Skeleton className="h-96 w-full" />;
  // A form that is open keeps what it has when a later look at the rules fails.
  if (data) return <RegisterForm rules={data.rules} withReset={withReset} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3 text-14 text-negative">
      {callMessage(i18n, error)}
      <Button onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
