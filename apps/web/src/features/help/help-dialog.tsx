import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { HelpCentre } from './help-centre.tsx';
import type { HelpSearch } from './help-centre-props.ts';

const searchFor: HelpSearch = (articleId) => (search) => ({ ...search, help: articleId ?? 1 });

/** The help centre over the page. */
export function HelpDialog({ search: { help }, onClose }: DialogProps) {
  // A link that only opens the contents says 1.
  const articleId = typeof help === 'string' ? help : undefined;
  const { t } = useLingui();
  return (
    <Modal
      name="help"
      title={t`Help centre`}
      closeLabel={t`Close help`}
      size="lg"
      tall
      open
      onClose={onClose}
    >
      <HelpCentre articleId={articleId} searchFor={searchFor} headingLevel={3} />
    </Modal>
  );
}
