import { ConfirmSheet } from './confirm-sheet.tsx';
import { PlacedSheet } from './placed-sheet.tsx';
import type { PlaceSheetProps } from './placing.ts';

/** The last step before money is taken, and what came of it. */
export function PlaceSheet({ placing, ...rest }: PlaceSheetProps) {
  const { asked, placed } = placing;
  if (placed) return <PlacedSheet {...rest} placed={placed} onClose={placing.close} />;
  return asked && <ConfirmSheet {...rest} placing={placing} asked={asked} />;
}
