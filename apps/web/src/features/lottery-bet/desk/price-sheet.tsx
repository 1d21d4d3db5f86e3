import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import type { Desk } from '../board/desk.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { UnitPrice } from './unit-price.tsx';

interface PriceSheetProps {
  limits: LotteryOffer['limits'];
  desk: Desk;
  error: string | undefined;
  onClose: () => void;
}

/** The price of a unit and its multiple, where they have no room on the page. */
export function PriceSheet({ onClose, ...price }: PriceSheetProps) {
  const { t } = useLingui();
  return (
    <Modal
      name="lottery-price"
      open
      size="md"
      title={t`Price of a unit`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <UnitPrice {...price} />
    </Modal>
  );
}
