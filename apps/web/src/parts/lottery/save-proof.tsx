import { Trans, useLingui } from '@lingui/react/macro';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import FileCheck from 'lucide-react/icons/file-check';
import { CopyButton } from '../../lib/copy-button.tsx';
import { saveFile } from '../../lib/save-file.ts';

interface SaveProofProps {
  of: 'receipt' | 'record';
  /** Without its ending. */
  fileName: string;
  text: string;
}

/** Keeps a receipt or a record outside the site, and the way to the page that checks it. */
export function SaveProof({ of, fileName, text }: SaveProofProps) {
  const { t } = useLingui();
  const [save, copy] =
    of === 'receipt'
      ? [t`Save receipt`, t`Copy the receipt as text`]
      : [t`Save record`, t`Copy the record as text`];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Download size={18} />}
          onClick={() => saveFile(`${fileName}.json`, text, 'application/json')}
        >
          {save}
        </Button>
        <CopyButton text={text} label={copy} />
        <Link to="/lottery/verify" activeProps={{}} className={buttonClass({ tone: 'quiet' })}>
          <FileCheck size={18} />
          <Trans>Check a saved text</Trans>
        </Link>
      </div>
      <p className="text-13 text-muted">
        <Trans>
          What you save holds the signatures and the site’s key. Anyone can check it later, without
          your account.
        </Trans>
      </p>
    </div>
  );
}
