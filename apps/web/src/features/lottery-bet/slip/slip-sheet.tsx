import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import type { SlipBodyProps } from './slip-body.tsx';
import { SlipBody } from './slip-body-later.tsx';

/** The slip over the board, where there is no room beside it. */
export function SlipSheet({ onClose, ...props }: SlipBodyProps & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal name="lottery-slip" open title={t`Slip`} closeLabel={t`Close`} onClose={onClose}>
      <div className="-mx-5 -mb-5 flex flex-col bg-overlay">
        <SlipBody {...props} />
      </div>
    </Modal>
  );
}
