import { useLingui } from '@lingui/react/macro';
import type { Verified } from '@palpite/lottery/verify.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { useServices } from '../../lib/services.ts';
import { momentText } from '../../lib/time-text.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';

interface Step {
  title: string;
  text: string;
  at: string | null;
  /** Undefined where there is nothing to compute, or not yet. */
  ok: boolean | undefined;
}

/** What happened in which order, and what the browser found. */
export function ProofSteps({ proof, steps }: { proof: DrawProof; steps: readonly Verified[] }) {
  const { t } = useLingui();
  const found = (step: Verified['step']) => steps.find((one) => one.step === step)?.ok;
  const betCount = proof.betCount ?? 0;
  const round = proof.drand?.round ?? 0;
  const closed: Step = {
    title: t`Bets closed`,
    text:
      proof.root === null
        ? t`The bets get one root when the sale closes.`
        : t`${betCount} bets were put under one root, before the numbers were known.`,
    at: proof.closedAt,
    ok: undefined,
  };
  const list: readonly Step[] =
    proof.source === 'official'
      ? [
          closed,
          {
            title: t`Numbers`,
            text: t`They come from the official draw; there is no seed.`,
            at: proof.drawnAt,
            ok: undefined,
          },
        ]
      : [
          {
            title: t`Sealed`,
            text: t`The hash of the seed was published before the first bet.`,
            at: null,
            ok: found('commitment'),
          },
          closed,
          {
            title: t`Seal opened`,
            text: t`The seed is public: hashed, it gives the seal.`,
            at: proof.drawnAt,
            ok: found('commitment'),
          },
          {
            title: t`Numbers`,
            text:
              proof.drand === null
                ? t`The seed alone gives these numbers, one by one.`
                : t`The seed and the public round ${round} give these numbers, one by one.`,
            at: proof.drawnAt,
            ok: found('result'),
          },
        ];
  return (
    <ol className="grid gap-4 md:grid-cols-4">
      {list.map((step) => (
        <li
          key={step.title}
          className="border-l-4 border-border pl-4 md:border-t-4 md:border-l-0 md:pt-3 md:pl-0"
        >
          <StepBody step={step} />
        </li>
      ))}
    </ol>
  );
}

function StepBody({ step: { title, text, at, ok } }: { step: Step }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const [Icon, word] =
    ok === undefined
      ? [Minus, t`Nothing to recompute`]
      : ok
        ? [Check, t`Matches`]
        : [X, t`Does not match`];
  return (
    <>
      <h3 className="text-16 font-bold">{title}</h3>
      {at !== null && <p className="text-13 text-muted">{momentText(at, timeZone, i18n.locale)}</p>}
      <p className="text-14 text-muted">{text}</p>
      <p
        className={classNames(
          'mt-1 flex items-center gap-2 text-14 font-semibold',
          ok === true && 'text-positive',
          ok === false && 'text-negative',
        )}
      >
        <Icon size={18} aria-hidden="true" />
        {word}
      </p>
    </>
  );
}
