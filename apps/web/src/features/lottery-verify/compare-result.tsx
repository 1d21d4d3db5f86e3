import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';

interface CompareResultProps {
  saved: DrawProof;
  /** What the site says now. */
  today: DrawProof;
}

type Figure = string | null;

/** `later`: not in the text yet, since it was saved before. */
const comparison = (saved: Figure, today: Figure): 'same' | 'other' | 'later' =>
  saved === today ? 'same' : saved === null ? 'later' : 'other';

const numbersOf = ({ numbers }: DrawProof) => (numbers.length === 0 ? null : numbers.join(' '));
const countOf = ({ betCount }: DrawProof) => (betCount === null ? null : String(betCount));

/** Figure by figure, whether the site still says what is in the text. */
export function CompareResult({ saved, today }: CompareResultProps) {
  const { t } = useLingui();
  const { brand } = today;
  const { brand: savedBrand } = saved;
  if (savedBrand !== brand) {
    return (
      <p role="status" className="text-14 font-semibold">
        {t`The text is of the brand ${savedBrand}, and this site is ${brand}: there is nothing to compare.`}
      </p>
    );
  }
  const rows = [
    { name: t`Seal (SHA-256 of the seed)`, is: comparison(saved.commitment, today.commitment) },
    { name: t`Root of the bets`, is: comparison(saved.root, today.root) },
    { name: t`Count of bets`, is: comparison(countOf(saved), countOf(today)) },
    {
      name: t`Signature of root, count and times`,
      is: comparison(saved.closeSignature, today.closeSignature),
    },
    { name: t`Seed`, is: comparison(saved.seed, today.seed) },
    { name: t`Drawn numbers`, is: comparison(numbersOf(saved), numbersOf(today)) },
    { name: t`Signature of the draw`, is: comparison(saved.drawSignature, today.drawSignature) },
  ];
  const words = {
    same: t`the same`,
    other: t`another one today`,
    later: t`not in the text yet`,
  };
  const isOther = rows.some(({ is }) => is === 'other');
  return (
    <div className="flex flex-col gap-2">
      <p
        role="status"
        className={classNames('text-14 font-semibold', isOther ? 'text-negative' : 'text-positive')}
      >
        {isOther
          ? t`The site says something else today. Where both are signed, your text is evidence: keep it.`
          : t`The site still says what is in your text.`}
      </p>
      <dl className="flex flex-col divide-y divide-border">
        {rows.map(({ name, is }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3 py-1.5 text-14">
            <dt>{name}</dt>
            <dd className={is === 'other' ? 'font-bold text-negative' : 'text-muted'}>
              {words[is]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
