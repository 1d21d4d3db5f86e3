import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../lib/copy-text.ts';

/** Puts a text on the clipboard, and says whether it is there. `of` tells several buttons apart by ear. */
export function CopyButton({ text, of }: { text: string; of?: string }) {
  const { t } = useLingui();
  const copy = async () => {
    if (await copyText(text)) showToast({ tone: 'positive', text: t`Copied.` });
    else showToast({ tone: 'negative', text: t`Copying is not possible here. Write it down.` });
  };
  return (
    <Button
      size="md"
      icon={<Copy size={18} />}
      aria-label={of === undefined ? undefined : t`Copy the link ${of}`}
      onClick={() => void copy()}
    >
      <Trans>Copy</Trans>
    </Button>
  );
}
