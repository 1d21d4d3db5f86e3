import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactorDemand, SecondFactorMethod } from '@palpite/contract/second-factor.ts';
import type { SessionStart } from '@palpite/contract/session.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useEffect, useId, useRef } from 'react';
import { CodeField } from './codes/code-field.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useSecondFactor } from './use-second-factor.ts';

interface SecondFactorStepProps {
  demand: SecondFactorDemand;
  onSignedIn: (start: SessionStart) => unknown;
  /** One below the heading that it stands under. */
  headingLevel: 2 | 3;
  /** Back to the first proof. */
  onBack: () => void;
}

/** What a login asks for when its first proof does not do alone. It stands where that one's form stood. */
export function SecondFactorStep({
  demand,
  onSignedIn,
  headingLevel,
  onBack,
}: SecondFactorStepProps) {
  const Heading = `h${headingLevel}` as const;
  const { t, i18n } = useLingui();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const step = useSecondFactor(demand, onSignedIn);
  const { method, destination, code, sending, submit, failure, busy } = step;
  // The element with the focus is gone, so a screen reader goes on here.
  useEffect(() => head.current?.focus(), []);
  return (
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <div className="flex flex-col gap-1">
        <Heading id={id} ref={head} tabIndex={-1} className="text-16 font-bold outline-none">
          <Trans>Confirm that it is you</Trans>
        </Heading>
        <p className="text-14 text-muted">
          <Why method={method} destination={destination} />
        </p>
      </div>
      {failure && <FormAlert>{callMessage(i18n, failure)}</FormAlert>}
      {method === 'totp' ? (
        <TextField
          {...code.input}
          label={t`Code`}
          error={code.error}
          autoComplete="one-time-code"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      ) : (
        <CodeField
          label={t`Verification code`}
          error={code.error}
          input={code.input}
          sending={sending}
          recipient={destination}
        />
      )}
      <Button type="submit" tone="accent" size="lg" block busy={busy}>
        <Trans>Confirm and log in</Trans>
      </Button>
      <div className="flex flex-wrap justify-between gap-2 has-[>:only-child]:justify-center">
        <Button tone="quiet" onClick={onBack}>
          <Trans>Back to login</Trans>
        </Button>
        <OtherMethod demand={demand} current={method} onChoose={step.choose} />
      </div>
    </form>
  );
}

function Why({ method, destination }: { method: SecondFactorMethod; destination: string }) {
  return method === 'totp' ? (
    <Trans>Enter the code that your authenticator app shows, or a recovery code.</Trans>
  ) : (
    <Trans>
      This account has not been used from here recently. Request a code to {destination}.
    </Trans>
  );
}

interface OtherMethodProps {
  demand: SecondFactorDemand;
  current: SecondFactorMethod;
  onChoose: (method: SecondFactorMethod) => void;
}

/** The next way to prove it, where the account has another. */
function OtherMethod({ demand: { methods }, current, onChoose }: OtherMethodProps) {
  const at = methods.findIndex(({ method }) => method === current);
  const next = methods[(at + 1) % methods.length]?.method;
  if (next === undefined || next === current) return null;
  return (
    <Button tone="quiet" onClick={() => onChoose(next)}>
      {next === 'sms' ? (
        <Trans>Use SMS instead</Trans>
      ) : next === 'email' ? (
        <Trans>Use email instead</Trans>
      ) : (
        <Trans>Use the authenticator app instead</Trans>
      )}
    </Button>
  );
}
