import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import type { SlipBodyProps } from './slip-body.tsx';
import { SlipBody } from './slip-body-later.tsx';

/** The slip over the board, where there is no room beside it. */
export function SlipSheet({ onClose, ...props }: SlipBodyProps & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal name="lottery-slip" open title={t`Slip`} closeLabel={t`Close`} onClose={onClose}>
      {/* Its lines are on the edge of the title; its foot ends where the sheet does, over the lines below it. */}
      <div className="-mx-5 -mb-5 flex flex-col [--slip-edge:--spacing(5)] bg-overlay *:last:-bottom-5 *:last:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <SlipBody {...props} />
      </div>
    </Modal>
  );
}
