import { useLingui } from '@lingui/react/macro';
import type { Verified } from '@palpite/lottery/verify.ts';
import type { TimeFault } from '@palpite/lottery/verify-times.ts';
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
  /** Undefined where the close and the draw have no signatures. */
  isCloseSigned: boolean | undefined;
  isDrawSigned: boolean | undefined;
  /** Which times are not in their order. */
  faults: readonly TimeFault[];
}

/** What happened in which order, as far as it is published. */
export function useSteps({
  proof,
  steps,
  isSigned,
  isRoundSigned,
  isCloseSigned,
  isDrawSigned,
  faults,
}: ProofStepsProps): readonly Step[] {
  const { t } = useLingui();
  const found = (step: Verified['step']) => steps.find((one) => one.step === step)?.ok;
  const round = proof.mixedRound ?? proof.drand?.round ?? 0;
  const times = (proof.chain?.place ?? 0) + 1;
  const sealed =
    proof.chain === null
      ? t`The hash of the seed was published before the first bet.`
      : t`The hash of the seed was published before the first bet, with the anchor of all seeds of the day.`;
  const closed = useClosedStep(proof, isCloseSigned, faults);
  const ruled = useRuleText(proof);
  const official = useOfficialStep(proof);
  const mixed: Step = {
    of: 'round',
    title: t`Public round`,
    text: [
      t`The public network drand publishes its round ${round} after the sales. Your browser checks its signature.`,
      ...ruled,
    ].join(' '),
    at: proof.drawnAt,
    ok: all(isRoundSigned, found('entropy'), ...failing(faults, ['other-round'])),
  };
  return proof.source === 'official'
    ? [
        // What was not sold here was not closed either.
        ...(proof.broughtIn ? [] : [closed]),
        official,
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
          ok: all(found('result'), isDrawSigned, ...failing(faults, DRAWN_FAULTS)),
        },
      ];
}

function useOfficialStep({ voidedAt, drawnAt }: DrawProof): Step {
  const { t } = useLingui();
  return {
    of: 'official',
    title: t`Numbers`,
    text: voidedAt
      ? t`There are none: the official draw did not take place.`
      : t`They come from the official draw; there is no seed.`,
    at: drawnAt,
    ok: undefined,
  };
}

const DRAWN_FAULTS: readonly TimeFault[] = ['drawn-before-root', 'drawn-early'];
const CLOSED_FAULTS: readonly TimeFault[] = ['closed-early', 'root-late', 'malformed'];

/** A failed check if one of these faults is there; no check otherwise. */
const failing = (faults: readonly TimeFault[], of: readonly TimeFault[]): readonly false[] =>
  faults.some((one) => of.includes(one)) ? [false] : [];

/** Which rule gave the round, where the issue names a rule and is closed. */
function useRuleText({ drand, mixedRound }: DrawProof): readonly string[] {
  const { t } = useLingui();
  if (drand === null || mixedRound === null) return [];
  const named = drand.round;
  return mixedRound === named
    ? [t`It is the round that was named before the sales.`]
    : [
        t`The root came too late for the round ${named}, so this is the later round of the rule that was named before the sales.`,
      ];
}

function useClosedStep(
  { betCount: count, root, closedAt, closeSignature }: DrawProof,
  isCloseSigned: boolean | undefined,
  faults: readonly TimeFault[],
): Step {
  const { t } = useLingui();
  const betCount = count ?? 0;
  return {
    of: 'closed',
    title: t`Bets closed`,
    text:
      root === null
        ? t`The bets get one root when the sale closes.`
        : [
            faults.includes('root-late')
              ? t`${betCount} bets were put under one root, but only after the public round was known.`
              : t`${betCount} bets were put under one root, before the numbers were public.`,
            ...(closeSignature === null ? [] : [t`The site signed it.`]),
          ].join(' '),
    at: closedAt,
    ok: all(isCloseSigned, ...failing(faults, CLOSED_FAULTS)),
  };
}

/** Whether all checks hold that apply by now; undefined where none does. */
function all(...checks: readonly (boolean | undefined)[]): boolean | undefined {
  const made = checks.filter((one) => one !== undefined);
  return made.length === 0 ? undefined : made.every((one) => one);
}
