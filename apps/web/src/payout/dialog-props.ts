/** What every dialog of payouts is given. */
export interface PayoutDialogProps {
  /** It is to go: it was dismissed, or what it is for is done. */
  onClose: () => void;
  /** What it is for is done; without it `onClose`. */
  onDone?: () => void;
}
