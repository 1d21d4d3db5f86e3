import { useLingui } from '@lingui/react/macro';
import { useFull } from '../lines/use-full-lines.ts';
import { useFullText } from '../offer/use-full-text.ts';
import type { Asked, PlaceSheetProps } from './placing.ts';

/** Why a line of an order was refused, and what could be placed instead. */
export interface Refusal {
  readonly text: string;
  /** The highest price of a unit that the draw still takes; undefined where none is known. */
  readonly mostMinor: bigint | undefined;
}

const NONE = [] as const;

/** The refused lines of an order, by their id: those that the operator names, and those that are known to be above a cap too. */
export function useRefused({
  offers,
  sales,
  asked: { order, failure },
}: Pick<PlaceSheetProps, 'offers' | 'sales'> & { asked: Asked }): ReadonlyMap<string, Refusal> {
  const { t } = useLingui();
  const fullText = useFullText();
  const isOfLines = failure?.kind === 'lines';
  const full = useFull(offers, sales, isOfLines ? order.lines : NONE);
  if (!isOfLines) return new Map();
  return new Map(
    order.lines.flatMap(({ id }, at) => {
      const above = full.get(id);
      const { mostMinor } = above ?? {};
      if (above) {
        return [[id, { text: fullText(above.play, above.game.limits, above.fault), mostMinor }]];
      }
      if (failure.full.includes(at)) {
        const text = t`This draw takes no more on one of these numbers. Choose others or a lower price.`;
        return [[id, { text, mostMinor }]];
      }
      if (!failure.wrong.includes(at)) return [];
      return [[id, { text: t`This line cannot be placed as it is.`, mostMinor }]];
    }),
  );
}
