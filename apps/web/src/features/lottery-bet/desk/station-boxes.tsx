import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import type { Station } from '../offer/offer.ts';

interface StationBoxesProps {
  legend: string;
  /** Undefined until they are known: their line is kept for them. */
  stations: readonly Station[] | undefined;
  chosen: readonly string[];
  onChange: (gameCode: string, taken: boolean) => void;
  /** What choosing one means. */
  children: ReactNode;
}

/** Stations of a draw, any of which may be chosen. */
export function StationBoxes({ legend, stations, chosen, onChange, children }: StationBoxesProps) {
  return (
    <fieldset className="rounded-box border border-border bg-surface px-4 py-3">
      <legend className="px-1 text-14 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {!stations && <Skeleton className="h-8 w-full touch:h-11" />}
        {stations?.map(({ gameCode, gameName }) => (
          <Checkbox
            key={gameCode}
            label={gameName}
            checked={chosen.includes(gameCode)}
            onChange={(event) => onChange(gameCode, event.target.checked)}
          />
        ))}
      </div>
      <p className="text-13 text-muted">{children}</p>
    </fieldset>
  );
}
