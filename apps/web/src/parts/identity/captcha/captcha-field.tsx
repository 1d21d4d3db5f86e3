import { Trans, useLingui } from '@lingui/react/macro';
import type { Captcha } from '@palpite/contract/captcha.ts';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import Check from 'lucide-react/icons/check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface CaptchaFieldProps {
  captcha: Captcha;
  /** Brings it into sight, with the cursor in its field. */
  takesFocus: boolean;
  /** Set once the device has answered by work; the text is then not needed. */
  solved: boolean;
  error: string | undefined;
  input: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>;
  onRefresh: () => void;
  onSolved: (proofOfWork: string) => void;
}

/** A picture to read, and beside it a way that asks for no reading (WCAG 2.2, 3.3.8). */
export function CaptchaField({
  captcha,
  takesFocus,
  solved,
  error,
  input,
  onRefresh,
  onSolved,
}: CaptchaFieldProps) {
  const { t } = useLingui();
  const [work, setWork] = useState<'idle' | 'running' | 'failed'>('idle');

  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const solve = async () => {
    setWork('running');
    const { solveCaptcha } = await import('./solve-captcha.ts');
    const proof = await solveCaptcha(captcha.proofOfWork).catch(() => null);
    setWork(proof === null ? 'failed' : 'idle');
    if (proof !== null) onSolved(proof);
  };

  if (solved) {
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-positive">
        <Check size={20} aria-hidden />
        <Trans>Verified. No characters needed.</Trans>
      </p>
    );
  }
  return (
    <div ref={box} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <img
          src={`data:image/png;base64,${captcha.image}`}
          alt={t`Picture with characters to type`}
          className="h-14 rounded-box border border-border bg-sunken"
        />
        <IconButton label={t`New picture`} icon={<RefreshCw size={20} />} onClick={onRefresh} />
      </div>
      <TextField
        {...input}
        label={t`Characters in the picture`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
      />
      <Button
        tone="quiet"
        size="sm"
        busy={work === 'running'}
        className="self-start"
        onClick={() => void solve()}
      >
        <Trans>I cannot read it: use this device to verify instead</Trans>
      </Button>
      {work === 'failed' && (
        <p role="alert" className="text-13 text-negative">
          <Trans>Verification on this device failed. Type the characters in the picture.</Trans>
        </p>
      )}
    </div>
  );
}
