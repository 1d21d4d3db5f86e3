import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonTone } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import Copy from 'lucide-react/icons/copy';
import type { ReactNode } from 'react';
import { copyText } from './copy-text.ts';

interface CopyButtonProps {
  text: string;
  /** What it copies, for those who hear the page: it tells several buttons apart. */
  label?: string;
  tone?: ButtonTone;
  size?: 'sm' | 'md' | 'lg';
  /** In place of “Copy”. */
  children?: ReactNode;
}

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text, label, tone, size = 'md', children }: CopyButtonProps) {
  const { t } = useLingui();
  const copy = async () => {
    if (await copyText(text)) showToast({ tone: 'positive', text: t`Copied.` });
    else showToast({ tone: 'negative', text: t`This browser cannot copy it. Write it down.` });
  };
  return (
    <Button
      tone={tone}
      size={size}
      icon={<Copy size={18} />}
      aria-label={label}
      onClick={() => void copy()}
    >
      {children ?? <Trans>Copy</Trans>}
    </Button>
  );
}
