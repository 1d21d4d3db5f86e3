/** What every dialog of payouts is given. */
export interface PayoutDialogProps {
  /** It is to go: it was dismissed, or what it is for is done. */
  onClose: () => void;
  /** Called when the dialog has done its work, so that the opener can go on; without it the dialog says so and closes. */
  onDone?: () => void;
}
