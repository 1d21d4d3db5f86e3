import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useState } from 'react';
import { callMessage } from '../../lib/call-message.ts';
import { registrationWays } from '../../lib/registration-offer.ts';
import { useServices } from '../../lib/services.ts';
import { NewPlayerPromotions } from './new-player-promotions-later.tsx';
import { useRegisterRules } from './register-api.ts';
import { RegisterForm } from './register-form.tsx';

interface RegisterPanelProps {
  withReset?: boolean;
  /** Shows what there is for new players below the form; the page has its own place for it. */
  withPromotions?: boolean;
}

/**
 * The registration form once its rules are there: on the page, and in the login popup. Two tabs where the operator
 * offers both ways; what both ask for goes along when the tab is changed.
 */
export function RegisterPanel({ withReset = false, withPromotions = false }: RegisterPanelProps) {
  const { i18n, t } = useLingui();
  const ways = registrationWays(useServices().boot.status);
  const [chosen, setChosen] = useState(ways[0] ?? 'username');
  const { data, error, isPending, refetch } = useRegisterRules();
  if (isPending) return <Skeleton className="h-96 w-full" />;
  if (!data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 text-14 text-negative">
        {callMessage(i18n, error)}
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  // A form that is open keeps what it has when a later look at the rules fails.
  const rules = chosen === 'mobile' ? data.mobileRules : data.rules;
  const form = (
    <RegisterForm
      key={chosen}
      way={chosen}
      rules={rules}
      termsVersion={data.termsVersion}
      withReset={withReset}
    />
  );
  const labels = { username: t`By account name`, mobile: t`By mobile number` };
  return (
    <>
      {ways.length < 2 ? (
        form
      ) : (
        <Tabs
          label={t`How to register`}
          tabs={ways.map((id) => ({ id, label: labels[id] }))}
          selected={chosen}
          onSelect={setChosen}
        >
          {form}
        </Tabs>
      )}
      {withPromotions && <NewPlayerPromotions className="mt-2" />}
    </>
  );
}
