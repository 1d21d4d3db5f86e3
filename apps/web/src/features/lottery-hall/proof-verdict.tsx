import { useLingui } from '@lingui/react/macro';
import type { Verified } from '@palpite/lottery/verify.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { ProofSeal } from './proof-seal.tsx';

interface ProofVerdictProps {
  proof: DrawProof;
  steps: readonly Verified[];
  /** What was signed, by the site and by the public network; undefined where nothing was. */
  signed: readonly (boolean | undefined)[];
  /** A check is still being made. */
  isComing: boolean;
}

/** Whether the draw holds, in a sentence; read out when a figure is changed. */
export function ProofVerdict({ proof, steps, signed, isComing }: ProofVerdictProps) {
  const isDrawn = proof.numbers.length > 0;
  const isForged = signed.includes(false);
  const holds = steps.length > 0 && !isForged && steps.every(({ ok }) => ok);
  const isOfficial = proof.source === 'official';
  const isUndrawn = isOfficial || Boolean(proof.voidedAt);
  const isBroken = !proof.broughtIn && (isForged || (isDrawn && !holds && !isUndrawn));
  const [Icon, title, text] = useVerdict(proof, { isForged, holds, isComing });
  return (
    <div
      role="status"
      className={classNames(
        'flex items-center gap-5 rounded-card border-4 bg-origin-border p-5 text-on-art',
        isBroken
          ? 'border-dashed border-negative bg-[linear-gradient(90deg,oklch(0.32_0.11_22),oklch(0.38_0.14_22))]'
          : 'border-transparent bg-[linear-gradient(90deg,oklch(0.27_0.05_200),oklch(0.33_0.07_190))]',
      )}
    >
      {isBroken || (holds && !isComing && !proof.voidedAt) ? (
        <ProofSeal isBroken={isBroken} />
      ) : (
        <Icon size={72} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      )}
      <div className="max-w-3xl min-w-0 flex-1">
        <h2 className="mb-1.5 font-display text-24 font-bold md:text-32">{title}</h2>
        <p className="text-16">{text}</p>
      </div>
    </div>
  );
}

interface Found {
  isForged: boolean;
  holds: boolean;
  isComing: boolean;
}

/** Its picture, and what it says. */
function useVerdict(proof: DrawProof, { isForged, holds, isComing }: Found) {
  const { t } = useLingui();
  const isDrawn = proof.numbers.length > 0;
  const broken = [
    BadgeX,
    t`This draw does not hold`,
    t`Figures differ from what was published. If you did not change them yourself, send this page to customer service.`,
  ] as const;
  if (isForged && !proof.broughtIn) return broken;
  if (proof.refusedAt && !isDrawn) {
    return [
      BadgeX,
      t`This draw is refused`,
      t`The seed that was opened is not the one that was sealed. Nothing was drawn or paid.`,
    ] as const;
  }
  if (proof.voidedAt) {
    return [
      Landmark,
      t`This draw is void`,
      t`It did not take place. Every bet on it was returned.`,
    ] as const;
  }
  if (proof.broughtIn) {
    return [
      Landmark,
      t`Drawn before this site sold the lottery`,
      t`The station published these numbers before this site sold the lottery. Nothing was bet on this draw here, and there is no proof of it.`,
    ] as const;
  }
  if (proof.source === 'official') {
    return isDrawn
      ? ([
          Landmark,
          t`Drawn outside`,
          t`These numbers come from an official draw, which this site does not draw. Only the list of bets is sealed here.`,
        ] as const)
      : ([
          Hourglass,
          t`This draw is still to come`,
          t`Its numbers come from an official draw, which this site does not draw. Only the list of bets is sealed here.`,
        ] as const);
  }
  if (!isDrawn) {
    return [
      Hourglass,
      t`This draw is still to come`,
      t`Its seal is published; the seed and the numbers follow with the draw.`,
    ] as const;
  }
  if (!holds) return broken;
  return isComing
    ? ([
        Hourglass,
        t`Checking the public round`,
        t`Your browser computes the signature of the public network.`,
      ] as const)
    : ([
        BadgeCheck,
        t`This draw holds`,
        t`Your browser has recomputed every step. The numbers follow from the seed that was sealed before the sales opened.`,
      ] as const);
}
