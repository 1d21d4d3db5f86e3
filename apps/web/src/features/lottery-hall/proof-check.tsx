import { Trans, useLingui } from '@lingui/react/macro';
import { type Verified, verifyDraw } from '@palpite/lottery/verify.ts';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BadgeX from 'lucide-react/icons/badge-x';
import Hourglass from 'lucide-react/icons/hourglass';
import Landmark from 'lucide-react/icons/landmark';
import { useState } from 'react';
import { DrawnNumbers } from '../../parts/lottery/drawn-numbers.tsx';
import type { DrawProof } from '../../parts/lottery/lottery-offer.ts';
import { Panel } from '../../parts/lottery/panel.tsx';
import { LateDraw } from './late-draw.tsx';
import { ProofFigures } from './proof-figures.tsx';
import { ProofLimits } from './proof-limits.tsx';
import { ProofSeal } from './proof-seal.tsx';
import { ProofSteps } from './proof-steps.tsx';
import type { SealCheck } from './use-seal-check.ts';

/** What a reader may break, to see the check fail; the published record stays. */
type Change = 'seed' | 'numbers' | 'commitment' | 'anchor' | 'signature';

/** The record with one figure changed: its first digit is another one. */
function broken(proof: DrawProof, change: Change | undefined): DrawProof {
  const other = (text: string) => `${text.startsWith('0') ? 1 : 0}${text.slice(1)}`;
  if (change === 'numbers') {
    return {
      ...proof,
      numbers: proof.numbers.map((number, at) => (at === 0 ? other(number) : number)),
    };
  }
  if (change === 'anchor') {
    return {
      ...proof,
      chain: proof.chain && { ...proof.chain, anchor: other(proof.chain.anchor) },
    };
  }
  const figure = change && proof[change];
  return change && figure ? { ...proof, [change]: other(figure) } : proof;
}

/** The steps of the check; none before the draw is published whole. */
function checked(proof: DrawProof): readonly Verified[] {
  const { root, betCount } = proof;
  if (root === null || betCount === null || proof.numbers.length === 0) return [];
  return verifyDraw({ ...proof, root, betCount });
}

/** The verdict, its steps, a way to break them, the figures, and what they do not show. */
export function ProofCheck({ proof, check }: { proof: DrawProof; check: SealCheck }) {
  const [change, setChange] = useState<Change>();
  const shown = broken(proof, change);
  const steps = checked(shown);
  const isSigned = check.isSigned(shown);
  return (
    <>
      <Verdict proof={proof} steps={steps} isSigned={isSigned} />
      <LateDraw proof={proof} />
      <ProofSteps proof={shown} steps={steps} isSigned={isSigned} />
      {steps.length > 0 && <BreakIt proof={proof} change={change} onChange={setChange} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ProofFigures proof={shown} publicKeys={check.publicKeys} />
        <ProofLimits proof={proof} />
      </div>
      {shown.numbers.length > 0 && <Numbers proof={shown} />}
    </>
  );
}

interface VerdictProps {
  proof: DrawProof;
  steps: readonly Verified[];
  isSigned: boolean | undefined;
}

function Verdict({ proof, steps, isSigned }: VerdictProps) {
  const { t } = useLingui();
  const isDrawn = proof.numbers.length > 0;
  const isForged = isSigned === false;
  const holds = steps.length > 0 && !isForged && steps.every(({ ok }) => ok);
  const isOfficial = proof.source === 'official';
  const isBroken = (isDrawn || isForged) && !holds && !isOfficial && !proof.voidedAt;
  const [Icon, title, text] = proof.voidedAt
    ? [Landmark, t`This draw is void`, t`It did not take place. Every bet on it was returned.`]
    : isOfficial
      ? [
          Landmark,
          t`Drawn outside`,
          t`These numbers come from an official draw, which this site does not draw. Only the list of bets is sealed here.`,
        ]
      : !isDrawn && !isForged
        ? [
            Hourglass,
            t`This draw is still to come`,
            t`Its seal is published; the seed and the numbers follow with the draw.`,
          ]
        : holds
          ? [
              BadgeCheck,
              t`This draw holds`,
              t`Your browser has recomputed every step. The numbers follow from the seed that was sealed before the sales opened.`,
            ]
          : [
              BadgeX,
              t`This draw does not hold`,
              t`Figures differ from what was published. If you did not change them yourself, send this page to customer service.`,
            ];
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
      {isBroken || (holds && !proof.voidedAt) ? (
        <ProofSeal isBroken={isBroken} />
      ) : (
        <Icon size={72} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
      )}
      <div className="max-w-3xl min-w-0 flex-1">
        <h2 className="text-24 font-bold md:text-32">{title}</h2>
        <p className="text-16">{text}</p>
      </div>
    </div>
  );
}

function BreakIt({
  proof,
  change,
  onChange,
}: {
  proof: DrawProof;
  change: Change | undefined;
  onChange: (change: Change | undefined) => void;
}) {
  const { t } = useLingui();
  const choices: readonly { id: Change; label: string }[] = [
    { id: 'numbers', label: t`Change a number` },
    { id: 'seed', label: t`Change the seed` },
    { id: 'commitment', label: t`Change the seal` },
    ...(proof.chain ? [{ id: 'anchor' as const, label: t`Change the anchor` }] : []),
    ...(proof.signature ? [{ id: 'signature' as const, label: t`Change the signature` }] : []),
  ];
  return (
    <Panel title={t`Try to break it`} note={t`only in your browser`}>
      <div className="flex flex-wrap gap-2 p-4">
        {choices.map(({ id, label }) => (
          <Button key={id} aria-pressed={change === id} onClick={() => onChange(id)}>
            {label}
          </Button>
        ))}
        <Button tone="accent" disabled={change === undefined} onClick={() => onChange(undefined)}>
          <Trans>As it was published</Trans>
        </Button>
      </div>
    </Panel>
  );
}

function Numbers({ proof }: { proof: DrawProof }) {
  const { t } = useLingui();
  const { shape, numbers } = proof;
  if (shape.kind === 'table') {
    return (
      <Panel title={t`Drawn numbers`}>
        <p className="p-4 font-mono text-14 break-words">{numbers.join(' ')}</p>
      </Panel>
    );
  }
  const kind = shape.length === 3 ? 'k3' : shape.high === 10 ? 'pk10' : '5d';
  return (
    <Panel title={t`Drawn numbers`}>
      <div className="p-4">
        <DrawnNumbers
          kind={kind}
          draw={{ prizes: [{ prize: 'balls', labelName: '', numbers: [...numbers] }] }}
        />
      </div>
    </Panel>
  );
}
