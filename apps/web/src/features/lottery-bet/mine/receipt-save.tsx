import { SaveProof } from '../../../parts/lottery/save-proof.tsx';
import { receiptText } from '../../../parts/lottery/saved-text.ts';
import { useSealCheck } from '../../../parts/lottery/use-seal-check.ts';
import type { Receipt } from './mine.ts';

/** The receipt as the site gave it, to keep; once the keys are known that belong in it. */
export function ReceiptSave({ receipt }: { receipt: Receipt }) {
  const { check } = useSealCheck();
  if (!check) return null;
  const fileName = `receipt-${receipt.bet.order}`;
  return (
    <SaveProof of="receipt" fileName={fileName} text={receiptText(receipt, check.publicKeys)} />
  );
}
