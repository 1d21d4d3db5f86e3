import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { LateAlert } from '../../../lib/late-alert.tsx';
import { secondsUntil, useAsTimePasses } from '../../../lib/ticking.ts';
import { TickingText } from '../../../lib/ticking-text.tsx';
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
  /** Another way to go on, offered with a second code once the first is overdue. */
  otherWay?: ReactNode;
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
  const { label, starred, error, placeholder, input, sending, recipient, otherWay } = props;
  const { t, i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { sent, end, busy, failure, sendEarly } = sending;
  const waiting = end > 0;

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
            {waiting && <TickingText aria-hidden text={() => ` ${clock(secondsUntil(end))}`} />}
          </Button>
        }
      />
      {waiting && (
        <span id={`${id}-wait`} className="sr-only">
          <WaitMinutes end={end} />
        </span>
      )}
      <p role="status" className="text-13 text-muted empty:-mt-1.5">
        {sent && <SentTo recipient={recipient} />}
      </p>
      {sendEarly && <Overdue busy={busy} onSend={sendEarly} otherWay={otherWay} />}
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

function WaitMinutes({ end }: Pick<CodeSending, 'end'>) {
  const minutes = useAsTimePasses(() => Math.ceil(secondsUntil(end) / 60));
  return (
    <Plural
      value={minutes}
      one="You can try again in # minute."
      other="You can try again in # minutes."
    />
  );
}

interface OverdueProps {
  busy: boolean;
  onSend: () => void;
  otherWay: ReactNode;
}

/** What to do when no code comes: another one at once, without the rest of the wait, or another way. */
function Overdue({ busy, onSend, otherWay }: OverdueProps) {
  return (
    <div className="flex flex-col gap-2 rounded-box border border-border bg-sunken px-4 py-3">
      <p className="text-13">
        <strong className="font-semibold">
          <Trans>No code yet?</Trans>
        </strong>{' '}
        <Trans>
          Check that the number or address is right, and look into your spam folder. A new code
          replaces the one before it.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={busy} onClick={onSend}>
          <Trans>Send another code now</Trans>
        </Button>
        {otherWay}
      </div>
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
