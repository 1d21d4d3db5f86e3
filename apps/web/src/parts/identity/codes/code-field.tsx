import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { LateAlert } from '../../../lib/late-alert.tsx';
import { codeMessage } from './phone-problem.ts';
import type { CodeSending } from './use-code-sending.ts';

interface CodeFieldProps {
  label: string;
  /** The form marks what it requires by stars. */
  starred?: boolean;
  error: string | undefined;
  placeholder?: string | undefined;
  /** Ties the input to the form: `form.register('verificationCode')`. */
  input: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  sending: CodeSending;
  /** Where the code goes, as people write it; told once it has left. Null where nobody may learn whether one has. */
  recipient: string | null;
}

/**
 * A verification code: the field that phones fill from the message, and the button that sends one.
 *
 * ```tsx
 * const sending = useCodeSending({ purpose: 'login', recipient: '+5511…', ask, ready });
 * <CodeField label={t`Verification code`} input={form.register('verificationCode')} … sending={sending} />
 * ```
 *
 * A screen reader hears once that the code was sent; the seconds are in the button and are read out only on request.
 * A failure opens an alert. The code's own wrongness is the form's to tell, by `error`.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, starred, error, placeholder, input, sending, recipient } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { sent, secondsLeft, busy, failure } = sending;
  const waiting = secondsLeft > 0;
  const minutes = Math.ceil(secondsLeft / 60);

  // The button is disabled now, so the focus moves to the field for the code.
  useEffect(() => {
    if (sent) box.current?.querySelector('input')?.focus();
  }, [sent]);

  return (
    <div ref={box} className="flex flex-col gap-1.5">
      <TextField
        {...input}
        label={label}
        starred={starred}
        error={error}
        placeholder={placeholder}
        aria-required
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={255}
        trailing={
          <Button
            size="md"
            className="min-w-28 tabular-nums"
            busy={busy}
            disabled={waiting}
            aria-describedby={waiting ? `${id}-wait` : undefined}
            onClick={sending.send}
          >
            {waiting || sent ? <Trans>Send again</Trans> : <Trans>Send code</Trans>}
            {waiting && <span aria-hidden> {clock(secondsLeft)}</span>}
          </Button>
        }
      />
      {waiting && (
        <span id={`${id}-wait`} className="sr-only">
          <Plural
            value={minutes}
            one="You can try again in # minute."
            other="You can try again in # minutes."
          />
        </span>
      )}
      <p role="status" className="text-13 text-muted empty:-mt-1.5">
        {sent && <SentTo recipient={recipient} />}
      </p>
      <LateAlert
        name="code-failure"
        open={failure !== null}
        icon={<TriangleAlert size={24} aria-hidden />}
        title={t`No code was sent`}
        confirmLabel={t`OK`}
        onConfirm={sending.dismiss}
        onClose={sending.dismiss}
      >
        {codeMessage(i18n, failure)}
      </LateAlert>
    </div>
  );
}

function SentTo({ recipient }: Pick<CodeFieldProps, 'recipient'>) {
  if (recipient !== null) return <Trans>The code was sent to {recipient}.</Trans>;
  return <Trans>If there is an account with these details, the code is on its way.</Trans>;
}

/** Seconds as `9:59`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
