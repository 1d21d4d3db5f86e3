import { useLingui } from '@lingui/react/macro';
import type { Verified } from '@palpite/lottery/verify.ts';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import type { StepSubject } from './step-picture.tsx';

export interface Step {
  of: StepSubject;
  title: string;
  text: string;
  at: string | null;
  /** Undefined where there is nothing to compute, or not yet. */
  ok: boolean | undefined;
}

export interface ProofStepsProps {
  proof: DrawProof;
  steps: readonly Verified[];
  /** Undefined where the issue has no signature. */
  isSigned: boolean | undefined;
  /** Whether the public network signed its round; undefined where there is none, or it is being computed. */
  isRoundSigned: boolean | undefined;
}

/** What happened in which order, as far as it is published. */
export function useSteps({
  proof,
  steps,
  isSigned,
  isRoundSigned,
}: ProofStepsProps): readonly Step[] {
  const { t } = useLingui();
  const found = (step: Verified['step']) => steps.find((one) => one.step === step)?.ok;
  const round = proof.drand?.round ?? 0;
  const times = (proof.chain?.place ?? 0) + 1;
  const sealed =
    proof.chain === null
      ? t`The hash of the seed was published before the first bet.`
      : t`The hash of the seed was published before the first bet, with the anchor of all seeds of the day.`;
  const closed = useClosedStep(proof);
  const mixed: Step = {
    of: 'round',
    title: t`Public round`,
    text: t`The public network drand publishes its round ${round} after the sales. Your browser checks its signature.`,
    at: proof.drawnAt,
    ok: all(isRoundSigned, found('entropy')),
  };
  return proof.source === 'official'
    ? [
        // What was not sold here was not closed either.
        ...(proof.broughtIn ? [] : [closed]),
        {
          of: 'official',
          title: t`Numbers`,
          text: proof.voidedAt
            ? t`There are none: the official draw did not take place.`
            : t`They come from the official draw; there is no seed.`,
          at: proof.drawnAt,
          ok: undefined,
        },
      ]
    : [
        {
          of: 'sealed',
          title: t`Sealed`,
          text: [sealed, ...(proof.signature === null ? [] : [t`The site signed it.`])].join(' '),
          at: null,
          ok: all(isSigned, found('commitment')),
        },
        closed,
        {
          of: 'opened',
          title: t`Seal opened`,
          text:
            proof.chain === null
              ? t`The seed is public: hashed, it gives the seal.`
              : t`The seed is public: hashed, it gives the seal, and hashed ${times} times in a row the anchor of the day.`,
          at: proof.drawnAt,
          ok: all(found('commitment'), found('chain')),
        },
        ...(proof.drand === null ? [] : [mixed]),
        {
          of: 'numbers',
          title: t`Numbers`,
          text:
            proof.drand === null
              ? t`The seed alone gives these numbers, one by one.`
              : t`The seed and the public round ${round} give these numbers, one by one.`,
          at: proof.drawnAt,
          ok: found('result'),
        },
      ];
}

function useClosedStep({ betCount: count, root, closedAt }: DrawProof): Step {
  const { t } = useLingui();
  const betCount = count ?? 0;
  return {
    of: 'closed',
    title: t`Bets closed`,
    text:
      root === null
        ? t`The bets get one root when the sale closes.`
        : t`${betCount} bets were put under one root, before the numbers were known.`,
    at: closedAt,
    ok: undefined,
  };
}

/** Whether all checks hold that apply by now; undefined where none does. */
function all(...checks: readonly (boolean | undefined)[]): boolean | undefined {
  const made = checks.filter((one) => one !== undefined);
  return made.length === 0 ? undefined : made.every((one) => one);
}
