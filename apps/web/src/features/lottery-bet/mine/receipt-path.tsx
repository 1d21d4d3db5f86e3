import { useLingui } from '@lingui/react/macro';
import { pathSides } from '@palpite/lottery/merkle.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Receipt } from './mine.ts';

interface ReceiptPathProps {
  /** The mark of the bet, as hexadecimal text. */
  hash: string;
  inclusion: NonNullable<Receipt['inclusion']>;
  proof: Receipt['proof'];
  /** Whether the path leads to the published root. */
  ok: boolean;
}

/** The way from the bet to the root, step by step: at each it is joined with its neighbour. */
export function ReceiptPath({ hash, inclusion, proof, ok }: ReceiptPathProps) {
  const { t } = useLingui();
  const count = proof.betCount ?? 0;
  const place = inclusion.index + 1;
  const sides = pathSides(inclusion.index, count);
  return (
    <section aria-label={t`The way of your bet to the root`} className="flex flex-col gap-2">
      <p className="text-14">
        {t`Your bet is number ${place} of ${count} in the list. At each step its mark is joined with that of its neighbour; the last mark is the root.`}
      </p>
      <ol className="flex flex-col">
        <PathStep mark={hash} first>{t`Your bet`}</PathStep>
        {inclusion.path.map((mark, at) => (
          <PathStep key={mark} mark={mark}>
            {sides[at] === 'left'
              ? t`with its neighbour on the left`
              : t`with its neighbour on the right`}
          </PathStep>
        ))}
        <PathStep mark={proof.root ?? ''} ok={ok}>
          {ok ? t`The root that was published` : t`Not the root that was published`}
        </PathStep>
      </ol>
    </section>
  );
}

/** So many digits tell two marks apart by eye; the whole ones are below. */
const SHOWN_DIGITS = 12;

interface PathStepProps {
  mark: string;
  first?: boolean;
  /** Of the last step. */
  ok?: boolean;
  children: ReactNode;
}

function PathStep({ mark, first = false, ok, children }: PathStepProps) {
  return (
    <li className="relative flex items-center gap-3 py-1">
      {!first && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute bottom-1/2 left-3 h-full -translate-x-1/2 border-l-2',
            ok === false ? 'border-dashed border-negative' : 'border-border-strong',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'relative grid size-6 shrink-0 place-items-center border-2',
          ok === undefined && 'rounded-full border-border-strong bg-surface',
          ok === true && 'rounded-full border-positive bg-positive text-canvas',
          ok === false && 'rounded-mark border-negative bg-negative text-canvas',
        )}
      >
        {ok === true && <Check size={14} />}
        {ok === false && <X size={14} />}
      </span>
      <span
        className={classNames(
          'min-w-0 text-14',
          (first || ok !== undefined) && 'font-semibold',
          ok === false && 'text-negative',
        )}
      >
        {children}{' '}
        <code className="font-mono text-13 text-muted">{mark.slice(0, SHOWN_DIGITS)}…</code>
      </span>
    </li>
  );
}
