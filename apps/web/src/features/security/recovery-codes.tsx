import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/**
 * Recovery codes, shown only this once. The button to continue is enabled when the member confirms that they are kept.
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const [kept, setKept] = useState(false);
  const intro = useRef<HTMLParagraphElement>(null);

  // The form that had the focus is gone: users of screen readers and keyboards continue here.
  useEffect(() => intro.current?.focus(), []);

  const copy = async () => {
    if (await copyText(codes.join('\n'))) {
      showToast({ tone: 'positive', text: t`The codes are copied.` });
    } else
      showToast({ tone: 'negative', text: t`This browser cannot copy them. Write them down.` });
  };

  return (
    <div className="flex flex-col gap-4">
      <p ref={intro} tabIndex={-1} className="text-14 text-muted outline-none">
        <Trans>
          Two-step login is on. If you lose your phone, each of these codes lets you in once. They
          are shown only now: write them down or print them, and keep them apart from your phone.
        </Trans>
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-box bg-sunken p-4 font-mono text-16">
        {codes.map((code) => (
          <li key={code} className="text-center select-all">
            {code}
          </li>
        ))}
      </ul>
      <Button
        size="md"
        icon={<Copy size={18} />}
        className="self-start"
        onClick={() => void copy()}
      >
        <Trans>Copy</Trans>
      </Button>
      <Checkbox
        label={t`I have saved these codes`}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
      />
      <Button tone="accent" size="lg" block disabled={!kept} onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}
