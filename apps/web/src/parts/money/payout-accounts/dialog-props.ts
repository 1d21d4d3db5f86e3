/** What every dialog of payouts is given. */
export interface PayoutDialogProps {
  /** It is to go: it was dismissed, or what it is for is done. */
  onClose: () => void;
  /** What it is for is done, and whoever opened it goes on from here; without it it says so and closes. */
  onDone?: () => void;
}
