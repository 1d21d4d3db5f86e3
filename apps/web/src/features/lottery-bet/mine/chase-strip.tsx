import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';

interface ChaseStripProps {
  multiples: readonly number[];
  /** Parts placed so far. */
  placed: number;
  isOver: boolean;
}

/** The issues of a chase: placed, to come, or released; each with its multiple. */
export function ChaseStrip({ multiples, placed, isOver }: ChaseStripProps) {
  const { t } = useLingui();
  const stateOf = (at: number) =>
    at < placed
      ? { word: t`placed`, look: 'border-accent bg-accent-soft text-accent-strong' }
      : isOver
        ? { word: t`released`, look: 'border-dashed border-border text-subtle line-through' }
        : { word: t`to come`, look: 'border-border text-muted' };
  return (
    <ol aria-label={t`Issues of the chase`} className="flex flex-wrap gap-1">
      {multiples.map((multiple, at) => {
        const { word, look } = stateOf(at);
        return (
          <li
            key={at}
            className={classNames(
              'min-w-9 rounded-chip border px-1.5 py-0.5 text-center text-13 tabular',
              look,
            )}
          >
            {`×${multiple}`}
            <span className="sr-only">{` ${word}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
